package parachute.tools.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.io.AtomicFile;
import parachute.io.UserException;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.tools.json.Json;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameCounted;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.MatchEvent.MoveMade;
import parachute.tools.match.game.MatchFile;
import parachute.tools.match.game.Round;

/** Writes the files of a match: each game as soon as it is over, and those that are being played. */
final class MatchOutput implements Consumer<MatchEvent>, AutoCloseable {
    /** Nanoseconds between two versions of the running games, so that they do not delay short games. */
    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(500);

    private static final Pattern END = Pattern.compile("\"end\":.*(?=\"fen\":)");

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

    /** Returns whether a file gets a line for each game. */
    boolean hasLines() {
        return positions.isPresent() || jsonLines.isPresent();
    }

    /**
     * Writes the lines of stored games that the other files lack because the program was killed.
     *
     * @throws UserException if a file cannot be read or written
     */
    void complete(List<GameCounted> stored) {
        positions.ifPresent(file -> complete(file, stored.stream().map(each -> epd(each.tags(), each.game()))));
        jsonLines.ifPresent(file -> complete(
                file, stored.stream().map(each -> json(each.tags(), each.game(), GamePgn.reason(each.game())))));
    }

    private static void complete(MatchFile file, Stream<String> lines) {
        if (file.isStream()) {
            return;
        }
        Set<String> present =
                file.wholeLines().stream().map(MatchOutput::withoutEnd).collect(Collectors.toSet());
        lines.filter(line -> !present.contains(withoutEnd(line))).forEach(line -> file.append(line + '\n'));
    }

    /** Returns a line without the reason of the end, which may hold what an engine wrote to standard error. */
    private static String withoutEnd(String line) {
        return END.matcher(line).replaceFirst("");
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
        positions.ifPresent(file -> file.append(epd(game.tags(), game.game()) + '\n'));
        jsonLines.ifPresent(file -> file.append(json(game.tags(), game.game(), game.end()) + '\n'));
    }

    private static String json(GameTags tags, GameTree game, String end) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", tags.round().number());
        map.put("round", tags.round().text());
        map.put("white", tags.white());
        map.put("black", tags.black());
        map.put("result", tags.result());
        map.put("termination", game.tag("Termination").orElse("?"));
        map.put("end", end);
        map.put("fen", lastFen(game));
        map.put("moves", game.moves().stream().map(Node::san).toList());
        return Json.line(map);
    }

    private static String epd(GameTags tags, GameTree game) {
        String[] fields = lastFen(game).split(" ");
        return String.join(" ", fields[0], fields[1], fields[2], fields[3]) + " hmvc " + fields[4] + "; fmvn "
                + fields[5] + "; c0 \"" + tags.result() + "\"; id \"round "
                + tags.round() + "\";";
    }

    private static String lastFen(GameTree game) {
        return Fen.format(game.resolveWhole(VariantName.DEFAULT).last());
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
