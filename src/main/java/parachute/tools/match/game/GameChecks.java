package parachute.tools.match.game;

import java.util.ArrayList;
import java.util.List;
import parachute.io.Excerpt;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.MoveText;

/** Checks the reports of engines in a finished game against the rules and the rest of the game. */
final class GameChecks {
    /** The maximum number of remarks shown for a game; an engine with an error has it at most moves. */
    private static final int MAX_REMARKS = 3;

    private final Game game;
    private final List<String> remarks = new ArrayList<>();

    /** The moves to mate that each side reported with its last move; 0 for none. */
    private final int[] claimed = new int[2];

    private GameChecks(Game game) {
        this.game = game;
    }

    /** Returns the remarks on a game, at most {@link #MAX_REMARKS} and the number of others. */
    static List<String> of(Game game, Conduct conduct) {
        GameChecks checks = new GameChecks(game);
        if (conduct.checkPv() || conduct.checkMates()) {
            checks.replay(conduct);
        }
        int more = checks.remarks.size() - MAX_REMARKS;
        List<String> shown = new ArrayList<>(checks.remarks.subList(0, Math.min(MAX_REMARKS, checks.remarks.size())));
        if (more > 0) {
            shown.add("round " + game.pairing().round() + ": " + more + " more remarks");
        }
        return shown;
    }

    private void replay(Conduct conduct) {
        Position position = game.pairing().opening().position(game.pairing().variant());
        for (PlayedMove played : game.moves()) {
            if (played.evaluation().isPresent()) {
                EngineScore score = played.evaluation().get();
                if (conduct.checkPv()) {
                    checkLine(position, played.move(), score.report().line());
                }
                if (conduct.checkMates()) {
                    checkMate(position, score);
                }
            }
            position.make(played.move());
        }
        for (int side = Side.WHITE; side <= Side.BLACK && conduct.checkMates(); side++) {
            boolean hasWon = game.result().text().equals(GameResult.lossOf(Side.opposite(side)));
            if (claimed[side] > 0 && !hasWon) {
                remarks.add("round " + game.pairing().round() + ", " + name(side) + ": mate in " + claimed[side]
                        + " with its last move, but the game ended "
                        + game.result().text() + " (" + game.result().reason() + ")");
            }
        }
    }

    private void checkLine(Position before, int played, List<String> line) {
        Position position = before.copy();
        for (int ply = 0; ply < line.size(); ply++) {
            String text = line.get(ply);
            int move = MoveText.parse(position, text);
            if (move == Move.NONE) {
                remark(
                        before,
                        "principal variation with the illegal move " + Excerpt.quote(text) + " at its ply " + (ply + 1)
                                + ": " + Excerpt.quote(String.join(" ", line)));
                return;
            }
            if (ply == 0 && move != played) {
                remark(before, "it did not play the first move of its principal variation, " + Excerpt.quote(text));
            }
            position.make(move);
        }
    }

    /** Checks that a reported mate comes nearer with each move, and that its line of play ends in mate. */
    private void checkMate(Position before, EngineScore score) {
        int side = before.sideToMove();
        int mate = Math.max(0, score.mate());
        if (claimed[side] > 0 && (mate == 0 || mate >= claimed[side])) {
            remark(before, "mate in " + claimed[side] + " one move earlier, now " + score);
        }
        claimed[side] = mate;
        int plies = 2 * mate - 1;
        List<String> line = score.report().line();
        if (mate > 0 && line.size() >= plies) {
            Position end = before.copy();
            for (String text : line.subList(0, plies)) {
                int move = MoveText.parse(end, text);
                if (move == Move.NONE) {
                    return; // reported by checkLine
                }
                end.make(move);
            }
            if (!Outcome.of(end).result().equals(GameResult.lossOf(Side.opposite(side)))) {
                remark(
                        before,
                        "the line of its mate in " + mate + " does not end in it: "
                                + Excerpt.quote(String.join(" ", line)));
            }
        }
    }

    private void remark(Position position, String text) {
        remarks.add("round " + game.pairing().round() + ", move " + position.fullmoveNumber() + " of "
                + name(position.sideToMove()) + ": " + text);
    }

    private String name(int side) {
        return game.pairing().engine(side).name();
    }
}
