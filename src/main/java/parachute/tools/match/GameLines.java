package parachute.tools.match;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.ReplayedGame;
import parachute.tools.json.Json;
import parachute.tools.match.game.FinishedGame;
import parachute.tools.match.game.MatchFile;

/** Appends a line to a file for each game of a match as soon as it is over. */
public final class GameLines implements Progress, AutoCloseable {
    private final MatchFile file;
    private final Function<FinishedGame, String> line;

    private GameLines(Path file, Function<FinishedGame, String> line) {
        this.file = new MatchFile(file);
        this.line = line;
    }

    /**
     * Writes each game as an object of JSON: its number and round, who played, who won and why, its moves.
     *
     * @throws parachute.io.UserException if the file cannot be written
     */
    public static GameLines json(Path file) {
        return new GameLines(file, GameLines::json);
    }

    /**
     * Writes the last position of each game in EPD, with the counters of a FEN as operations, the result and the round.
     *
     * @throws parachute.io.UserException if the file cannot be written
     */
    public static GameLines epd(Path file) {
        return new GameLines(file, GameLines::epd);
    }

    @Override
    public void onFinished(FinishedGame game) {
        file.append(line.apply(game) + '\n');
    }

    private static String json(FinishedGame game) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", game.result().number());
        map.put("round", game.result().round());
        map.put("white", game.result().white());
        map.put("black", game.result().black());
        map.put("result", game.result().result());
        map.put("termination", game.pgn().tag("Termination").orElse("?"));
        map.put("end", game.end());
        map.put("fen", Fen.format(last(game)));
        map.put("moves", game.pgn().moves().stream().map(PgnGame.PgnMove::san).toList());
        return Json.line(map);
    }

    private static String epd(FinishedGame game) {
        String[] fields = Fen.format(last(game)).split(" ");
        return String.join(" ", fields[0], fields[1], fields[2], fields[3]) + " hmvc " + fields[4] + "; fmvn "
                + fields[5] + "; c0 \"" + game.result().result() + "\"; id \"round "
                + game.result().round() + "\";";
    }

    private static Position last(FinishedGame game) {
        ReplayedGame replayed = ReplayedGame.of(game.pgn(), Variant.DEFAULT);
        return replayed.position(replayed.moves().size());
    }

    @Override
    public void close() {
        file.close();
    }
}
