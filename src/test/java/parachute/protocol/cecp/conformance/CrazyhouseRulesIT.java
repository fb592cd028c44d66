package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Variant;

/** Checks I: the rules of crazyhouse, and its positions and drops as clients write them. */
@Conformance
class CrazyhouseRulesIT {
    private static final TrackedBoard START = TrackedBoard.crazyhouse();
    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3";

    @Test
    @Tag("I01")
    void theVariantIsTakenSilentlyAndNeedsNoSetboard(XBoardClient client) {
        assertEquals(List.of(), client.complaintsAbout("new", "variant crazyhouse", "force"));
        client.assertTaken("e2e4", "d7d5", "e4d5", "d8d5");
    }

    @Test
    @Tag("I02")
    void aPieceInHandIsDroppedOnAnEmptySquareAndAPawnNotOnTheLastRanks(XBoardClient client) {
        client.newGame(START);
        client.assertRefused("P@e4");
        client.assertTaken("e2e4", "d7d5", "e4d5", "d8d5");
        List.of("P@a1", "P@a8", "P@d5", "N@e4").forEach(client::assertRefused);
        client.assertTaken("P@e4", "P@e5", "e4d5");
        client.assertRefused("Q@d4");
        client.assertTaken("c8g4", "Q@d4");
    }

    @ParameterizedTest
    @Tag("I03")
    @ValueSource(strings = {"[QPnp]", "[nPpQ]", "/QPnp"})
    void handsAreReadAsAnyClientWritesThem(String hands, XBoardClient client) {
        client.newGame(Variant.CRAZYHOUSE, KINGS + hands + " w - - 0 1");
        client.assertTaken("Q@a4", "N@c6", "P@b5", "e8d8");
    }

    @ParameterizedTest
    @Tag("I03")
    @ValueSource(strings = {"[-]", "[]", "", "/"})
    void emptyHandsAreReadAsAnyClientWritesThem(String hands, XBoardClient client) {
        client.newGame(Variant.CRAZYHOUSE, KINGS + hands + " w - - 0 1");
        client.assertRefused("Q@a4");
        client.assertTaken("e1e2");
    }

    @Test
    @Tag("I04")
    void aPromotedPieceOfAFenIsAPawnOnceItIsTaken(XBoardClient client) {
        client.newGame(Variant.CRAZYHOUSE, "r3k3/8/8/8/8/8/8/Q~3K3[] b - - 0 1");
        client.assertTaken("a8a1", "e1e2");
        client.assertRefused("Q@e4");
        client.assertTaken("P@e4");
    }

    @Test
    @Tag("I05")
    void aPieceThatWasPromotedInTheGameIsAPawnOnceItIsTaken(XBoardClient client) {
        client.newGame(Variant.CRAZYHOUSE, "1r2k3/2P5/8/8/8/8/8/4K3[] w - - 0 1");
        client.assertTaken("c7c8q", "b8c8", "e1e2");
        client.assertRefused("Q@a1");
        client.assertRefused("R@a1");
        client.assertTaken("P@a5");
    }

    @Test
    @Tag("I06")
    void aPromotedPieceStaysSoWhenItMovesAndUndoRestoresTheHands(XBoardClient client) {
        client.newGame(Variant.CRAZYHOUSE, "1r2k3/2P5/8/8/8/8/8/4K3[] w - - 0 1");
        client.assertTaken("c7c8q", "e8e7", "c8c2", "b8b2", "e1d1", "b2c2", "d1c2");
        client.assertRefused("Q@a1");
        client.assertTaken("P@a5", "R@h8");
        client.send("undo", "undo", "undo");
        client.assertRefused("R@h8");
        client.assertTaken("d1c2", "P@a5", "R@h8");
    }

    @Test
    @Tag("I07")
    void aDroppedRookNeverCastlesAndAPawnDroppedOnTheSecondRankMayGoTwoSteps(XBoardClient client) {
        client.newGame(Variant.CRAZYHOUSE, KINGS + "[R] w - - 0 1");
        client.assertTaken("R@h1", "e8e7");
        client.assertRefused("e1g1");
        client.newGame(Variant.CRAZYHOUSE, "4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1");
        client.assertTaken("P@e2", "e8e7", "e2e4", "d4e3");
    }

    @Test
    @Tag("I16")
    void newEndsTheVariant(XBoardClient client) {
        client.newGame(START);
        client.assertTaken("e2e4", "d7d5", "e4d5", "d8d5");
        client.newGame();
        client.assertTaken("e2e4", "d7d5", "e4d5", "d8d5");
        client.assertRefused("P@e4");
    }

    @ParameterizedTest
    @Tag("I17")
    @ValueSource(strings = {"[Pp]", "[PPPPPPPPPPQQNNnn]"})
    void handsBesideAFullBoardAreTaken(String hands, XBoardClient client) {
        client.newGame(Variant.CRAZYHOUSE, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR" + hands + " w KQkq - 0 1");
        client.assertTaken("P@e4");
    }

    /** XBoard passes these lines of a chess server on. */
    @Test
    @Tag("I18")
    void theHandsOfAServerAreTakenSilently(XBoardClient client) {
        client.newGame(START);
        assertEquals(List.of(), client.complaintsAbout("holding [PP] [N]", "holding [PP] [N] BN", "holding [] []"));
    }
}
