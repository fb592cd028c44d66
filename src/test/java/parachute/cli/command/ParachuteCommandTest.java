package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.cli.start.FrontEnds;
import parachute.engine.bench.Bench;
import parachute.engine.eval.network.SmallNetwork;
import parachute.rules.board.Variant;

/** The commands that measure the program itself. */
class ParachuteCommandTest {
    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    private String run(String command) {
        assertEquals(FrontEnds.OK, terminal.run(command), terminal.complaint());
        assertEquals("", terminal.complaint());
        return terminal.said();
    }

    @Test
    void perftShowsTheTotalAndTheSpeed() {
        String said = run("perft chess 3");
        assertTrue(said.contains("e2e4: 600\n"), said);
        assertTrue(said.matches("(?s).*\n\nNodes searched: 8902\nTime \\(ms\\): \\d+\nMnps: \\d+\\.\\d\\d\n"), said);
    }

    /** A king has five moves from its square, and a queen in hand can be dropped on each empty square. */
    @ParameterizedTest
    @CsvSource({"normal 1 4k3/8/8/8/8/8/8/4K3, 5", "crazyhouse 1 4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1, 67"})
    void perftCountsFromAnyPosition(String position, int moves) {
        String said = run("perft " + position);
        assertTrue(said.contains("\nNodes searched: " + moves + "\n"), said);
    }

    @Test
    void benchEndsWithItsSignature() throws IOException {
        String said = run("bench 1");
        String end = "(?s).*\nTotal time \\(ms\\) : \\d+\nNodes searched  : \\d+\nNodes/second    : \\d+\n";
        assertTrue(said.matches(end), said);
        assertNotEquals(
                nodes(said), nodes(run("bench 1 --evaluation " + SmallNetwork.write(folder, Variant.CHESS, 1))));
    }

    private static String nodes(String said) {
        return said.lines()
                .filter(line -> line.startsWith("Nodes searched"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theDepthOfTheBenchNeedNotBeGiven() {
        String help = run("bench --help");
        assertTrue(help.contains("Plies (" + Bench.DEFAULT_DEPTH + ")"), help);
    }
}
