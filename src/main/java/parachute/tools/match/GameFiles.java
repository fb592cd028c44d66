package parachute.tools.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import parachute.io.AtomicFile;
import parachute.io.UserException;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.Node;
import parachute.tools.json.Json;
import parachute.tools.match.game.FinishedGame;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.MatchFile;
import parachute.tools.match.game.Round;

/**
 * The files that a match writes in addition to its games, if they are asked for: a line for each game as soon as it is
 * over, and the games that are being played on this machine, for programs that show them.
 */
public final class GameFiles implements Progress, AutoCloseable {
    /** Nanoseconds between two versions of the running games, so that they do not delay short games. */
    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(500);

    private final Optional<MatchFile> positions;
    private final Optional<MatchFile> jsonLines;
    private final Optional<Path> live;
    private final Map<Round, Game> running = new LinkedHashMap<>();
    private long lastWritten = System.nanoTime() - INTERVAL;

    /**
     * Opens the files that are given.
     *
     * @param positions takes the last position of each game in EPD, with the counters of a FEN as operations, the
     *     result and the round
     * @param jsonLines takes each game as an object of JSON: its number and round, who played, who won and why, its
     *     moves
     * @param live takes the games being played, and is deleted at the end
     * @throws UserException if one cannot be written
     */
    public GameFiles(Optional<Path> positions, Optional<Path> jsonLines, Optional<Path> live) {
        this.positions = positions.map(MatchFile::new);
        this.jsonLines = jsonLines.map(MatchFile::new);
        this.live = live;
    }

    @Override
    public void onMove(Game game) {
        running.put(game.pairing().round(), game);
        live.filter(file -> System.nanoTime() - lastWritten >= INTERVAL).ifPresent(file -> {
            lastWritten = System.nanoTime();
            try {
                AtomicFile.write(file, GamePgn.running(running.values()));
            } catch (IOException e) {
                throw new UserException("the running games cannot be written to " + file, e);
            }
        });
    }

    @Override
    public void onFinished(FinishedGame game) {
        running.remove(game.tags().round());
        positions.ifPresent(file -> file.append(epd(game) + '\n'));
        jsonLines.ifPresent(file -> file.append(json(game) + '\n'));
    }

    private static String json(FinishedGame game) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", game.tags().round().number());
        map.put("round", game.tags().round().text());
        map.put("white", game.tags().white());
        map.put("black", game.tags().black());
        map.put("result", game.tags().result());
        map.put("termination", game.pgn().tag("Termination").orElse("?"));
        map.put("end", game.end());
        map.put("fen", lastFen(game));
        map.put("moves", game.pgn().moves().stream().map(Node::san).toList());
        return Json.line(map);
    }

    private static String epd(FinishedGame game) {
        String[] fields = lastFen(game).split(" ");
        return String.join(" ", fields[0], fields[1], fields[2], fields[3]) + " hmvc " + fields[4] + "; fmvn "
                + fields[5] + "; c0 \"" + game.tags().result() + "\"; id \"round "
                + game.tags().round() + "\";";
    }

    private static String lastFen(FinishedGame game) {
        return Fen.format(game.pgn().resolveWhole(VariantName.DEFAULT).last());
    }

    @Override
    public void close() {
        positions.ifPresent(MatchFile::close);
        jsonLines.ifPresent(MatchFile::close);
        try {
            if (live.isPresent()) {
                Files.deleteIfExists(live.get());
            }
        } catch (IOException e) {
            throw new UserException("the file of the running games cannot be deleted", e);
        }
    }
}
