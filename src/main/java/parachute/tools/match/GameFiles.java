package parachute.tools.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The files that a match writes in addition to its games, if they are asked for. */
public final class GameFiles implements AutoCloseable {
    private final List<GameLines> lines = new ArrayList<>();
    private final Optional<LivePgn> live;

    /**
     * Opens the files that are given.
     *
     * @param positions takes the last position of each game, in EPD
     * @param jsonLines takes a line for each game, in JSON
     * @param live takes the games being played
     * @throws parachute.io.UserException if one cannot be written
     */
    public GameFiles(Optional<Path> positions, Optional<Path> jsonLines, Optional<Path> live) {
        positions.map(GameLines::epd).ifPresent(lines::add);
        jsonLines.map(GameLines::json).ifPresent(lines::add);
        this.live = live.map(LivePgn::new);
    }

    /** Returns the files as listeners to the match. */
    public List<Progress> writers() {
        List<Progress> writers = new ArrayList<>(lines);
        live.ifPresent(writers::add);
        return writers;
    }

    @Override
    public void close() {
        lines.forEach(GameLines::close);
        live.ifPresent(LivePgn::close);
    }
}
