package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A match of two engines in XBoard, which ends by itself and leaves a debug log and a PGN file in a folder. */
final class XBoardMatch {
    /** XBoard judges by the rules, no window waits for somebody to close it, and nothing is saved. */
    private static final String SETTINGS = """
            -saveSettingsOnExit false -usePolyglotBook false -matchPause 100
            -autoCallFlag true -testLegality true -checkMates true -testClaims true -materialDraws true
            -ponderNextMove false -defaultHashSize 64 -smpCores 1 -showThinking true
            -popupExitMessage false -popupMoveErrors false -ringBellAfterMoves false -animateMoving false
            -debug -engineDebugOutput 1
            """;

    private final Path folder;

    /** Creates a match that has not been played yet. */
    XBoardMatch(Path folder) {
        this.folder = folder;
    }

    /**
     * Plays the match; fails if XBoard does not end in time or ends with an error.
     *
     * @param clock base time as minutes:seconds
     * @param increment seconds
     */
    void play(String first, String second, int games, String variant, String clock, String increment, Duration limit)
            throws IOException, InterruptedException {
        // Only these settings count. The commands are found in the PATH of the environment below.
        List<String> command = new ArrayList<>(List.of("env", "xboard", "-settingsFile"));
        command.add(Files.createFile(folder.resolve("settings")).toString());
        command.addAll(List.of(SETTINGS.strip().split("\\s+")));
        command.addAll(List.of("-soundProgram", "", "-soundMove", "", "-startupMessage", ""));
        command.addAll(List.of("-fd", folder.toString(), "-fcp", first, "-sd", folder.toString(), "-scp", second));
        command.addAll(List.of("-matchGames", String.valueOf(games), "-variant", variant));
        command.addAll(List.of("-tc", clock, "-inc", increment, "-mps", "0"));
        command.addAll(List.of(
                "-nameOfDebugFile",
                logFile().toString(),
                "-saveGameFile",
                pgnFile().toString()));
        try (VirtualDisplay display = new VirtualDisplay()) {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("output").toFile());
            builder.environment().put("DISPLAY", display.name());
            builder.environment().put("NO_AT_BRIDGE", "1");
            builder.environment().merge("PATH", "/usr/games", (path, more) -> path + ":" + more);
            Process xboard = builder.start();
            try {
                assertTrue(xboard.waitFor(limit.toSeconds(), TimeUnit.SECONDS), "XBoard does not end");
                assertEquals(0, xboard.exitValue(), Files.readString(folder.resolve("output")));
            } finally {
                // The engines first: once XBoard has ended, they are no longer its children.
                xboard.descendants().forEach(ProcessHandle::destroyForcibly);
                xboard.destroyForcibly();
            }
        }
    }

    private Path logFile() {
        return folder.resolve("xboard.debug");
    }

    private Path pgnFile() {
        return folder.resolve("games.pgn");
    }

    /** Returns XBoard's log of the match. */
    XBoardLog log() throws IOException {
        return XBoardLog.parse(Files.readString(logFile(), StandardCharsets.ISO_8859_1));
    }

    /** Returns the games as XBoard has saved them. */
    String pgn() throws IOException {
        return Files.readString(pgnFile(), StandardCharsets.ISO_8859_1);
    }
}
