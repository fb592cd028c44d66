package parachute.engine.search;

import parachute.rules.board.Variant;

/**
 * A number of the search that can be tuned, with its value in each variant and the range in which the search works. All
 * are whole numbers: centipawns, plies, moves, nodes or milliseconds, and percent where a fraction is meant.
 *
 * <p>A capture in crazyhouse swings the balance twice, and attacks come out of the hand, so its margins are wider. Those
 * and the numbers of the reductions were found by games ({@code train spsa}).
 */
public enum SearchParameter {
    // ---- aspiration windows ---------------------------------------------------------------------------------------

    /** Half of the first window around the last score, in centipawns. */
    ASPIRATION_WINDOW(19, 32, 4, 500),
    /** Iteration from which the window is narrow. */
    ASPIRATION_DEPTH(5, 1, 30),
    /** The window after a fail low or high, in percent of the one before. */
    ASPIRATION_GROWTH(200, 150, 800),
    /** The most plies that an iteration is searched less deeply while its score keeps failing high. */
    ASPIRATION_FAIL_HIGH_REDUCTION(3, 0, 0, 10),

    // ---- pruning of nodes -----------------------------------------------------------------------------------------

    /** Greatest depth left at which reverse futility pruning applies. */
    REVERSE_FUTILITY_DEPTH(7, 0, 20),
    /** Centipawns a ply above beta; a ply fewer is counted if the side to move is improving. */
    REVERSE_FUTILITY_MARGIN(56, 74, 0, 1_000),
    /** Greatest depth left at which razoring applies. */
    RAZORING_DEPTH(3, 0, 20),
    /** Centipawns a ply below alpha. */
    RAZORING_MARGIN(241, 346, 0, 2_000),
    /** Smallest depth left at which a null move is tried. */
    NULL_MOVE_DEPTH(3, 1, 20),
    /** Plies that a null move is searched less deeply. */
    NULL_MOVE_REDUCTION(3, 1, 10),
    /** One ply less for so many plies left. */
    NULL_MOVE_DEPTH_DIVISOR(4, 1, 50),
    /** One ply less for so many centipawns of the evaluation above beta. */
    NULL_MOVE_EVAL_DIVISOR(188, 390, 1, 2_000),
    /** The most plies less for the evaluation. */
    NULL_MOVE_MAX_EVAL_REDUCTION(3, 0, 10),

    // ---- pruning of moves -----------------------------------------------------------------------------------------

    /** Greatest depth left, after the late-move reduction, at which futility pruning applies. */
    FUTILITY_DEPTH(7, 0, 20),
    /** Centipawns that the evaluation may lie below alpha. */
    FUTILITY_BASE(83, 94, 0, 1_000),
    /** The same for each ply left. */
    FUTILITY_MARGIN(25, 110, 0, 1_000),
    /** Greatest depth left at which move-count pruning applies. */
    MOVE_COUNT_DEPTH(8, 0, 20),
    /** Added to the square of the depth left. */
    MOVE_COUNT_BASE(3, 0, 50),
    /** Moves tried for each of that sum, in eighths. */
    MOVE_COUNT_FACTOR(11, 17, 1, 200),
    /** The same if the side to move is improving. */
    MOVE_COUNT_FACTOR_IMPROVING(16, 35, 1, 400),
    /** Greatest depth left at which static exchange prunes moves. */
    EXCHANGE_DEPTH(7, 0, 20),
    /** Centipawns a ply that a capture may lose. */
    EXCHANGE_CAPTURE_MARGIN(104, 170, 0, 1_000),
    /** Centipawns a ply that a quiet move may lose. */
    EXCHANGE_QUIET_MARGIN(76, 93, 0, 1_000),

    // ---- reductions and extensions --------------------------------------------------------------------------------

    /** Smallest depth left at which late moves are reduced. */
    LMR_DEPTH(3, 1, 20),
    /** Number of the first move that is reduced. */
    LMR_FIRST_MOVE(3, 2, 20),
    /** The same in a node of the principal variation and at the root. */
    LMR_FIRST_MOVE_PV(4, 2, 20),
    /** Plies for every late move, in percent. */
    LMR_BASE(57, 80, 0, 300),
    /** Divides the product of the logarithms of depth and move number, in percent. */
    LMR_DIVISOR(201, 194, 50, 1_000),
    /** Plies less at the root. */
    LMR_ROOT(1, 0, 4),
    /** Plies less in a node of the principal variation. */
    LMR_PV(1, 0, 4),
    /** Plies more if the side to move is not improving. */
    LMR_NOT_IMPROVING(1, 0, 4),
    /** Plies more where a beta cutoff is expected. */
    LMR_CUT_NODE(1, 0, 4),
    /** Plies less for a check or in check. */
    LMR_CHECK(1, 0, 4),
    /** Plies less for a supported drop near the enemy king. */
    LMR_DROP_NEAR_KING(1, 0, 4),
    /** Squares from the enemy king that count as near. */
    LMR_DROP_KING_DISTANCE(2, 0, 7),
    /** Plies less for a drop that attacks two pieces. */
    LMR_DROP_FORK(1, 0, 4),
    /** Plies more for a quiet move where the hash move is a capture or promotion. */
    LMR_TACTICAL_HASH_MOVE(1, 0, 0, 4),
    /** Plies more where so many replies to earlier moves have caused cutoffs. */
    LMR_CUTOFFS(1, 0, 0, 4),
    /** How many cutoffs are so many. */
    LMR_CUTOFFS_FROM(4, 1, 100),
    /** Centipawns above the best score for which a reduced move is searched again a ply deeper; 100 000 for none. */
    LMR_DEEPER_MARGIN(52, 100_000, 0, 100_000),
    /** Centipawns above the best score below which it is searched again a ply less deeply. */
    LMR_SHALLOWER_MARGIN(8, 0, 0, 1_000),
    /** One ply less for so many points of history. */
    LMR_HISTORY_DIVISOR(16_294, 18_216, 1_000, 100_000),
    /** Smallest depth left at which internal iterative reduction applies. */
    IIR_DEPTH(4, 1, 20),
    /** Moves are extended up to this multiple of the iteration's depth, in plies from the root. */
    EXTENSION_DEPTH_FACTOR(2, 0, 4),
    /** Centipawns that a check must win in a static exchange to be extended. */
    CHECK_EXTENSION_EXCHANGE(0, -1_000, 1_000),

    /** Smallest depth left at which a hash move may be singular; 100 if none may. */
    SINGULAR_DEPTH(7, 6, 4, 100),
    /** Centipawns a ply that the other moves have to stay below the hash move's score. */
    SINGULAR_MARGIN(2, 3, 0, 100),
    /** Centipawns that they have to stay further below for an extension of two plies. */
    SINGULAR_DOUBLE_MARGIN(20, 40, 0, 10_000),

    // ---- quiescence search ----------------------------------------------------------------------------------------

    /** Delta pruning: centipawns that a capture must come close to alpha. */
    QUIESCENCE_DELTA(156, 268, 0, 2_000),
    /** Centipawns that a move must win in a static exchange to be tried. */
    QUIESCENCE_EXCHANGE(0, -1_000, 1_000),
    /** Quiet evasions tried once one move escapes the mate. */
    QUIESCENCE_QUIET_EVASIONS(2, 0, 20),

    // ---- move ordering --------------------------------------------------------------------------------------------

    /** Centipawns that a capture must win in a static exchange to come before the quiet moves. */
    ORDER_EXCHANGE(0, -1_000, 1_000),
    /** Weight of a centipawn of the piece taken against a point of capture history. */
    ORDER_VICTIM_FACTOR(32, 0, 128),
    /** Centipawns that a promotion to a queen counts. */
    ORDER_PROMOTION(800, 0, 2_000),
    /** Points of history for a beta cutoff, a ply left. */
    HISTORY_BONUS_FACTOR(212, 186, 1, 1_000),
    /** Points of history added to that. */
    HISTORY_BONUS_BASE(-50, -1_000, 1_000),
    /** The most points of history for one cutoff. */
    HISTORY_BONUS_MAX(2_000, 100, 8_000),
    /** Percent of the bonus for a quiet move to which no reply reaches alpha. */
    HISTORY_FAIL_LOW_SHARE(72, 0, 0, 400),
    /** Points of history for a quiet move, a centipawn that the evaluation gains by it. */
    HISTORY_EVAL_FACTOR(3, 0, 0, 100),
    /** The most points of history for the evaluation. */
    HISTORY_EVAL_MAX(1_000, 0, 8_000),

    // ---- transposition table --------------------------------------------------------------------------------------

    /** An entry of this search that is more than so many plies deeper is not replaced by a bound of its position. */
    TABLE_DEPTH_MARGIN(4, 0, 50),
    /** Plies that an entry of the search before counts less when one has to be replaced. */
    TABLE_AGE_WEIGHT(8, 0, 50),
    /** Halfmove clock from which scores of the table, which does not count moves, are not used; chess only. */
    TABLE_HALFMOVE_CLOCK(90, 0, 100),

    // ---- mates by checks ------------------------------------------------------------------------------------------

    /** The longest mate searched for, in moves. */
    MATE_MOVES(15, 2, 50),
    /** One node of so many is spent on mates of the root. */
    MATE_ROOT_SHARE(32, 2, 1_000),
    /** The most nodes spent on mates of the root: beyond them its table would be cleared and filled again. */
    MATE_ROOT_NODES(200_000, 0, 2_000_000),
    /** One node of so many is spent on mates of positions close to the root. */
    MATE_TREE_SHARE(16, 2, 1_000),
    /** The most nodes spent on one position close to the root. */
    MATE_TREE_NODES(60, 1, 10_000),
    /** How close to the root, in plies. */
    MATE_TREE_PLY(0, 3, 0, 20),
    /** Smallest depth left at which such a position is searched for mates. */
    MATE_TREE_DEPTH(5, 1, 20),

    // ---- time management ------------------------------------------------------------------------------------------

    /** Iteration after which a forced move is played. */
    TIME_FORCED_MOVE_DEPTH(6, 1, 30),
    /** Moves that a game without further time control is planned for. */
    TIME_PLANNED_MOVES(28, 1, 100),
    /** Percent of the increment spent at once; the rest refills the clock in a long game. */
    TIME_INCREMENT_SHARE(70, 0, 100),
    /** Milliseconds of the clock that are not planned with: a busy machine lets a thread wait now and then. */
    TIME_RESERVE(200, 0, 10_000),
    /** The most percent of the clock that are not planned with. */
    TIME_MAX_RESERVE_SHARE(50, 0, 90),
    /** The hard limit in percent of the soft limit, at most. */
    TIME_MAX_STRETCH(400, 100, 2_000),
    /** The most percent of the reserve that one move may take: without increment it is used in the end. */
    TIME_MAX_SHARE_OF_RESERVE(5, 0, 100),
    /** The most percent of the rest of the clock that one move may take. */
    TIME_MAX_SHARE(35, 1, 60),
    /** Percent more, divided by the moves that are planned for. */
    TIME_MAX_SHARE_BY_MOVES(30, 0, 40),
    /** The most percent of the clock that the last move before a time control may take. */
    TIME_MAX_SHARE_LAST_MOVE(80, 1, 95),
    /** Soft limit in percent when the best move has just changed. */
    TIME_STABILITY_0(160, 10, 500),
    /** The same after one iteration with the same best move. */
    TIME_STABILITY_1(125, 10, 500),
    /** After two. */
    TIME_STABILITY_2(105, 10, 500),
    /** After three. */
    TIME_STABILITY_3(90, 10, 500),
    /** After four. */
    TIME_STABILITY_4(80, 10, 500),
    /** After five. */
    TIME_STABILITY_5(72, 10, 500),
    /** After six or more. */
    TIME_STABILITY_6(66, 10, 500),
    /** Soft limit in percent if no node went into the best move. */
    TIME_EFFORT_BASE(140, 110, 500),
    /** Percent less if all nodes did. */
    TIME_EFFORT_WEIGHT(80, 0, 100),
    /** The smallest fall of the score that counts, in centipawns: a rise. */
    TIME_SCORE_DROP_MIN(-20, -100, 0),
    /** The greatest fall of the score that counts. */
    TIME_SCORE_DROP_MAX(100, 0, 1_000),
    /** Centipawns of fall for which the soft limit is doubled. */
    TIME_SCORE_DROP_DIVISOR(150, 101, 2_000);

    private final int chess;
    private final int crazyhouse;
    private final int min;
    private final int max;

    SearchParameter(int both, int min, int max) {
        this(both, both, min, max);
    }

    SearchParameter(int chess, int crazyhouse, int min, int max) {
        this.chess = chess;
        this.crazyhouse = crazyhouse;
        this.min = min;
        this.max = max;
    }

    /**
     * The parameter with this name, that of its constant.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static SearchParameter named(String name) {
        for (SearchParameter parameter : values()) {
            if (parameter.name().equals(name)) {
                return parameter;
            }
        }
        throw new IllegalArgumentException("unknown search parameter \"" + name + "\"");
    }

    /** The value that the engine plays a variant with. */
    public int standard(Variant variant) {
        return variant.hasDrops() ? crazyhouse : chess;
    }

    /** The smallest value allowed. */
    public int min() {
        return min;
    }

    /** The greatest value allowed. */
    public int max() {
        return max;
    }
}
