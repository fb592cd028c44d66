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
 * Alpha-beta as textbooks have it (Knuth and Moore, 1975): a fixed depth, the evaluation at the leaves, captures first, and
 * nothing else. It shows what the engine's own search, which is built on it, saves besides.
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

    /** The tree that alpha-beta searches. */
    public static GameTree alphaBeta(Position position, int depth, Evaluator evaluator) {
        return new PlainAlphaBeta(position, evaluator, true).tree(depth);
    }

    /** The tree that minimax searches: the same without cut-offs. */
    public static GameTree minimax(Position position, int depth, Evaluator evaluator) {
        return new PlainAlphaBeta(position, evaluator, false).tree(depth);
    }

    /** The nodes, without the root, that alpha-beta visits; the tree is not kept. */
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
    public record GameTree(int value, long nodes, List<Branch> branches) {
        /** Copies the list. */
        public GameTree {
            branches = List.copyOf(branches);
        }

        /** The move whose value is that of the root; empty if there is no move. */
        public Optional<Branch> best() {
            return branches.stream().filter(branch -> branch.value() == value).findFirst();
        }
    }

    /**
     * A move of the root and the replies to it.
     *
     * @param move in SAN
     * @param alpha the value that the side to move at the root had before; {@code -Score.INFINITE} if none
     * @param value of the move for that side; after a cut-off only an upper bound
     * @param replies those searched, with their values for the same side, and those that a cut-off left out
     */
    public record Branch(String move, int alpha, int value, List<TriedReply> replies) {
        /** Copies the list. */
        public Branch {
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

    private GameTree tree(int depth) {
        List<Branch> branches = new ArrayList<>();
        int alpha = -Score.INFINITE;
        for (int move : moves()) {
            String text = San.format(position, move);
            position.make(move);
            nodes++;
            Branch branch = branch(text, alpha, depth - 1);
            position.unmake();
            branches.add(branch);
            alpha = Math.max(alpha, branch.value());
        }
        return new GameTree(branches.isEmpty() ? ended(0) : alpha, nodes, branches);
    }

    /** The position after a move of the root. */
    private Branch branch(String text, int alpha, int depth) {
        List<Integer> moves = depth == 0 ? List.of() : moves();
        if (moves.isEmpty()) {
            return new Branch(text, alpha, -search(-Score.INFINITE, -alpha, depth, 1), List.of());
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
        return new Branch(text, alpha, value, replies);
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

    /** The legal moves; those that take the most come first. */
    private List<Integer> moves() {
        return LegalMoves.of(position).toList().stream()
                .sorted(Comparator.comparingInt((Integer move) -> -gain(move)))
                .toList();
    }

    /** The kinds of pieces stand in the order of their values. */
    private int gain(int move) {
        if (Move.isDrop(move) || Move.isCastling(move)) {
            return 0;
        }
        int captured = position.isEnPassant(move) ? Piece.PAWN : position.pieceAt(Move.to(move));
        return captured == Piece.NONE ? 0 : 1 + Piece.kind(captured);
    }
}
