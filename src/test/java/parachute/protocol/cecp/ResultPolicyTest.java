package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

class ResultPolicyTest {
    private static final Position WITHOUT_PROGRESS = chess("4k3/4r3/8/8/8/8/4R3/4K3 w - - 40 70");
    private static final Position AFTER_A_CAPTURE = chess("4k3/4r3/8/8/8/8/4R3/4K3 w - - 2 70");
    private static final Position TWO_MOVES_LATER = chess("4k3/4r3/8/8/8/8/4R3/4K3 w - - 44 72");
    private static final Position TEN_MOVES_LATER = chess("4k3/4r3/8/8/8/8/4R3/4K3 w - - 60 80");
    private static final Position START = Position.start(Variant.CHESS);

    private boolean mayResign = true;
    private final ResultPolicy policy = new ResultPolicy(() -> mayResign);

    private static Position chess(String fen) {
        return Fen.parse(fen, Variant.CHESS);
    }

    private void scores(int... values) {
        for (int value : values) {
            policy.addScore(value);
        }
    }

    private static void play(Position position, String moves) {
        for (String move : moves.split(" ")) {
            position.make(MoveText.parse(position, move));
        }
    }

    // ---- claims by the rules --------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({
        "8/8/4k3/8/8/4K3/8/8 w - - 0 1,INSUFFICIENT_MATERIAL",
        "8/8/4k3/8/8/4K3/8/6N1 w - - 0 1,INSUFFICIENT_MATERIAL",
        "8/8/4kb2/8/8/4K3/8/4B3 w - - 0 1,INSUFFICIENT_MATERIAL",
        "8/8/4k3/8/8/4K3/8/1N4N1 w - - 0 1,ONGOING",
        "8/8/4k3/8/4B3/4K3/8/1B6 w - - 0 1,ONGOING",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1,STALEMATE",
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1,WHITE_MATES",
        "4k3/8/8/8/8/R7/7r/4K3 b - - 100 80,FIFTY_MOVES"
    })
    void onlyWhatXBoardConfirmsIsClaimed(String fen, Outcome expected) {
        assertEquals(expected, ResultPolicy.claimableOutcome(chess(fen)));
    }

    @Test
    void theThirdTimeIsADraw() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        play(position, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
        assertEquals(Outcome.ONGOING, ResultPolicy.claimableOutcome(position));
        play(position, "f6g8");
        assertEquals(Outcome.REPETITION, ResultPolicy.claimableOutcome(position));
    }

    @Test
    void aRepetitionTooLongAgoForXBoardIsNotClaimed() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        play(position, "g1f3 g8f6 f3g1 f6g8");
        play(position, "g1f3 g8f6" + " f3d4 f6d5 d4f3 d5f6".repeat(26) + " f3g1 f6g8");
        assertEquals(Outcome.REPETITION, Outcome.of(position));
        assertFalse(ResultPolicy.claimableOutcome(position).isOver());
    }

    @Test
    void drawsThatAPlayerClaimsGoWithAnOffer() {
        assertTrue(ResultPolicy.needsOffer(Outcome.REPETITION));
        assertFalse(ResultPolicy.needsOffer(Outcome.STALEMATE));
        assertFalse(ResultPolicy.needsOffer(Outcome.ONGOING));
    }

    @Test
    void aClaimGoesWithTheNextMoveOnly() {
        policy.claimWithMove(true);
        assertTrue(policy.offersWithMove(START));
        assertFalse(policy.offersWithMove(START));
    }

    // ---- draws by agreement ---------------------------------------------------------------------------------------

    @Test
    void nothingIsAcceptedBeforeThereIsAScore() {
        assertFalse(policy.accepts(START));
        assertFalse(policy.accepts(WITHOUT_PROGRESS));
    }

    @Test
    void theWorseSideAcceptsADrawAtAnyTime() {
        scores(30, -200);
        assertTrue(policy.accepts(START));
    }

    @Test
    void theBetterSideDoesNot() {
        scores(0, 0, 0, 0, 0, 150);
        assertFalse(policy.accepts(WITHOUT_PROGRESS));
    }

    @Test
    void anEvenGameIsPlayedAsLongAsItProgresses() {
        scores(0, 0, 0, 0, 0);
        assertFalse(policy.accepts(START));
        assertFalse(policy.accepts(AFTER_A_CAPTURE));
        assertTrue(policy.accepts(WITHOUT_PROGRESS));
    }

    @Test
    void anOfferReceivedIsAcceptedWithTheNextMoveOnly() {
        scores(-200);
        policy.offerReceived();
        assertTrue(policy.offersWithMove(START));
        assertFalse(policy.offersWithMove(START));
    }

    @Test
    void anEvenGameWithoutProgressIsOfferedAsADrawEveryTenMoves() {
        scores(0, 3, -5, 0, 0);
        assertTrue(policy.offersWithMove(WITHOUT_PROGRESS));
        assertFalse(policy.offersWithMove(TWO_MOVES_LATER));
        assertTrue(policy.offersWithMove(TEN_MOVES_LATER));
    }

    @Test
    void aLostGameIsNotOfferedAsADraw() {
        scores(-500, -500, -500, -500, -500);
        assertFalse(policy.offersWithMove(WITHOUT_PROGRESS));
    }

    @Test
    void noCrazyhouseGameIsWithoutProgress() {
        scores(0, 0, 0, 0, 0);
        assertFalse(policy.offersWithMove(Fen.parse("4k3/4r3/8/8/8/8/4R3/4K3[] w - - 40 70", Variant.CRAZYHOUSE)));
    }

    @Test
    void inCrazyhouseTheWorseSidePlaysOnUpToTwoPawns() {
        scores(-150);
        assertFalse(policy.accepts(Position.start(Variant.CRAZYHOUSE)));
        scores(-250);
        assertTrue(policy.accepts(Position.start(Variant.CRAZYHOUSE)));
    }

    // ---- resignation ----------------------------------------------------------------------------------------------

    @Test
    void resigningTakesThreeLostMovesInARow() {
        scores(-900, -900);
        assertFalse(policy.resigns());
        scores(-100, -900, -31_990);
        assertFalse(policy.resigns());
        scores(-800);
        assertTrue(policy.resigns());
    }

    @Test
    void noGameIsResignedUnlessTheUserAllowsIt() {
        scores(-900, -900, -900);
        mayResign = false;
        assertFalse(policy.resigns());
    }

    @Test
    void theNextGameBeginsWithoutScoresAndOffers() {
        scores(-900, -900, -900);
        policy.offerReceived();
        policy.clear();
        assertFalse(policy.resigns());
        assertFalse(policy.offersWithMove(START));
    }
}
