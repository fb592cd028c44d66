package parachute.tools.report.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parachute.engine.eval.Evaluator;
import parachute.engine.search.Score;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.San;

/**
 * Textbook alpha-beta (Knuth and Moore, 1975): a fixed depth, the evaluation at the leaves, captures first, and
 * nothing else. It shows how much more the engine's own search saves, which is based on it.
 */
public final class PlainAlphaBeta {
    private final Position position;
    private final Evaluator evaluator;
    private final boolean cuts;
    private long nodes;

    private PlainAlphaBeta(Position position, Evaluator evaluator, boolean cuts) {
        this.position = position.copy();
        this.evaluator = evaluator;
        this.cuts = cuts;
    }

    /** Returns the tree that alpha-beta searches. */
    public static CountedTree alphaBeta(Position position, int depth, Evaluator evaluator) {
        return new PlainAlphaBeta(position, evaluator, true).tree(depth);
    }

    /** Returns the tree that minimax searches: the same without cut-offs. */
    public static CountedTree minimax(Position position, int depth, Evaluator evaluator) {
        return new PlainAlphaBeta(position, evaluator, false).tree(depth);
    }

    /** Returns the nodes that alpha-beta visits, without the root; does not keep the tree. */
    public static long nodes(Position position, int depth, Evaluator evaluator) {
        PlainAlphaBeta search = new PlainAlphaBeta(position, evaluator, true);
        search.search(-Score.INFINITE, Score.INFINITE, depth, 0);
        return search.nodes;
    }

    /**
     * A tree that was searched.
     *
     * @param value of the root, for the side to move there
     * @param nodes visited, without the root
     * @param branches of the moves of the root, all of which are searched
     */
    public record CountedTree(int value, long nodes, List<TreeBranch> branches) {
        public CountedTree {
            branches = List.copyOf(branches);
        }

        /** Returns the move whose value is that of the root; empty if there is no move. */
        public Optional<TreeBranch> best() {
            return branches.stream().filter(branch -> branch.value() == value).findFirst();
        }
    }

    /**
     * A move of the root and the replies to it.
     *
     * @param move in SAN
     * @param alpha the best value before for the side to move at the root; {@code -Score.INFINITE} if none
     * @param value of the move for that side; only an upper bound after a cut-off
     * @param replies the replies searched, with their values for the same side, and those cut off
     */
    public record TreeBranch(String move, int alpha, int value, List<TriedReply> replies) {
        public TreeBranch {
            replies = List.copyOf(replies);
        }
    }

    /**
     * A reply to a move of the root.
     *
     * @param move in SAN
     * @param value for the side to move at the root; empty if it was cut off
     */
    public record TriedReply(String move, Optional<Integer> value) {}

    private CountedTree tree(int depth) {
        List<TreeBranch> branches = new ArrayList<>();
        int alpha = -Score.INFINITE;
        for (int move : moves()) {
            String text = San.format(position, move);
            position.make(move);
            nodes++;
            TreeBranch branch = branch(text, alpha, depth - 1);
            position.unmake();
            branches.add(branch);
            alpha = Math.max(alpha, branch.value());
        }
        return new CountedTree(branches.isEmpty() ? ended(0) : alpha, nodes, branches);
    }

    /** Returns the position after a move of the root. */
    private TreeBranch branch(String text, int alpha, int depth) {
        List<Integer> moves = depth == 0 ? List.of() : moves();
        if (moves.isEmpty()) {
            return new TreeBranch(text, alpha, -search(-Score.INFINITE, -alpha, depth, 1), List.of());
        }
        List<TriedReply> replies = new ArrayList<>();
        int value = Score.INFINITE;
        for (int move : moves) {
            String reply = San.format(position, move);
            if (cuts && value <= alpha) {
                replies.add(new TriedReply(reply, Optional.empty()));
                continue;
            }
            position.make(move);
            nodes++;
            int score = search(alpha, value, depth - 1, 2);
            position.unmake();
            replies.add(new TriedReply(reply, Optional.of(score)));
            value = Math.min(value, score);
        }
        return new TreeBranch(text, alpha, value, replies);
    }

    private int search(int lowerBound, int beta, int depth, int ply) {
        if (depth == 0) {
            return LegalMoves.of(position).size() == 0 ? ended(ply) : evaluator.evaluate(position);
        }
        int alpha = lowerBound;
        int best = -Score.INFINITE;
        for (int move : moves()) {
            position.make(move);
            nodes++;
            best = Math.max(best, -search(-beta, -alpha, depth - 1, ply + 1));
            position.unmake();
            alpha = Math.max(alpha, best);
            if (cuts && best >= beta) {
                return best;
            }
        }
        return best == -Score.INFINITE ? ended(ply) : best;
    }

    private int ended(int ply) {
        return position.inCheck() ? Score.matedIn(ply) : Score.DRAW;
    }

    /** Returns the legal moves; the best captures come first. */
    private List<Integer> moves() {
        return LegalMoves.of(position).toList().stream()
                .sorted(Comparator.comparingInt((Integer move) -> -gain(move)))
                .toList();
    }

    /** Returns the gain of a capture; the kinds of pieces are in the order of their values. */
    private int gain(int move) {
        if (!position.isCapture(move)) {
            return 0;
        }
        return 1 + (position.isEnPassant(move) ? Piece.PAWN : Piece.kind(position.pieceAt(Move.to(move))));
    }
}
