package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/**
 * A node next to the root, searched on its own: with an evaluation by material only, and without the rules that prune,
 * reduce or extend, except those that a test enables.
 */
final class TestNode {
    private static final int PLY = 1;

    /** Centipawns by kind, on the board and in hand. */
    private static final int[] VALUES = new int[Piece.KING + 1];

    static {
        VALUES[Piece.PAWN] = 100;
        VALUES[Piece.KNIGHT] = 300;
        VALUES[Piece.BISHOP] = 300;
        VALUES[Piece.ROOK] = 500;
        VALUES[Piece.QUEEN] = 900;
    }

    /** The parameters with which no rule applies. */
    private static final String WITHOUT_RULES =
            "REVERSE_FUTILITY_DEPTH=0,RAZORING_DEPTH=0,NULL_MOVE_DEPTH=20,FUTILITY_DEPTH=0,MOVE_COUNT_DEPTH=0,"
                    + "EXCHANGE_DEPTH=0,LMR_DEPTH=20,IIR_DEPTH=20,SINGULAR_DEPTH=100,CHECK_EXTENSION_EXCHANGE=1000,"
                    + "MATE_TREE_PLY=0,PROBCUT_DEPTH=100,PROBCUT_TABLE_MARGIN=100000,HISTORY_PRUNING_DEPTH=0,"
                    + "HINDSIGHT_MARGIN=10000,CORRECTION_PAWNS=0,CORRECTION_PIECES=0,CORRECTION_MOVES=0";

    final Position position;
    final Tree tree;
    final StackEntry entry;
    final SearchParameters parameters;

    final AlphaBeta alphaBeta;
    private final Quiescence quiescence;
    private final List<String> evaluated = new ArrayList<>();

    private TestNode(Variant variant, String fen, String rules) {
        position = Fen.parse(fen, variant);
        SearchParameters changed = SearchParameters.of(variant);
        for (String rule : (WITHOUT_RULES + (rules.isEmpty() ? "" : "," + rules)).split(",")) {
            String[] nameAndValue = rule.split("=");
            changed = changed.with(nameAndValue[0], Integer.parseInt(nameAndValue[1]));
        }
        parameters = changed;
        EvaluationCache evaluator = new EvaluationCache(this::evaluate);
        tree = TestTrees.of(position, parameters, evaluator);
        tree.stack(0).pieceTo = 1; // a move has led here, not a null move
        alphaBeta = new AlphaBeta(tree, parameters);
        alphaBeta.startIteration(20);
        evaluator.clear();
        evaluated.clear();
        quiescence = new Quiescence(tree, parameters);
        entry = tree.stack(PLY);
    }

    /** Returns a node of chess with some rules, such as {@code RAZORING_DEPTH=3,RAZORING_MARGIN=100}. */
    static TestNode chess(String fen, String rules) {
        return new TestNode(Variant.CHESS, fen, rules);
    }

    /** Returns a node of crazyhouse with some rules. */
    static TestNode crazyhouse(String fen, String rules) {
        return new TestNode(Variant.CRAZYHOUSE, fen, rules);
    }

    private int evaluate(Position node) {
        evaluated.add(Fen.format(node));
        int us = node.sideToMove();
        int sum = 0;
        for (int kind = Piece.PAWN; kind < Piece.KING; kind++) {
            sum += VALUES[kind] * (count(node, us, kind) - count(node, us ^ 1, kind));
        }
        return sum;
    }

    private static int count(Position node, int side, int kind) {
        return Long.bitCount(node.pieces(side, kind)) + node.hand(Piece.of(side, kind));
    }

    /** Returns the score of a null-window search, which shows whether it reaches {@code beta}. */
    int search(int beta, int depth, NodeKind kind) {
        return search(beta - 1, beta, depth, kind);
    }

    int search(int alpha, int beta, int depth, NodeKind kind) {
        return alphaBeta.search(alpha, beta, depth, PLY, kind);
    }

    /** Returns the score of the quiescence search at one of its plies. */
    int quiescence(int alpha, int beta, int quiescencePly) {
        return quiescence.search(alpha, beta, PLY, quiescencePly);
    }

    /** Returns the number of nodes visited so far, including this one. */
    long nodes() {
        return tree.nodes();
    }

    /** Returns whether a position was evaluated, given the start of its FEN. */
    boolean hasEvaluated(String fen) {
        return evaluated.stream().anyMatch(position -> position.startsWith(fen));
    }

    /** Returns whether no position was evaluated at all. */
    boolean hasEvaluatedNothing() {
        return evaluated.isEmpty();
    }

    /** Returns the table entry of the position on the board, or 0. */
    long stored() {
        return tree.table.probe(position.key());
    }

    /** Returns the table entry of the position after a move, or 0. */
    long storedAfter(String move) {
        position.make(CoordinateMove.parse(move));
        long data = stored();
        position.unmake();
        return data;
    }

    /** Stores an entry of this position in the transposition table; the move may be empty. */
    void store(String move, int score, int depth, Bound bound) {
        int best = move.isEmpty() ? 0 : CoordinateMove.parse(move);
        tree.table.store(position.key(), best, score, PLY, Score.NONE, depth, bound, parameters);
    }
}
