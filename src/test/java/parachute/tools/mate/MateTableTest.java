package parachute.tools.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Counts of mates by their length. */
class MateTableTest {
    private static final Position START = Position.start(Variant.CHESS);

    private static MateProblem problem(int length) {
        return new MateProblem("one", START, length == 0 ? OptionalInt.empty() : OptionalInt.of(length));
    }

    private static MateAnswer answer(int none, int length, long milliseconds) {
        List<Integer> line =
                IntStream.range(0, Math.max(0, 2 * length - 1)).boxed().toList();
        return new MateAnswer(START, none, none, line, 1, milliseconds);
    }

    @Test
    void withoutPositionsThereIsNoTable() {
        assertEquals(List.of(), new MateTable().lines());
    }

    @Test
    void matesAreCountedByTheLengthThatIsGivenOrElseFound() {
        MateTable table = new MateTable();
        table.add(problem(3), answer(2, 3, 1_000));
        table.add(problem(3), answer(2, 4, 3_000));
        table.add(problem(0), answer(1, 3, 2_000));
        table.add(problem(5), answer(4, 0, 500));
        table.add(problem(0), answer(4, 0, 1_500));
        assertEquals(
                List.of(
                        "             positions  proved  shortest  as given  mean time    longest",
                        "none proved          1       0         0         0    1.500 s    1.500 s",
                        "mate in 3            3       3         1         1    2.000 s    3.000 s",
                        "mate in 5            1       0         0         0    0.500 s    0.500 s",
                        "all                  5       3         1         1    1.600 s    3.000 s"),
                table.lines());
    }
}
