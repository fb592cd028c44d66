package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.MoveGenerator;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.StaticExchange;

/**
 * Hands out the moves of a node, likely best first, generating each stage only when it is reached: the transposition
 * move, captures that do not lose material, killers, quiet moves and drops by history, captures that lose material.
 * One picker serves one ply and is set up anew for each node.
 */
final class MovePicker {
    private enum Stage {
        HASH_MOVE,
        GENERATE_CAPTURES,
        GOOD_CAPTURES,
        FIRST_KILLER,
        SECOND_KILLER,
        GENERATE_QUIETS,
        QUIETS,
        BAD_CAPTURES,
        GENERATE_EVASIONS,
        EVASIONS,
        GENERATE_TACTICS,
        TACTICS,
        GENERATE_CHECKS,
        CHECKS,
        DONE
    }

    private static final int CAPTURE_FIRST = 1 << 20;

    private final Position position;
    private final MoveGenerator generator;
    private final CheckSquares checks;
    private final StaticExchange exchange;
    private final Histories histories;
    private final MoveList moves = new MoveList();
    private final int[] scores = new int[MoveList.CAPACITY];
    private final MoveList badCaptures = new MoveList();

    private Stage stage = Stage.DONE;
    private int index;
    private int hashMove;
    private int firstKiller;
    private int secondKiller;
    private int planeBefore;
    private int planeTwoBefore;
    private boolean withChecks;
    private boolean onlyChecks;

    MovePicker(
            Position position,
            MoveGenerator generator,
            CheckSquares checks,
            StaticExchange exchange,
            Histories histories) {
        this.position = position;
        this.generator = generator;
        this.checks = checks;
        this.exchange = exchange;
        this.histories = histories;
    }

    /**
     * Starts a node of the main search; the generator and the checks are prepared.
     *
     * @param hashMove a legal move to try first, or {@code Move.NONE}
     * @param planeBefore plane of the move that led here, as {@link Histories#plane} counts
     * @param planeTwoBefore plane of the move before that
     */
    void start(int hashMove, int firstKiller, int secondKiller, int planeBefore, int planeTwoBefore) {
        this.hashMove = hashMove;
        this.firstKiller = firstKiller;
        this.secondKiller = secondKiller;
        this.planeBefore = planeBefore;
        this.planeTwoBefore = planeTwoBefore;
        begin(generator.inCheck() ? Stage.GENERATE_EVASIONS : Stage.GENERATE_CAPTURES);
    }

    /** Starts a node of the quiescence search: evasions in check, else captures and perhaps checking drops. */
    void startQuiescence(int hashMove, boolean withChecks, int planeBefore, int planeTwoBefore) {
        this.hashMove = hashMove;
        this.withChecks = withChecks;
        this.planeBefore = planeBefore;
        this.planeTwoBefore = planeTwoBefore;
        begin(generator.inCheck() ? Stage.GENERATE_EVASIONS : Stage.GENERATE_TACTICS);
    }

    private void begin(Stage first) {
        stage = hashMove == Move.NONE ? first : Stage.HASH_MOVE;
        afterHashMove = first;
        onlyChecks = false;
        badCaptures.clear();
    }

    private Stage afterHashMove = Stage.DONE;

    /** Of the quiet moves still to come only those that give check are handed out; not for evasions. */
    void keepOnlyChecks() {
        onlyChecks = true;
        if (stage == Stage.QUIETS) {
            dropAllButChecks();
        }
    }

    /** The next move, or {@code Move.NONE} when there is none left. */
    int next() {
        while (true) {
            switch (stage) {
                case HASH_MOVE -> {
                    stage = afterHashMove;
                    return hashMove;
                }
                case GENERATE_CAPTURES -> {
                    generator.generateCaptures(moves);
                    scoreCaptures();
                    enter(Stage.GOOD_CAPTURES);
                }
                case GOOD_CAPTURES -> {
                    int move = pickGoodCapture();
                    if (move != Move.NONE) {
                        return move;
                    }
                    stage = Stage.FIRST_KILLER;
                }
                case FIRST_KILLER -> {
                    stage = Stage.SECOND_KILLER;
                    if (isUsableKiller(firstKiller)) {
                        return firstKiller;
                    }
                }
                case SECOND_KILLER -> {
                    stage = Stage.GENERATE_QUIETS;
                    if (isUsableKiller(secondKiller)) {
                        return secondKiller;
                    }
                }
                case GENERATE_QUIETS -> {
                    generator.generateQuiets(moves);
                    enter(Stage.QUIETS);
                    if (onlyChecks) {
                        dropAllButChecks();
                    }
                    scoreQuiets();
                }
                case QUIETS -> {
                    int move = pickQuiet();
                    if (move != Move.NONE) {
                        return move;
                    }
                    enter(Stage.BAD_CAPTURES);
                }
                case BAD_CAPTURES -> {
                    return index < badCaptures.size() ? badCaptures.get(index++) : finish();
                }
                case GENERATE_EVASIONS -> {
                    generator.generate(moves);
                    scoreEvasions();
                    enter(Stage.EVASIONS);
                }
                case GENERATE_TACTICS -> {
                    generator.generateCaptures(moves);
                    scoreCaptures();
                    enter(Stage.TACTICS);
                }
                case EVASIONS -> {
                    int move = pickBest();
                    return move != Move.NONE ? move : finish();
                }
                case TACTICS -> {
                    int move = pickBest();
                    if (move != Move.NONE) {
                        return move;
                    }
                    stage = withChecks ? Stage.GENERATE_CHECKS : Stage.DONE;
                }
                case GENERATE_CHECKS -> {
                    generator.generateCheckingDrops(moves);
                    scoreQuiets();
                    enter(Stage.CHECKS);
                }
                case CHECKS -> {
                    int move = pickBest();
                    return move != Move.NONE ? move : finish();
                }
                case DONE -> {
                    return Move.NONE;
                }
            }
        }
    }

    private void enter(Stage next) {
        stage = next;
        index = 0;
    }

    private int finish() {
        stage = Stage.DONE;
        return Move.NONE;
    }

    private boolean isUsableKiller(int move) {
        return move != Move.NONE && move != hashMove && !position.isTactical(move) && generator.isLegal(move);
    }

    private int pickGoodCapture() {
        while (true) {
            int move = pickBest();
            if (move == Move.NONE || exchange.isAtLeast(move, 0)) {
                return move;
            }
            badCaptures.add(move);
        }
    }

    private int pickQuiet() {
        while (true) {
            int move = pickBest();
            if (move == Move.NONE || (move != firstKiller && move != secondKiller)) {
                return move;
            }
        }
    }

    private void dropAllButChecks() {
        int kept = index;
        for (int i = index; i < moves.size(); i++) {
            if (checks.givesCheck(moves.get(i))) {
                moves.set(kept, moves.get(i));
                scores[kept] = scores[i];
                kept++;
            }
        }
        moves.truncate(kept);
    }

    /** The best-scored move not yet handed out (one step of a selection sort: most nodes need only a few moves). */
    private int pickBest() {
        while (index < moves.size()) {
            int best = index;
            for (int i = index + 1; i < moves.size(); i++) {
                if (scores[i] > scores[best]) {
                    best = i;
                }
            }
            int move = moves.get(best);
            moves.set(best, moves.get(index));
            scores[best] = scores[index];
            index++;
            if (move != hashMove) {
                return move;
            }
        }
        return Move.NONE;
    }

    private void scoreCaptures() {
        for (int i = 0; i < moves.size(); i++) {
            scores[i] = captureScore(moves.get(i));
        }
    }

    private int captureScore(int move) {
        int promotion = Move.promotionKind(move) == Piece.QUEEN ? 800 : 0;
        return 32 * (exchange.captured(move) + promotion) + histories.capture(position, move);
    }

    private void scoreQuiets() {
        for (int i = 0; i < moves.size(); i++) {
            scores[i] = quietScore(moves.get(i));
        }
    }

    private int quietScore(int move) {
        return histories.quiet(position, move, planeBefore, planeTwoBefore);
    }

    private void scoreEvasions() {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            scores[i] = position.isCapture(move) ? CAPTURE_FIRST + captureScore(move) : quietScore(move);
        }
    }
}
