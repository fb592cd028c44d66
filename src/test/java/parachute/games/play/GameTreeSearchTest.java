package parachute.games.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTreeSearchTest {
    /**
     * The subtraction game: whoever takes the last of a heap wins; one to three may be taken. The evaluation is
     * useless.
     */
    private record Heap(int size, GameSide sideToMove) implements GameState<Heap.Take> {
        record Take(int count) implements GameMove {
            @Override
            public String text() {
                return String.valueOf(count);
            }
        }

        @Override
        public List<Take> moves() {
            return IntStream.rangeClosed(1, Math.min(3, size))
                    .mapToObj(Take::new)
                    .toList();
        }

        @Override
        public Heap apply(Take move) {
            return new Heap(size - move.count(), sideToMove.other());
        }

        @Override
        public GameOutcome outcome() {
            return size == 0 ? GameOutcome.wonBy(sideToMove.other()) : GameOutcome.OPEN;
        }

        @Override
        public int evaluate() {
            return 0;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14})
    void aWonGameIsWonByTheOnlyMoveThatDoes(int size) {
        Heap.Take move =
                new GameTreeSearch<Heap.Take>(GameSearchLimit.depth(20), 1).choose(new Heap(size, GameSide.SECOND));
        assertEquals(size % 4, move.count());
    }

    @Test
    void fromAWonPositionItBeatsARandomMoverAlways() {
        for (int seed = 0; seed < 50; seed++) {
            GamePlayer<Heap.Take> player = new GameTreeSearch<>(GameSearchLimit.depth(20), seed);
            assertEquals(
                    GameOutcome.FIRST_WINS,
                    GamePlayout.play(new Heap(15, GameSide.FIRST), player, new RandomPlayer<>(seed)));
            assertEquals(
                    GameOutcome.SECOND_WINS,
                    GamePlayout.play(new Heap(16, GameSide.FIRST), new RandomPlayer<>(seed), player));
        }
    }

    @Test
    void itFindsWhatMinimaxFindsInAnyOrderOfTheSides() {
        for (int seed = 0; seed < 2000; seed++) {
            RandomTree tree = RandomTree.grow(new Random(seed), 7);
            int depth = 1 + seed % 7;
            if (tree.children().size() < 2) {
                continue;
            }
            GameSearchResult<RandomTree.Branch> found =
                    new GameTreeSearch<RandomTree.Branch>(GameSearchLimit.depth(depth), seed).search(tree);
            int sign = tree.sideToMove() == GameSide.FIRST ? 1 : -1;
            int expected = tree.minimax(found.depth(), 0);
            assertEquals(expected, sign * found.value(), "seed " + seed);
            assertEquals(expected, tree.apply(found.move()).minimax(found.depth() - 1, 1), "the move, seed " + seed);
        }
    }

    @Test
    void theSameSeedPlaysTheSameMove() {
        for (int seed = 0; seed < 200; seed++) {
            RandomTree tree = RandomTree.grow(new Random(seed), 6);
            if (!tree.outcome().isOver()) {
                GameSearchResult<RandomTree.Branch> once =
                        new GameTreeSearch<RandomTree.Branch>(GameSearchLimit.depth(4), seed).search(tree);
                assertEquals(once, new GameTreeSearch<RandomTree.Branch>(GameSearchLimit.depth(4), seed).search(tree));
            }
        }
    }

    @Test
    void theSeedDecidesBetweenMovesOfTheSameValue() {
        Set<Heap.Take> moves = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            moves.add(
                    new GameTreeSearch<Heap.Take>(GameSearchLimit.depth(2), seed).choose(new Heap(30, GameSide.FIRST)));
        }
        assertEquals(3, moves.size());
    }

    @Test
    void itStopsWhenTheTimeIsUp() {
        GameSearchLimit limit = GameSearchLimit.time(Duration.ofMillis(50));
        long start = System.nanoTime();
        new GameTreeSearch<Heap.Take>(limit, 1).search(new Heap(100, GameSide.FIRST));
        assertTrue(System.nanoTime() - start < Duration.ofSeconds(20).toNanos());
    }

    @Test
    void withoutTimeItStillPlays() {
        Heap heap = new Heap(100, GameSide.FIRST);
        GameSearchResult<Heap.Take> result =
                new GameTreeSearch<Heap.Take>(GameSearchLimit.time(Duration.ZERO), 1).search(heap);
        assertTrue(heap.moves().contains(result.move()));
    }

    @Test
    void aTreeSearchedToItsEndsIsNotSearchedAgain() {
        RandomTree drawn = new RandomTree(GameSide.FIRST, GameOutcome.DRAW, 0, List.of());
        RandomTree tree = new RandomTree(GameSide.FIRST, GameOutcome.OPEN, 5, List.of(drawn, drawn));
        GameSearchResult<RandomTree.Branch> result =
                new GameTreeSearch<RandomTree.Branch>(GameSearchLimit.seconds(60), 1).search(tree);
        assertEquals(1, result.depth());
        assertEquals(0, result.value());
    }

    @Test
    void afterTheEndThereAreNoMoves() {
        Heap end = new Heap(0, GameSide.FIRST);
        assertThrows(
                IllegalArgumentException.class,
                () -> new GameTreeSearch<Heap.Take>(GameSearchLimit.depth(1), 1).choose(end));
        assertThrows(IllegalArgumentException.class, () -> new RandomPlayer<Heap.Take>(1).choose(end));
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, 0, GameSearchLimit.MAX_DEPTH + 1})
    void aDepthOutOfRangeIsRefused(int depth) {
        assertThrows(IllegalArgumentException.class, () -> GameSearchLimit.depth(depth));
    }

    @Test
    void aNegativeTimeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> GameSearchLimit.seconds(-1));
    }
}
