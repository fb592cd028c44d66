package parachute.web.watch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.PlayedMove;
import parachute.web.json.GameLine;

/** Games that are watched, as JSON. */
final class WatchedGame {
    private WatchedGame() {}

    /** A game that is being played: its position, last move, clocks and scores. */
    static Map<String, Object> running(int number, GameRecord game) {
        Position position = game.opening().position(game.variant());
        boolean chess960 = !position.castlingSquares().isStandard();
        Object[] clocks = new Object[2];
        Object[] scores = new Object[2];
        String last = "";
        for (PlayedMove played : game.moves()) {
            int side = position.sideToMove();
            played.clock().ifPresent(left -> clocks[side] = left);
            played.evaluation().map(EngineScore::toString).ifPresent(score -> scores[side] = score);
            last = CoordinateMove.notation(position, chess960).apply(played.move());
            position.make(played.move());
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("number", number);
        json.put("white", side(game.white().name(), clocks[Side.WHITE], scores[Side.WHITE]));
        json.put("black", side(game.black().name(), clocks[Side.BLACK], scores[Side.BLACK]));
        json.put("fen", Fen.format(position));
        json.put("move", last);
        return json;
    }

    private static Map<String, Object> side(String name, Object clock, Object score) {
        Map<String, Object> side = new LinkedHashMap<>();
        side.put("name", name);
        Optional.ofNullable(clock).ifPresent(left -> side.put("clock", left));
        Optional.ofNullable(score).ifPresent(text -> side.put("score", text));
        return side;
    }

    /** A game that is over, as a row of a list. */
    static Map<String, Object> row(int number, PgnGame game) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", number);
        row.put("white", game.tag("White").orElse("?"));
        row.put("black", game.tag("Black").orElse("?"));
        row.put("result", game.result());
        row.put("plies", game.moves().size());
        return row;
    }

    /** A game that is over, with its moves and their comments. */
    static Map<String, Object> finished(PgnGame game) {
        GameLine line = GameLine.of(
                GameLine.name(game.tag("Variant"), false),
                game.tag("FEN"),
                game.moves().stream().map(PgnGame.PgnMove::san).toList());
        List<Map<String, Object>> moves = new ArrayList<>();
        for (int ply = 0; ply < line.plies(); ply++) {
            GameLine.LineMove move = line.moves().get(ply);
            moves.add(Map.of(
                    "uci", move.uci(),
                    "san", move.san(),
                    "fen", move.fen(),
                    "comment", game.moves().get(ply).comment()));
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("tags", game.tags());
        json.put("start", line.start());
        json.put("moves", moves);
        json.put("result", game.result());
        return json;
    }
}
