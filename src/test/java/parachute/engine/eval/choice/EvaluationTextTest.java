package parachute.engine.eval.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.network.Features;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.eval.network.OutputBuckets;
import parachute.engine.eval.network.SmallNetwork;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Evaluations sent to other machines. */
class EvaluationTextTest {
    private static final EvaluationList KNOWN = new EvaluationList(List.of(Evaluation.DEFAULT));

    private static final Network OWN = SmallNetwork.of(Variant.CRAZYHOUSE, 1);
    private static final EvaluationText SENT = EvaluationText.of(Evaluation.DEFAULT.with(OWN), Variant.CRAZYHOUSE);

    @Test
    void aNetworkThatOthersMayNotHaveIsSentWithIt() {
        Evaluation there = SENT.evaluation(Variant.CRAZYHOUSE, KNOWN);
        assertEquals(NetworkFile.checksum(OWN), there.checksum(Variant.CRAZYHOUSE));
        Position start = Position.start(Variant.CRAZYHOUSE);
        assertEquals(
                Evaluation.DEFAULT.with(OWN).apply(Variant.CRAZYHOUSE).evaluate(start),
                there.apply(Variant.CRAZYHOUSE).evaluate(start));
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void whatIsPartOfTheProgramIsNamedByItsChecksum(Variant variant) {
        for (Evaluation evaluation : KNOWN.evaluations()) {
            EvaluationText text = EvaluationText.of(evaluation, variant);
            assertEquals(new EvaluationText(evaluation.checksum(variant), ""), text);
            assertEquals(evaluation, text.evaluation(variant, KNOWN));
        }
    }

    @Test
    void aDamagedNetworkIsRefused() {
        assertRefused("the network is damaged: Illegal base64 character 21", "!" + SENT.network());
        assertRefused("this is not a network of Parachute", SENT.network().substring(4));
        assertRefused(
                "the network is damaged: its checksum is wrong",
                SENT.network().substring(0, SENT.network().length() - 4));
        byte[] bytes = Base64.getDecoder().decode(SENT.network());
        bytes[bytes.length / 2]++;
        assertRefused(
                "the network is damaged: its checksum is wrong",
                Base64.getEncoder().encodeToString(bytes));
    }

    @Test
    void aNetworkThatIsNotTheOneThatWasNamedIsRefused() {
        String another = EvaluationText.of(
                        Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CRAZYHOUSE, 2)), Variant.CRAZYHOUSE)
                .network();
        String found = Integer.toHexString(NetworkFile.checksum(SmallNetwork.of(Variant.CRAZYHOUSE, 2)));
        assertRefused(
                "the network that was sent has the checksum " + found + ", not " + Integer.toHexString(SENT.checksum()),
                another);
        String ofChess = EvaluationText.of(Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CHESS, 1)), Variant.CHESS)
                .network();
        assertRefused("the network that was sent is for chess, not for crazyhouse", ofChess);
    }

    @Test
    void aNetworkIsNotLargerThanWhatCanBeSent() {
        String message = "a network of 7.7 MB is too large to be sent to other machines: 7.0 MB at most";
        assertRefused(message, "A".repeat(10_250_000));
        Evaluation large = Evaluation.DEFAULT.with(emptyNetworkOfChess(2_800));
        assertEquals(
                message,
                assertThrows(UserException.class, () -> EvaluationText.of(large, Variant.CHESS))
                        .getMessage());
    }

    private static Network emptyNetworkOfChess(int hidden) {
        return new Network(
                Variant.CHESS,
                100,
                new int[Features.count(Variant.CHESS)][hidden],
                new int[hidden],
                new int[OutputBuckets.PHASES][2][hidden],
                new int[OutputBuckets.PHASES]);
    }

    @Test
    void aChecksumThatThisMachineDoesNotKnowIsNamed() {
        EvaluationText unknown = new EvaluationText(0xabc, "");
        assertEquals(
                "there is no evaluation of chess with the checksum abc here; give its network by --evaluation",
                assertThrows(IllegalArgumentException.class, () -> unknown.evaluation(Variant.CHESS, KNOWN))
                        .getMessage());
    }

    private static void assertRefused(String message, String network) {
        EvaluationText text = new EvaluationText(SENT.checksum(), network);
        assertEquals(
                message,
                assertThrows(UserException.class, () -> text.evaluation(Variant.CRAZYHOUSE, KNOWN))
                        .getMessage());
    }
}
