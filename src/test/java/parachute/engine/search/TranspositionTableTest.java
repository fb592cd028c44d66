package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Move;
import parachute.rules.board.Variant;

class TranspositionTableTest {
    private static final SearchParameters PARAMETERS = SearchParameters.of(Variant.CHESS);

    @Property
    void givesBackWhatWasStored(
            long key,
            @IntRange(max = Move.LIMIT - 1) int move,
            @IntRange(min = -20_000, max = 20_000) int score,
            @IntRange(min = -20_000, max = 20_000) int eval,
            @IntRange(min = TranspositionTable.WITHOUT_CHECKS, max = 120) int depth,
            Bound bound) {
        TranspositionTable table = new TranspositionTable(1);
        table.store(key, move, score, 7, eval, depth, bound, PARAMETERS);
        long entry = table.probe(key);
        assertEquals(move, TranspositionTable.move(entry));
        assertEquals(score, TranspositionTable.score(entry, 7));
        assertEquals(eval, TranspositionTable.eval(entry));
        assertEquals(depth, TranspositionTable.depth(entry));
        assertEquals(bound, TranspositionTable.bound(entry));
    }

    @Test
    void matesAreCountedFromTheNodeThatAsks() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(42, Move.NONE, Score.mateIn(9), 5, 0, 3, Bound.EXACT, PARAMETERS); // mate 4 plies below the node
        assertEquals(Score.mateIn(2 + 4), TranspositionTable.score(table.probe(42), 2));
        table.store(43, Move.NONE, Score.matedIn(9), 5, 0, 3, Bound.EXACT, PARAMETERS);
        assertEquals(Score.matedIn(2 + 4), TranspositionTable.score(table.probe(43), 2));
    }

    @Test
    void unknownPositionsAreNotFound() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(1, Move.of(1, 2), 0, 0, 0, 1, Bound.EXACT, PARAMETERS);
        assertEquals(0, table.probe(2));
    }

    @Test
    void anUpdateWithoutMoveKeepsTheMove() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(5, Move.of(1, 2), 10, 0, 0, 4, Bound.LOWER, PARAMETERS);
        table.store(5, Move.NONE, 12, 0, 0, 5, Bound.UPPER, PARAMETERS);
        assertEquals(Move.of(1, 2), TranspositionTable.move(table.probe(5)));
    }

    @Test
    void oldEntriesMakeRoomBeforeFreshOnes() {
        TranspositionTable table = new TranspositionTable(1);
        for (int i = 0; i < 4; i++) {
            table.store(i, Move.of(1, 2), 0, 0, 0, 5, Bound.EXACT, PARAMETERS); // small keys share one bucket
        }
        table.nextSearch();
        table.store(4, Move.of(1, 2), 0, 0, 0, 1, Bound.EXACT, PARAMETERS);
        table.store(5, Move.of(1, 2), 0, 0, 0, 1, Bound.EXACT, PARAMETERS);
        assertTrue(table.probe(4) != 0 && table.probe(5) != 0);
    }

    /** An eighth of several parts is freed for the rest of the program. */
    @ParameterizedTest(name = "{0} MB in a heap of {1} MB: {2} MB")
    @CsvSource({"200, 170, 128", "40, 40, 40", "9, 6, 6", "2, 1, 1"})
    void aTableThatDoesNotFitIsMadeSmaller(int wanted, int heap, int actual) {
        TranspositionTable table = new TranspositionTable(wanted, () -> true, new SmallHeap(heap));
        assertEquals(actual, table.megabytes());
        table.store(-1, Move.of(1, 2), 10, 0, 0, 4, Bound.LOWER, PARAMETERS);
        table.store(5, Move.of(1, 2), 10, 0, 0, 4, Bound.LOWER, PARAMETERS);
        assertTrue(table.probe(-1) != 0 && table.probe(5) != 0);
    }

    @Test
    void withoutAMegabyteOfMemoryThereIsNoTable() {
        assertThrows(OutOfMemoryError.class, () -> new TranspositionTable(9, () -> true, new SmallHeap(0)));
    }

    @Test
    void aCancelledTableIsNotFullyAllocated() {
        SmallHeap heap = new SmallHeap(Integer.MAX_VALUE >> 20);
        new TranspositionTable(1_000, () -> heap.freeMegabytes() > 2_000, heap);
        assertTrue(heap.freeMegabytes() > 1_950, "some parts of 16 MB at most");
    }

    /** Allocates up to a number of megabytes. */
    private static final class SmallHeap implements IntFunction<long[]> {
        private long free;

        SmallHeap(int megabytes) {
            free = (long) megabytes << 17;
        }

        long freeMegabytes() {
            return free >> 17;
        }

        @Override
        public long[] apply(int longs) {
            if (longs > free) {
                throw new OutOfMemoryError();
            }
            free -= longs;
            return new long[longs];
        }
    }

    @Test
    void clearedTableIsEmpty() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(5, Move.of(1, 2), 10, 0, 0, 4, Bound.LOWER, PARAMETERS);
        assertTrue(table.permille() > 0);
        table.clear();
        assertEquals(0, table.probe(5));
        assertEquals(0, table.permille());
    }
}
