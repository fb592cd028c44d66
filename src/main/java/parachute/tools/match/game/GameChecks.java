package parachute.tools.match.game;

import java.util.ArrayList;
import java.util.List;
import parachute.io.Excerpt;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.MoveText;
import parachute.tools.match.setup.EngineSpec;

/** What engines said of their moves in a finished game, held against the rules and against the rest of the game. */
final class GameChecks {
    /** So many remarks a game are shown; an engine that is wrong is so at most moves. */
    private static final int MOST = 3;

    private final GameRecord game;
    private final List<String> remarks = new ArrayList<>();

    /** The moves to mate that each side claimed with its last move; 0 for none. */
    private final int[] claimed = new int[2];

    private GameChecks(GameRecord game) {
        this.game = game;
    }

    /** What is to be remarked, at most {@link #MOST} and how many more there are. */
    static List<String> of(GameRecord game, Conduct conduct) {
        GameChecks checks = new GameChecks(game);
        if (conduct.checkPv() || conduct.checkMates()) {
            checks.replay(conduct);
        }
        int more = checks.remarks.size() - MOST;
        List<String> shown = new ArrayList<>(checks.remarks.subList(0, Math.min(MOST, checks.remarks.size())));
        if (more > 0) {
            shown.add("round " + game.round() + ": " + more + " more remarks");
        }
        return shown;
    }

    private void replay(Conduct conduct) {
        Position position = game.opening().position(game.variant());
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
            boolean hasWon = game.verdict().result().equals(GameVerdict.lossOf(Side.opposite(side)));
            if (claimed[side] > 0 && !hasWon) {
                remarks.add("round " + game.round() + ", " + name(side) + ": mate in " + claimed[side]
                        + " with its last move, but the game ended "
                        + game.verdict().result() + " (" + game.verdict().reason() + ")");
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
                remark(
                        before,
                        "it played another move than its principal variation begins with, " + Excerpt.quote(text));
            }
            position.make(move);
        }
    }

    /** A mate that was claimed stays one and comes nearer with each move, and its line of play ends in it. */
    private void checkMate(Position before, EngineScore score) {
        int side = before.sideToMove();
        int mate = Math.max(0, score.mate());
        if (claimed[side] > 0 && (mate == 0 || mate >= claimed[side])) {
            remark(before, "mate in " + claimed[side] + " one move before, now " + score);
        }
        claimed[side] = mate;
        int plies = 2 * mate - 1;
        List<String> line = score.report().line();
        if (mate > 0 && line.size() >= plies) {
            Position end = before.copy();
            for (String text : line.subList(0, plies)) {
                int move = MoveText.parse(end, text);
                if (move == Move.NONE) {
                    return; // what checkLine is for
                }
                end.make(move);
            }
            if (!Outcome.of(end).result().equals(GameVerdict.lossOf(Side.opposite(side)))) {
                remark(
                        before,
                        "the line of its mate in " + mate + " does not end in it: "
                                + Excerpt.quote(String.join(" ", line)));
            }
        }
    }

    private void remark(Position position, String text) {
        remarks.add("round " + game.round() + ", move " + position.fullmoveNumber() + " of "
                + name(position.sideToMove()) + ": " + text);
    }

    private String name(int side) {
        EngineSpec engine = side == Side.WHITE ? game.white() : game.black();
        return engine.name();
    }
}
