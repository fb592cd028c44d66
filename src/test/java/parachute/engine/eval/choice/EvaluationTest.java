package parachute.engine.eval.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.eval.classical.EvaluationReport;
import parachute.engine.eval.network.BuiltInNetworks;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.eval.network.SmallNetwork;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class EvaluationTest {
    private static final Network NETWORK = SmallNetwork.of(Variant.CRAZYHOUSE, 1);
    private static final Evaluation GIVEN = Evaluation.DEFAULT.with(NETWORK);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Variant.class)
    void byDefaultTheBuiltInNetworkIsUsedWhereThereIsOne(Variant variant) {
        assertEquals(BuiltInNetworks.of(variant), Evaluation.DEFAULT.network(variant));
        boolean builtIn = BuiltInNetworks.of(variant).isPresent();
        assertNotEquals(builtIn, Evaluation.DEFAULT.apply(variant) instanceof ClassicalEvaluator);
        assertEquals(builtIn, Evaluation.DEFAULT.checksum(variant) != 0);
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void theClassicalEvaluationHasNoNetworkAndTheChecksum0(Variant variant) {
        assertInstanceOf(ClassicalEvaluator.class, Evaluation.CLASSICAL.apply(variant));
        assertEquals(Optional.empty(), GIVEN.with(EvaluationKind.CLASSICAL).network(variant));
        assertEquals(0, Evaluation.CLASSICAL.checksum(variant));
    }

    @Test
    void aNetworkIsUsedForItsOwnVariant() {
        assertEquals(Optional.of(NETWORK), GIVEN.network(Variant.CRAZYHOUSE));
        assertEquals(Evaluation.DEFAULT.network(Variant.CHESS), GIVEN.network(Variant.CHESS));
        Position start = Position.start(Variant.CRAZYHOUSE);
        assertEquals(
                new NetworkEvaluator(NETWORK).evaluate(start),
                GIVEN.apply(Variant.CRAZYHOUSE).evaluate(start));
    }

    /** The classical evaluation knows the right corner. */
    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/3k4/8/8/8/3KNB2 w - - 0 1", "8/8/8/3K4/8/8/8/3knb2 w - - 0 1"})
    void aBareKingOfChessIsLeftToTheClassicalEvaluation(String fen) {
        Network network = SmallNetwork.of(Variant.CHESS, 1);
        Evaluation evaluation = Evaluation.DEFAULT.with(network);
        Position bare = Fen.parse(fen, Variant.CHESS);
        int score = new ClassicalEvaluator(Variant.CHESS).evaluate(bare);
        assertEquals(score, evaluation.apply(Variant.CHESS).evaluate(bare));
        assertEquals(Evaluation.CLASSICAL.report(bare), evaluation.report(bare));
        Position other = Fen.parse("8/8/8/p2k4/8/8/P7/3KNB2 w - - 0 1", Variant.CHESS);
        assertEquals(
                new NetworkEvaluator(network).evaluate(other),
                evaluation.apply(Variant.CHESS).evaluate(other));
        Position crazyhouse = Fen.parse("8/8/8/3k4/8/8/8/3KNB2[] w - - 0 1", Variant.CRAZYHOUSE);
        assertEquals(
                new NetworkEvaluator(NETWORK).evaluate(crazyhouse),
                GIVEN.apply(Variant.CRAZYHOUSE).evaluate(crazyhouse));
    }

    @Test
    void theNetworksOfTwoVariantsAreUsedTogetherUntilTheyAreGivenUp() {
        Network chess = SmallNetwork.of(Variant.CHESS, 1);
        Evaluation both = GIVEN.with(chess);
        assertEquals(Optional.of(NETWORK), both.network(Variant.CRAZYHOUSE));
        assertEquals(Optional.of(chess), both.network(Variant.CHESS));
        assertEquals(Evaluation.DEFAULT, both.withoutFiles());
    }

    @Test
    void theChecksumDistinguishesNetworks() {
        Evaluation other = GIVEN.with(SmallNetwork.of(Variant.CRAZYHOUSE, 2));
        assertNotEquals(GIVEN.checksum(Variant.CRAZYHOUSE), other.checksum(Variant.CRAZYHOUSE));
    }

    @Test
    void theNetworkOfAFileIsTheSame() throws Exception {
        Path file = SmallNetwork.write(folder, Variant.CRAZYHOUSE, 1);
        Evaluation read = Evaluation.DEFAULT.withFile(file.toString());
        assertEquals(GIVEN.checksum(Variant.CRAZYHOUSE), read.checksum(Variant.CRAZYHOUSE));
    }

    @Test
    void aFileThatIsMissingDamagedOrForeignIsRefused() throws IOException {
        assertRefused(folder.resolve("x.net"), "there is no file " + folder.resolve("x.net"));
        assertRefused(Files.writeString(folder.resolve("hello"), "hello"), "this is not a network of Parachute");
        Path damaged = SmallNetwork.write(folder, Variant.CHESS, 1);
        byte[] bytes = Files.readAllBytes(damaged);
        bytes[100] ^= 1;
        assertRefused(Files.write(damaged, bytes), "the network is damaged: its checksum is wrong");
        assertRefused("\0", "this is not a file name");
        assertRefused("/dev/zero", "/dev/zero is not a regular file");
    }

    private static void assertRefused(Object file, String reason) {
        String name = file.toString();
        UserException e = assertThrows(UserException.class, () -> Evaluation.DEFAULT.withFile(name));
        assertEquals(reason, e.getMessage());
    }

    @Test
    void theReportEndsWithTheEvaluationInUse() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        List<String> classical = EvaluationReport.lines(position);
        assertEquals(classical, Evaluation.CLASSICAL.report(position));
        List<String> lines = GIVEN.report(position);
        assertEquals(classical, lines.subList(0, classical.size()));
        String last = lines.get(lines.size() - 1);
        assertTrue(last.startsWith("Evaluation (network): "), last);
    }

    @Test
    void inCheckThereIsNoEvaluation() {
        Position position = Fen.parse("k7/8/8/8/8/8/8/Q3K3 b - - 0 1", Variant.CRAZYHOUSE);
        assertEquals(List.of("Evaluation: none (in check)"), GIVEN.report(position));
    }

    @Test
    void theKindsHaveWords() {
        assertEquals(List.of("network", "classical"), EvaluationKind.words());
        assertEquals(Optional.of(EvaluationKind.CLASSICAL), EvaluationKind.parse("Classical"));
        assertEquals(Optional.empty(), EvaluationKind.parse("classic"));
    }
}
