package parachute.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.cli.option.GameFileOptions;
import parachute.tools.match.GameLines;
import parachute.tools.match.LivePgn;
import parachute.tools.match.Progress;

/** The files that a match writes in addition to its games, if they are asked for. */
final class GameFiles implements AutoCloseable {
    private final List<GameLines> lines = new ArrayList<>();
    private final Optional<LivePgn> live;

    /**
     * Opens the files.
     *
     * @throws parachute.io.UserException if one cannot be written
     */
    GameFiles(GameFileOptions options) {
        options.positions().map(GameLines::epd).ifPresent(lines::add);
        options.jsonLines().map(GameLines::json).ifPresent(lines::add);
        this.live = options.live().map(LivePgn::new);
    }

    /** Returns the files as listeners to the match. */
    List<Progress> writers() {
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
