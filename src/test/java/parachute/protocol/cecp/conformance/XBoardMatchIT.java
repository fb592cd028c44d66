package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Program;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;
import parachute.tools.compliance.CecpLine;

/** The program as an engine of the real XBoard. */
@EnabledOnOs(OS.LINUX)
class XBoardMatchIT {
    private static final String ENGINE = Path.of("scripts/parachute").toAbsolutePath() + " xboard";

    /** The reason and the result at the end of a game. */
    private static final Pattern END = Pattern.compile("\\{([^{}]*)} (1-0|0-1|1/2-1/2|\\*)\\s*$", Pattern.MULTILINE);

    /** Unacceptable ends of a game: on time, by an illegal move, a wrong claim or a crash. */
    private static final Pattern FAULTY_END =
            Pattern.compile(".*(on time|forfeit|illegal|exits|exited|claim).*", Pattern.CASE_INSENSITIVE);

    @TempDir
    private Path folder;

    @Test
    void twoGamesOfCrazyhouseAgainstFairyStockfishAreWithoutFault() throws Exception {
        for (String program : List.of("Xvfb", "xboard", "fairy-stockfish")) {
            assumeTrue(Program.isInstalled(program), () -> program + " is not installed: no game is played in XBoard");
        }
        XBoardMatch match = new XBoardMatch(folder);
        match.play(ENGINE, "fairy-stockfish", 2, "crazyhouse", "0:03", "0.05", Duration.ofMinutes(4));
        XBoardLog log = match.log();
        assertAll(
                () -> assertEquals(List.of(), log.complaints()),
                () -> assertEquals(List.of(), log.linesOf(XBoardLog.EngineSlot.FIRST, CecpLine::isComplaint)),
                () -> assertEquals(List.of(), log.linesOf(XBoardLog.EngineSlot.SECOND, CecpLine::isIllegalMove)),
                () -> assertEquals(
                        List.of(), log.linesOf(XBoardLog.EngineSlot.FIRST, line -> !CecpLine.isAllowed(line))),
                () -> assertEquals(List.of(), log.unansweredPings(XBoardLog.EngineSlot.FIRST)),
                () -> assertGamesEndWell(2, match.pgn()),
                () -> assertMovesAreLegal(match.pgn()));
    }

    private static void assertGamesEndWell(int games, String pgn) {
        List<MatchResult> ends = END.matcher(pgn).results().toList();
        assertEquals(games, ends.size(), pgn);
        for (MatchResult end : ends) {
            assertFalse(FAULTY_END.matcher(end.group(1)).matches(), end.group());
        }
    }

    private static void assertMovesAreLegal(String pgn) {
        for (GameTree game : PgnReader.readAll(pgn)) {
            assertTrue(game.resolveWhole(new VariantName(Variant.CRAZYHOUSE, false))
                            .moves()
                            .size()
                    > 1);
        }
    }
}
