package parachute.tools.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateAttack;
import parachute.engine.mate.MateSolver.MateVerdict;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/** Files of puzzles, and those that are part of the program. */
class PuzzleFileTest {
    /** Bytes of the puzzles of both variants together, before the jar compresses them. */
    private static final int MAX_BYTES = 600_000;

    private static final long PROOF = 1_000_000;

    @TempDir
    private Path folder;

    @Test
    void whatIsNotAPuzzleIsNamedAndLeftOut() throws IOException {
        Puzzle puzzle = PuzzleTest.puzzle("6k1/5ppp/8/8/8/7P/5PP1/R5K1 b - - 0 1", "g8h8 a1a8");
        Path file = Files.writeString(
                folder.resolve("p.csv"),
                Puzzle.HEADER + ",OpeningTags\n\nno puzzle\n" + puzzle.format() + ",Italian\n");
        List<String> warnings = new ArrayList<>();
        assertEquals(List.of(puzzle), PuzzleFile.read(file, warnings::add));
        assertEquals(List.of(file + " line 3: expected 9 columns, not \"no puzzle\"; it is left out"), warnings);
    }

    @Test
    void aFileWithoutPuzzlesIsAnError() throws IOException {
        Path file = Files.writeString(folder.resolve("p.csv"), Puzzle.HEADER + '\n');
        assertThrows(UserException.class, () -> PuzzleFile.read(file, warning -> {}));
        assertThrows(UserException.class, () -> PuzzleFile.read(folder.resolve("none.csv"), warning -> {}));
    }

    /** As when games are given to the command that shows puzzles. */
    @Test
    void aFileOfSomethingElseIsOneErrorAndNotOneForEachLine() throws IOException {
        Path file = Files.writeString(folder.resolve("games.pgn"), "[White \"A\"]\n\n1. e4 *\n");
        List<String> warnings = new ArrayList<>();
        UserException refusal = assertThrows(UserException.class, () -> PuzzleFile.read(file, warnings::add));
        assertEquals(
                file + " has no puzzles: " + file + " line 1: expected 9 columns, not \"[White \"A\"]\"",
                refusal.getMessage());
        assertEquals(List.of(), warnings);
    }

    @ParameterizedTest
    @EnumSource
    void noTwoPuzzlesOfTheProgramAreAlike(Variant variant) {
        List<Puzzle> puzzles = PuzzleFile.builtIn(variant);
        assertTrue(puzzles.stream().allMatch(puzzle -> puzzle.variant() == variant));
        assertEquals(puzzles.size(), count(puzzles, Puzzle::id));
        assertEquals(puzzles.size(), count(puzzles, Puzzle::pattern));
    }

    private static long count(List<Puzzle> puzzles, Function<Puzzle, String> key) {
        return puzzles.stream().map(key).distinct().count();
    }

    @Test
    void thePuzzlesOfTheProgramAreSmall() {
        int bytes = 0;
        for (Variant variant : Variant.values()) {
            for (Puzzle puzzle : PuzzleFile.builtIn(variant)) {
                bytes += puzzle.format().getBytes(StandardCharsets.UTF_8).length;
            }
        }
        assertTrue(bytes <= MAX_BYTES, bytes + " bytes");
    }

    @ParameterizedTest
    @EnumSource
    void fewPuzzlesOfTheProgramShareARating(Variant variant) {
        List<Puzzle> puzzles = PuzzleFile.builtIn(variant);
        puzzles.stream()
                .collect(Collectors.groupingBy(Puzzle::rating, Collectors.counting()))
                .forEach((rating, count) ->
                        assertTrue(100 * count <= 3L * puzzles.size(), count + " are rated " + rating));
    }

    @ParameterizedTest
    @EnumSource
    void shortMatesOfTheProgramAreTheShortest(Variant variant) {
        MateSolver solver = new MateSolver(MateAttack.ALL_MOVES, 1_000_000);
        for (Puzzle puzzle : PuzzleFile.builtIn(variant)) {
            int moves = puzzle.length();
            if (puzzle.has(Theme.MATE_IN_1) || puzzle.has(Theme.MATE_IN_2)) {
                assertEquals(
                        MateVerdict.PROVED,
                        solver.mates(puzzle.start(), moves, PROOF).verdict(),
                        puzzle::format);
            }
            if (puzzle.has(Theme.MATE_IN_2)) {
                assertEquals(
                        MateVerdict.REFUTED,
                        solver.mates(puzzle.start(), moves - 1, PROOF).verdict(),
                        puzzle::format);
            }
        }
    }
}
