package parachute.tools.watch;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnException;
import parachute.tools.analysis.report.GameJson;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.PlayedMove;

/**
 * A finished game that can be replayed.
 *
 * @param number by which it is requested
 * @param replayed its legal moves; empty if its variant or its first position cannot be read
 * @param ending how it ended: on the board, by consent, by the referee, or by a fault of the loser
 */
record WatchedGame(int number, GameTree game, Optional<GameTree> replayed, String ending) {
    /** Replays a game and finds how it ended. */
    static WatchedGame of(int number, GameTree game) {
        Optional<GameTree> replayed = replay(game);
        return new WatchedGame(number, game, replayed, ending(game, replayed));
    }

    private static Optional<GameTree> replay(GameTree game) {
        try {
            return Optional.of(game.resolve(Variant.DEFAULT));
        } catch (PgnException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns how a game ended, such as "mate" or "time loss": what its tag Termination says, or else what its last
     * position shows. If the rules do not end it there, it was resigned, or a draw was agreed.
     *
     * @param replayed its legal moves, if they are known
     */
    private static String ending(GameTree game, Optional<GameTree> replayed) {
        Optional<String> termination = game.tag("Termination");
        Optional<Fault> fault = termination.flatMap(Fault::ofTermination);
        if (fault.isPresent()) {
            return fault.get().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
        return termination
                .filter("adjudication"::equals)
                .or(() -> replayed.filter(whole -> whole.illegalMove().isEmpty())
                        .map(whole -> ending(whole.last(), game.result())))
                .orElse("unknown");
    }

    private static String ending(Position last, String result) {
        Outcome outcome = Outcome.of(last);
        if (outcome.result().equals(result)) {
            return switch (outcome) {
                case WHITE_MATES, BLACK_MATES -> "mate";
                case STALEMATE -> "stalemate";
                case REPETITION -> "repetition";
                case FIFTY_MOVES -> "fifty moves";
                case INSUFFICIENT_MATERIAL -> "material";
                case ONGOING -> "unknown";
            };
        }
        if (!result.equals(GameResult.DRAW)) {
            return "resignation";
        }
        // An engine may claim this draw also in a variant whose rules do not know it.
        return last.halfmoveClock() >= Variant.FIFTY_MOVES_PLIES ? "fifty moves" : "agreement";
    }

    /** Returns a running game as JSON: its position, last move, clocks and scores. */
    static Map<String, Object> running(int number, Game game) {
        Position position = game.pairing().opening().position(game.pairing().variant());
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
        json.put("white", side(game.pairing().white().name(), clocks[Side.WHITE], scores[Side.WHITE]));
        json.put("black", side(game.pairing().black().name(), clocks[Side.BLACK], scores[Side.BLACK]));
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

    /** Returns the game as a row of a list. */
    Map<String, Object> row() {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", number);
        row.put("white", game.tag("White").orElse("?"));
        row.put("black", game.tag("Black").orElse("?"));
        row.put("result", game.result());
        row.put("ending", ending);
        row.put("plies", game.moves().size());
        return row;
    }

    /** Returns the same with the game itself, as far as it can be read. */
    Map<String, Object> json() {
        Map<String, Object> json = row();
        replayed.ifPresent(legal -> json.put("game", GameJson.of(legal)));
        return json;
    }
}
