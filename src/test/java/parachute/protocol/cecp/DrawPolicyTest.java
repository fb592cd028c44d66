package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class DrawPolicyTest {
    private static final Position DEAD = chess("4k3/4r3/8/8/8/8/4R3/4K3 w - - 40 70");
    private static final Position EARLY = Position.start(Variant.CHESS);

    private OwnScores scores;
    private DrawPolicy policy;

    @BeforeEach
    void setUp() {
        scores = new OwnScores();
        policy = new DrawPolicy(scores);
    }

    private static Position chess(String fen) {
        return Fen.parse(fen, Variant.CHESS);
    }

    private void scored(int... values) {
        for (int value : values) {
            scores.add(value);
        }
    }

    @Test
    void nothingIsAcceptedBeforeAnythingIsKnown() {
        assertFalse(policy.accepts(EARLY));
        assertFalse(policy.accepts(DEAD));
    }

    @Test
    void theWorseSideIsGladOfADrawAtAnyTime() {
        scored(30, -200);
        assertTrue(policy.accepts(EARLY));
    }

    @Test
    void theBetterSideIsNot() {
        scored(0, 0, 0, 0, 0, 150);
        assertFalse(policy.accepts(DEAD));
    }

    @Test
    void anEvenGameIsPlayedUntilItIsDead() {
        scored(0, 0, 0, 0, 0);
        assertFalse(policy.accepts(EARLY));
        assertFalse(policy.accepts(chess("4k3/4r3/8/8/8/8/4R3/4K3 w - - 2 70")), "something has just happened");
        assertTrue(policy.accepts(DEAD));
    }

    @Test
    void aDeadGameIsOfferedAsADrawOnceInAWhile() {
        scored(0, 3, -5, 0, 0);
        assertTrue(policy.offers(DEAD));
        assertFalse(policy.offers(chess("4k3/4r3/8/8/8/8/4R3/4K3 w - - 44 72")));
        assertTrue(policy.offers(chess("4k3/4r3/8/8/8/8/4R3/4K3 w - - 60 80")));
    }

    @Test
    void aLostGameIsNotOfferedAsADraw() {
        scored(-500, -500, -500, -500, -500);
        assertFalse(policy.offers(DEAD));
    }

    @Test
    void aCrazyhouseGameIsNeverDead() {
        scored(0, 0, 0, 0, 0);
        assertFalse(policy.offers(Fen.parse("4k3/4r3/8/8/8/8/4R3/4K3[] w - - 40 70", Variant.CRAZYHOUSE)));
    }

    @Test
    void inCrazyhouseLessThanTwoPawnsIsWorthPlayingOn() {
        scored(-150);
        assertFalse(policy.accepts(Position.start(Variant.CRAZYHOUSE)));
        scored(-250);
        assertTrue(policy.accepts(Position.start(Variant.CRAZYHOUSE)));
    }

    @Test
    void resigningTakesThreeHopelessMovesInARow() {
        scored(-900, -900);
        assertFalse(ResignPolicy.resigns(scores));
        scored(-100, -900, -31_990);
        assertFalse(ResignPolicy.resigns(scores));
        scored(-800);
        assertTrue(ResignPolicy.resigns(scores));
    }
}
