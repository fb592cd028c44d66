package parachute.tools.compliance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.TestScripts;
import parachute.io.ChildProcess;

/** What is found out about engines, and how it is told. */
@Timeout(60)
@Execution(ExecutionMode.CONCURRENT) // Most of its time is spent waiting for replies that do not come.
class ComplianceTest {
    private static List<CheckResult> results(boolean isUci, String... command) throws InterruptedException {
        List<CheckResult> results = new ArrayList<>();
        Predicate<String> wanted = "position"::equals;
        Compliance compliance = isUci
                ? Compliance.uci(List.of(command), wanted, results::add)
                : Compliance.cecp(List.of(command), wanted, results::add);
        compliance.run();
        return results;
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anEngineThatEndsAtItsStartIsCheckedNoFurther() throws Exception {
        List<CheckResult> results = results(true, "sh", "-c", "echo no screen >&2; exit 3");
        assertEquals(1, results.size());
        assertTrue(results.getFirst().isFailure());
        assertEquals(
                "FAILED  start: the engine ended with status 3; standard error: no screen",
                results.getFirst().lines(false).getFirst());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void soIsOneOfXBoardsProtocol() throws Exception {
        List<CheckResult> results = results(false, "sh", "-c", "exit 3");
        assertEquals(1, results.size());
        assertTrue(results.getFirst().isFailure());
    }

    /** Every answer of this one is the same move, which is legal at the start alone. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatAnEngineDoesWrongIsToldWithTheRule() throws Exception {
        String script = "while read -r line; do case $line in uci) echo uciok ;; isready) echo readyok ;;"
                + " go*) echo bestmove e2e4 ;; quit) exit ;; esac; done";
        CheckResult position = results(true, "sh", "-c", script).getLast();
        assertEquals(
                List.of(
                        "FAILED  position: \"e2e4\" is not a legal move in 8/Pk6/8/8/8/8/4K3/8 w - - 2 2",
                        "          sent: position fen 8/P1k5/8/8/8/8/5K2/8 w - - 0 1 moves f2e2 c7b7",
                        "          sent: go depth 3",
                        "          came: \"bestmove e2e4\"",
                        "          rule: position [fen <fenstring> | startpos ] moves <move1> .... <movei>"),
                position.lines(false));
    }

    @Test
    void ofWhatIsRightOneLineIsToldUnlessMoreIsAskedFor() {
        CheckResult right = new CheckResult("a", "b", true, Optional.empty(), List.of("c"), List.of("d"));
        assertFalse(right.isFailure());
        assertEquals(List.of("ok      a"), right.lines(false));
        assertEquals(
                List.of("ok      a", "          sent: c", "          came: d", "          rule: b"), right.lines(true));
    }

    static Stream<String> faults() throws IOException {
        return Files.readAllLines(TestScripts.path("tools/compliance/faults.txt")).stream()
                .filter(line -> !line.startsWith("#"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsFoundByTheChecksOfItAndNoOthers(String line) throws Exception {
        String[] cells = line.split(" *(?<!\\\\)\\| *", -1);
        String[] whose = cells[0].split(" ");
        FaultySession.Fault fault = new FaultySession.Fault(
                whose[1].equals("engine"),
                Pattern.compile(cells[1].replace("\\|", "|")),
                cells[2],
                whose[1].equals("errors") ? "a message" : "");
        List<CheckResult> results = new ArrayList<>();
        Supplier<ChildProcess> start = () -> FaultySession.start(whose[0].equals("uci"), fault);
        Predicate<String> wanted =
                Pattern.compile(cells[3].replaceAll("; *", "|")).asMatchPredicate();
        Compliance compliance = whose[0].equals("uci")
                ? new UciCompliance(start, wanted, results::add)
                : new CecpCompliance(start, wanted, results::add);
        compliance.run();
        assertTrue(results.size() > 1, "no such checks");
        assertEquals(
                cells[4],
                String.join(
                        "; ",
                        results.stream()
                                .filter(result -> result.problem().isPresent())
                                .map(CheckResult::name)
                                .toList()),
                () -> results.stream()
                        .flatMap(result -> result.lines(false).stream())
                        .toList()
                        .toString());
    }

    /** The moves that are said to be legal are, and the others are not. */
    @Test
    void theMovesOfTheChecksAreAsTheySay() throws Exception {
        assertEquals(
                Compliance.SPECIAL_MOVES.size(),
                Compliance.position(Compliance.USUAL, "", Compliance.SPECIAL_MOVES)
                        .ply());
        for (MoveRow row : MoveRow.all()) {
            if (row.isLine()) {
                assertEquals(
                        row.moves().size(),
                        Compliance.position(row.variant(), row.fen(), row.moves())
                                        .ply()
                                - Compliance.position(row.variant(), row.fen(), List.of())
                                        .ply(),
                        row.name());
            }
        }
    }
}
