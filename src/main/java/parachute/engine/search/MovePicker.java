package parachute.engine.search;

import parachute.engine.vector.Vectors;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.MoveGenerator;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.StaticExchange;

/**
 * Returns the moves of a node, the likely best first, and generates each kind of them only when it is reached
 * (chessprogramming wiki, "Move Ordering"). There are three orders, each after the hash move:
 *
 * <ul>
 *   <li>main search: captures that do not lose material or, in crazyhouse, give check; quiet moves by history; the other
 *       captures;
 *   <li>evasions of a check, in either search: captures, quiet moves by history;
 *   <li>quiescence search: captures, drops that give check.
 * </ul>
 *
 * <p>Each ply has a picker, which is reset for each node.
 */
final class MovePicker {
    private enum Order {
        MAIN_SEARCH,
        EVASIONS,
        QUIESCENCE
    }

    /** What is returned next; {@code FIRST} is the first kind of the order, not generated yet. */
    private enum Stage {
        HASH_MOVE,
        FIRST,
        CAPTURES,
        QUIETS,
        BAD_CAPTURES,
        EVASIONS,
        CHECKING_DROPS
    }

    /** Added to the scores of captures to put them before all quiet moves. */
    private static final int BEFORE_QUIETS = 1 << 20;

    private final Position position;
    private final MoveGenerator generator;
    private final CheckSquares checks;
    private final StaticExchange exchange;
    private final Histories histories;
    private final MoveList moves;

    /** By index of the move: its {@link #key}. */
    private final int[] keys;

    private final MoveList badCaptures;
    private final HistoryContext context;
    private final SearchParameters parameters;

    private Order order = Order.MAIN_SEARCH;
    private Stage stage = Stage.FIRST;
    private int index;
    private int hashMove;
    private boolean withCheckingDrops;
    private boolean onlyChecks;

    /**
     * Creates the picker of a ply.
     *
     * @param context the moves before the ply, filled in before a node is started
     * @param buffers exclusive to the picker while a node is searched
     */
    MovePicker(
            Position position,
            MoveGenerator generator,
            CheckSquares checks,
            StaticExchange exchange,
            Histories histories,
            HistoryContext context,
            MoveBuffers buffers,
            SearchParameters parameters) {
        this.parameters = parameters;
        this.context = context;
        this.position = position;
        this.generator = generator;
        this.checks = checks;
        this.exchange = exchange;
        this.histories = histories;
        moves = buffers.moves;
        keys = buffers.keys;
        badCaptures = buffers.badCaptures;
    }

    /**
     * Starts a node of the main search; the generator and the checks must be prepared.
     *
     * @param hashMove a legal move to try first, or {@code Move.NONE}
     */
    void start(int hashMove) {
        start(Order.MAIN_SEARCH, hashMove);
    }

    /** Starts a node of the quiescence search: evasions in check, else captures and perhaps drops that give check. */
    void startQuiescence(int hashMove, boolean withCheckingDrops) {
        this.withCheckingDrops = withCheckingDrops;
        start(Order.QUIESCENCE, hashMove);
    }

    private void start(Order outOfCheck, int hashMove) {
        order = generator.inCheck() ? Order.EVASIONS : outOfCheck;
        stage = hashMove == Move.NONE ? Stage.FIRST : Stage.HASH_MOVE;
        this.hashMove = hashMove;
        onlyChecks = false;
        badCaptures.clear();
    }

    /**
     * Restricts the remaining quiet moves of the main search, except the hash move, to checks: those generated later to
     * begin with, which saves generating and ordering the rest. Not in check.
     */
    void keepOnlyChecks() {
        if (!onlyChecks && stage == Stage.QUIETS) {
            removeOtherThanChecks();
        }
        onlyChecks = true;
    }

    private void removeOtherThanChecks() {
        int kept = index;
        for (int i = index; i < moves.size(); i++) {
            if (checks.givesCheck(moves.get(i))) {
                place(kept, moves.get(i), keys[i]);
                kept++;
            }
        }
        moves.truncate(kept);
    }

    /** Returns the next move, or {@code Move.NONE} when there is none left. */
    int next() {
        if (stage == Stage.HASH_MOVE) {
            stage = Stage.FIRST;
            return hashMove;
        }
        return switch (order) {
            case MAIN_SEARCH -> nextOfMainSearch();
            case EVASIONS -> nextEvasion();
            case QUIESCENCE -> nextOfQuiescence();
        };
    }

    /** Returns whether the last move was one of the captures that the main search tries after the quiet moves. */
    boolean isLosingCapture() {
        return stage == Stage.BAD_CAPTURES;
    }

    private int nextOfMainSearch() {
        if (stage == Stage.FIRST) {
            generateCaptures();
        }
        if (stage == Stage.CAPTURES) {
            int move = pickGoodCapture();
            if (move != Move.NONE) {
                return move;
            }
            generateQuiets();
        }
        if (stage == Stage.QUIETS) {
            int move = pickBest();
            if (move != Move.NONE) {
                return move;
            }
            enter(Stage.BAD_CAPTURES);
        }
        return index < badCaptures.size() ? badCaptures.get(index++) : Move.NONE;
    }

    private int nextEvasion() {
        if (stage == Stage.FIRST) {
            generateEvasions();
        }
        return pickBest();
    }

    private int nextOfQuiescence() {
        if (stage == Stage.FIRST) {
            generateCaptures();
        }
        if (stage == Stage.CAPTURES) {
            int move = pickBest();
            if (move != Move.NONE || !withCheckingDrops) {
                return move;
            }
            generateCheckingDrops();
        }
        return pickBest();
    }

    private void enter(Stage next) {
        stage = next;
        index = 0;
    }

    private void generateCaptures() {
        generator.generateCaptures(moves);
        for (int i = 0; i < moves.size(); i++) {
            keys[i] = key(captureScore(moves.get(i)), i);
        }
        enter(Stage.CAPTURES);
    }

    private void generateQuiets() {
        if (onlyChecks) {
            generator.generateQuietChecks(moves, checks);
        } else {
            generator.generateQuiets(moves);
        }
        enter(Stage.QUIETS);
        scoreQuiets();
    }

    private void generateCheckingDrops() {
        generator.generateCheckingDrops(moves);
        scoreQuiets();
        enter(Stage.CHECKING_DROPS);
    }

    private void generateEvasions() {
        generator.generate(moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int score = position.isCapture(move)
                    ? BEFORE_QUIETS + captureScore(move)
                    : histories.quiet(position, move, context);
            keys[i] = key(score, i);
        }
        enter(Stage.EVASIONS);
    }

    private void scoreQuiets() {
        for (int i = 0; i < moves.size(); i++) {
            keys[i] = key(histories.quiet(position, moves.get(i), context), i);
        }
    }

    /** Returns the score of a capture or promotion: the most valuable victim first, then by capture history. */
    private int captureScore(int move) {
        int promotion = Move.promotionKind(move) == Piece.QUEEN ? parameters.orderPromotion : 0;
        return parameters.orderVictimFactor * (exchange.captured(move) + promotion) + histories.capture(position, move);
    }

    private int pickGoodCapture() {
        int move = pickBest();
        while (move != Move.NONE && !isGoodCapture(move)) {
            badCaptures.add(move);
            move = pickBest();
        }
        return move;
    }

    private boolean isGoodCapture(int move) {
        return exchange.isAtLeast(move, parameters.orderExchange)
                || parameters.orderCapturesWithCheck == 1 && checks.givesCheck(move);
    }

    /** Returns the best of the remaining moves (one step of a selection sort: most nodes need only a few moves). */
    private int pickBest() {
        while (index < moves.size()) {
            int best = indexOfBest();
            int move = moves.get(best);
            place(best, moves.get(index), keys[index]);
            index++;
            if (move != hashMove) {
                return move;
            }
        }
        return Move.NONE;
    }

    /**
     * Returns the index of the first of the remaining moves with the greatest score. Without a branch on the scores,
     * which the processor could not predict: the keys are unique.
     */
    private int indexOfBest() {
        return MoveList.CAPACITY - 1 - (Vectors.max(keys, index, moves.size()) & MoveList.CAPACITY - 1);
    }

    /**
     * Returns a number by which moves are compared: by their scores, and those with the same score by their indices, the
     * first before the others.
     *
     * @param score within 21 bits and a sign
     * @param index needs the other ten bits
     */
    private static int key(int score, int index) {
        return score * MoveList.CAPACITY + (MoveList.CAPACITY - 1 - index);
    }

    /** Moves the move with a key to another index. */
    private void place(int to, int move, int key) {
        moves.set(to, move);
        keys[to] = key & -MoveList.CAPACITY | MoveList.CAPACITY - 1 - to;
    }
}
