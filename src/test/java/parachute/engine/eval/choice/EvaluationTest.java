package parachute.engine.eval.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.endings.BareKing;
import parachute.engine.eval.network.BuiltInNetworks;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.eval.network.NetworkFile;
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
    void byDefaultTheBuiltInNetworkIsUsed(Variant variant) {
        assertEquals(BuiltInNetworks.of(variant), Evaluation.DEFAULT.network(variant));
        assertEquals(NetworkFile.checksum(BuiltInNetworks.of(variant)), Evaluation.DEFAULT.checksum(variant));
    }

    @Test
    void aNetworkIsUsedForItsOwnVariant() {
        assertEquals(NETWORK, GIVEN.network(Variant.CRAZYHOUSE));
        assertEquals(Evaluation.DEFAULT.network(Variant.CHESS), GIVEN.network(Variant.CHESS));
        Position start = Position.start(Variant.CRAZYHOUSE);
        assertEquals(
                new NetworkEvaluator(NETWORK).evaluate(start),
                GIVEN.apply(Variant.CRAZYHOUSE).evaluate(start));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/3k4/8/8/8/3KNB2 w - - 0 1", "8/8/8/3K4/8/8/8/3knb2 w - - 0 1"})
    void aBareKingOfChessIsNotLeftToTheNetwork(String fen) {
        Network network = SmallNetwork.of(Variant.CHESS, 1);
        Evaluator evaluator = Evaluation.DEFAULT.with(network).apply(Variant.CHESS);
        Position bare = Fen.parse(fen, Variant.CHESS);
        assertEquals(BareKing.evaluate(bare), evaluator.evaluate(bare));
        Position other = Fen.parse("8/8/8/p2k4/8/8/P7/3KNB2 w - - 0 1", Variant.CHESS);
        assertEquals(new NetworkEvaluator(network).evaluate(other), evaluator.evaluate(other));
        Position crazyhouse = Fen.parse("8/8/8/3k4/8/8/8/3KNB2[] w - - 0 1", Variant.CRAZYHOUSE);
        assertEquals(
                new NetworkEvaluator(NETWORK).evaluate(crazyhouse),
                GIVEN.apply(Variant.CRAZYHOUSE).evaluate(crazyhouse));
    }

    @Test
    void theNetworksOfTwoVariantsAreUsedTogether() {
        Network chess = SmallNetwork.of(Variant.CHESS, 1);
        Evaluation both = GIVEN.with(chess);
        assertEquals(NETWORK, both.network(Variant.CRAZYHOUSE));
        assertEquals(chess, both.network(Variant.CHESS));
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
    void inCheckThereIsNoEvaluation() {
        Position position = Fen.parse("k7/8/8/8/8/8/8/Q3K3 b - - 0 1", Variant.CRAZYHOUSE);
        assertEquals(List.of("Evaluation: none (in check)"), GIVEN.report(position));
    }
}
