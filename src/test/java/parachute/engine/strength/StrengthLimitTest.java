package parachute.engine.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Which searches are limited, and how. */
class StrengthLimitTest {
    private static final SearchLimits CLOCK = SearchLimits.NONE.withClock(300_000, 0, 0);

    private static SearchLimits limited(SearchLimits wanted) {
        StrengthLimit strength = new StrengthLimit(new SplittableRandom(1));
        strength.setOn(true);
        // The strongest player, since the weakest search a single node.
        strength.setStrength(new Strength(Strength.MAX));
        return strength.limit(Position.start(Variant.CHESS), wanted, SearchListener.SILENT)
                .orElseThrow()
                .limits();
    }

    @Test
    void aSearchEndsAfterAnIterationAndInALongOneToo() {
        SearchLimits limits = limited(CLOCK);
        assertTrue(limits.softNodes() < 10_000, limits.toString());
        assertEquals(200_000, limits.nodes());
    }

    @Test
    void smallerLimitsStay() {
        SearchLimits limits = limited(SearchLimits.NONE.withNodes(50).withSoftNodes(10));
        assertEquals(50, limits.nodes());
        assertEquals(10, limits.softNodes());
    }

    @Test
    void ofRandomMovesASingleOneIsSearchedWhateverTheStrengthIs() {
        StrengthLimit strength = new StrengthLimit(new SplittableRandom(1));
        strength.setLevel(Level.RANDOM);
        strength.setOn(true);
        SearchLimits limits = strength.limit(Position.start(Variant.CHESS), CLOCK, SearchListener.SILENT)
                .orElseThrow()
                .limits();
        assertEquals(1, limits.rootMoves().size());
        assertEquals(1, limits.multiPv());
    }

    @Test
    void anotherLevelEndsRandomMoves() {
        StrengthLimit strength = new StrengthLimit(new SplittableRandom(1));
        strength.setLevel(Level.RANDOM);
        strength.setLevel(Level.FULL);
        assertFalse(strength.isWeaker());
    }

    @Test
    void twelveMovesAreCompared() {
        assertEquals(12, limited(CLOCK).multiPv());
    }
}
