package parachute.tools.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import parachute.io.AtomicFile;
import parachute.io.UserException;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.Node;
import parachute.tools.json.Json;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.MatchEvent.MoveMade;
import parachute.tools.match.game.MatchFile;
import parachute.tools.match.game.Round;

/** Writes the files of a match: each game as soon as it is over, and those that are being played. */
final class MatchOutput implements Consumer<MatchEvent>, AutoCloseable {
    /** Nanoseconds between two versions of the running games, so that they do not delay short games. */
    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(500);

    private final Optional<MatchFile> pgn;
    private final Optional<MatchFile> positions;
    private final Optional<MatchFile> jsonLines;
    private final Optional<Path> live;
    private final Map<Round, Game> running = new LinkedHashMap<>();
    private long lastWritten = System.nanoTime() - INTERVAL;

    /**
     * Opens the files that are given.
     *
     * @throws UserException if one cannot be written
     */
    MatchOutput(MatchFiles files) {
        pgn = files.pgn().map(MatchFile::new);
        positions = files.positions().map(MatchFile::new);
        jsonLines = files.jsonLines().map(MatchFile::new);
        live = files.live();
    }

    /** Returns the file of the games, if it is written. */
    Optional<MatchFile> pgn() {
        return pgn;
    }

    @Override
    public void accept(MatchEvent event) {
        switch (event) {
            case MoveMade move -> show(move.game());
            case GameFinished finished -> write(finished);
            default -> {}
        }
    }

    private void show(Game game) {
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

    private void write(GameFinished game) {
        pgn.ifPresent(file -> file.append(game.pgn()));
        running.remove(game.tags().round());
        positions.ifPresent(file -> file.append(epd(game) + '\n'));
        jsonLines.ifPresent(file -> file.append(json(game) + '\n'));
    }

    private static String json(GameFinished game) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", game.tags().round().number());
        map.put("round", game.tags().round().text());
        map.put("white", game.tags().white());
        map.put("black", game.tags().black());
        map.put("result", game.tags().result());
        map.put("termination", game.game().tag("Termination").orElse("?"));
        map.put("end", game.end());
        map.put("fen", lastFen(game));
        map.put("moves", game.game().moves().stream().map(Node::san).toList());
        return Json.line(map);
    }

    private static String epd(GameFinished game) {
        String[] fields = lastFen(game).split(" ");
        return String.join(" ", fields[0], fields[1], fields[2], fields[3]) + " hmvc " + fields[4] + "; fmvn "
                + fields[5] + "; c0 \"" + game.tags().result() + "\"; id \"round "
                + game.tags().round() + "\";";
    }

    private static String lastFen(GameFinished game) {
        return Fen.format(game.game().resolveWhole(VariantName.DEFAULT).last());
    }

    @Override
    public void close() {
        pgn.ifPresent(MatchFile::close);
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
