package parachute.tools.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateAttack;
import parachute.engine.mate.MateSolver.MateVerdict;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.tools.tactics.MateFinder;

/** The positions that the program brings along are what they say. */
class SuiteTest {
    /** Nodes of the solver that prove every stored mate. */
    private static final long PROOF = 200_000;

    /** Up to here a shorter mate can be ruled out in no time. */
    private static final int REFUTABLE = 2;

    /** Nodes within which checks alone prove nine of ten of the mates that are longer. */
    private static final long PROOF_BY_CHECKS = 4_000;

    private static final MateSolver SOLVER = new MateSolver(MateAttack.ALL_MOVES, 4_000_000);
    private static final MateSolver BY_CHECKS = new MateSolver(MateAttack.CHECKS, 4_000_000);

    @Test
    void thereAreEnoughMatesOfEveryLength() {
        for (int length = SuiteGoals.SHORTEST; length <= MateFinder.LONGEST; length++) {
            int wanted = length;
            long mates = Suite.MATES.load().stream()
                    .filter(one -> one.mate().orElseThrow() == wanted)
                    .count();
            assertTrue(mates >= 25, mates + " mates in " + length);
        }
        assertTrue(Suite.MATES.load().size() >= 200);
    }

    @Test
    void noPositionComesTwice() {
        Set<Long> keys = new HashSet<>();
        Set<String> ids = new HashSet<>();
        for (SuitePosition one : all()) {
            assertTrue(keys.add(one.position().key()), one.id());
            assertTrue(ids.add(one.id()), one.id());
        }
    }

    @ParameterizedTest
    @EnumSource(Suite.class)
    void everyLineIsReadAndWrittenAlike(Suite suite) throws IOException {
        List<String> lines = lines(suite);
        String header = lines.get(0);
        assertTrue(header.startsWith("# scripts/parachute suite make " + suite.title()), "finished: " + header);
        for (String line : lines.subList(1, lines.size())) {
            assertEquals(line, SuitePosition.parse(line, Variant.CRAZYHOUSE).format());
        }
    }

    private static List<String> lines(Suite suite) throws IOException {
        try (InputStream in = Suite.class.getResourceAsStream(suite.file())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mates")
    void everyMateIsProvedAgain(String id, SuitePosition one) {
        int length = one.mate().orElseThrow();
        assertFalse(one.best().isEmpty());
        for (int move : one.best()) {
            Position after = one.position().copy();
            after.make(move);
            assertEquals(
                    MateVerdict.PROVED, SOLVER.isMated(after, length - 1, PROOF).verdict());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mates")
    void thereIsNoShorterMate(String id, SuitePosition one) {
        int shorter = one.mate().orElseThrow() - 1;
        if (shorter <= REFUTABLE) {
            assertEquals(
                    MateVerdict.REFUTED,
                    SOLVER.mates(one.position(), shorter, PROOF).verdict());
        } else {
            assertNotEquals(
                    MateVerdict.PROVED,
                    BY_CHECKS.mates(one.position(), shorter, PROOF_BY_CHECKS).verdict());
        }
    }

    @Test
    void singleWinningMovesAreNotMatesAndHaveOneSolution() {
        for (SuitePosition one : Suite.MOVES.load()) {
            assertEquals(1, one.best().size(), one.id());
            assertTrue(one.mate().isEmpty(), one.id());
        }
    }

    @Test
    void thereAreAsManySingleWinningMovesAsWereAskedFor() throws IOException {
        Matcher wanted =
                Pattern.compile("--moves (\\d+)").matcher(lines(Suite.MOVES).get(0));
        assertTrue(wanted.find());
        assertEquals(Integer.parseInt(wanted.group(1)), Suite.MOVES.load().size());
        assertTrue(Suite.MOVES.load().size() >= 100);
    }

    static Stream<Object[]> mates() {
        return Suite.MATES.load().stream().map(one -> new Object[] {one.id(), one});
    }

    private static List<SuitePosition> all() {
        return Arrays.stream(Suite.values())
                .flatMap(suite -> suite.load().stream())
                .toList();
    }
}
