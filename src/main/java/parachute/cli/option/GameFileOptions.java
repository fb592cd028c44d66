package parachute.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import parachute.tools.match.GameFiles;
import picocli.CommandLine.Option;

/** The options of {@code parachute match} for files written in addition to the games. */
public final class GameFileOptions {
    @Option(names = "--epd", paramLabel = "FILE", description = "Append the last position of each game to FILE.")
    private Optional<Path> epd = Optional.empty();

    @Option(
            names = "--jsonl",
            paramLabel = "FILE",
            description = "Append a line of JSON to FILE as soon as a game is over.")
    private Optional<Path> jsonLines = Optional.empty();

    @Option(
            names = "--live",
            paramLabel = "FILE",
            description = "Keep the games being played in FILE, as PGN, until the match is over.")
    private Optional<Path> live = Optional.empty();

    /** Returns the file of the last positions, in EPD. */
    public Optional<Path> positions() {
        return epd;
    }

    /** Returns the file of the games that are over, as lines of JSON. */
    public Optional<Path> jsonLines() {
        return jsonLines;
    }

    /** Returns the file of the games that are being played. */
    public Optional<Path> live() {
        return live;
    }

    /**
     * Opens the files that are given.
     *
     * @throws parachute.io.UserException if one cannot be written
     */
    public GameFiles open() {
        return new GameFiles(epd, jsonLines, live);
    }
}
