package parachute.engine.search;

/**
 * A tunable number of the search, with the range in which the search works; its value in each variant is in {@link
 * SearchParameters}. All are whole numbers: centipawns, plies, moves, nodes or milliseconds, or percent for fractions.
 */
public enum SearchParameter {
    // ---- aspiration windows ---------------------------------------------------------------------------------------

    /** Half of the first window around the last score, in centipawns. */
    ASPIRATION_WINDOW(4, 500),
    /** Iteration from which the window is narrow. */
    ASPIRATION_DEPTH(1, 30),
    /** The window after a fail low or high, in percent of the one before. */
    ASPIRATION_GROWTH(150, 800),
    /** Maximum plies by which an iteration is searched less deeply while it keeps failing high. */
    ASPIRATION_FAIL_HIGH_REDUCTION(0, 10),

    // ---- pruning of nodes -----------------------------------------------------------------------------------------

    /** Maximum depth left at which reverse futility pruning applies. */
    REVERSE_FUTILITY_DEPTH(0, 20),
    /** Centipawns above beta per ply; one ply fewer counts if the side to move is improving. */
    REVERSE_FUTILITY_MARGIN(0, 1_000),
    /** 1 if it also applies where the hash move is quiet, otherwise 0. */
    REVERSE_FUTILITY_QUIET_HASH_MOVE(0, 1),
    /** Maximum depth left at which razoring applies. */
    RAZORING_DEPTH(0, 20),
    /** Centipawns below alpha per ply. */
    RAZORING_MARGIN(0, 2_000),
    /** Minimum depth left at which a null move is tried. */
    NULL_MOVE_DEPTH(1, 20),
    /** Plies by which a null move is searched less deeply. */
    NULL_MOVE_REDUCTION(1, 10),
    /** One ply less for this number of plies left. */
    NULL_MOVE_DEPTH_DIVISOR(1, 50),
    /** One ply less for this number of centipawns of the evaluation above beta. */
    NULL_MOVE_EVAL_DIVISOR(1, 2_000),
    /** Maximum plies less for the evaluation. */
    NULL_MOVE_MAX_EVAL_REDUCTION(0, 10),

    /** Minimum depth left at which ProbCut applies; 100 to disable it. */
    PROBCUT_DEPTH(4, 100),
    /** Centipawns above beta that a capture has to reach. */
    PROBCUT_MARGIN(0, 1_000),
    /**
     * Centipawns above beta of a table score, from a search of nearly the depth left, that ends a node; 100 000 to
     * disable it.
     */
    PROBCUT_TABLE_MARGIN(0, 100_000),

    // ---- pruning of moves -----------------------------------------------------------------------------------------

    /** Maximum depth left, after the late-move reduction, at which futility pruning applies. */
    FUTILITY_DEPTH(0, 20),
    /** Centipawns that the evaluation may lie below alpha. */
    FUTILITY_BASE(0, 1_000),
    /** Centipawns added to that for each ply left. */
    FUTILITY_MARGIN(0, 1_000),
    /**
     * Centipawns that the evaluation and what a capture wins may lie below alpha, for each ply left and one more; 100 000
     * to prune no capture.
     */
    FUTILITY_CAPTURE_MARGIN(0, 100_000),
    /** Maximum depth left at which move-count pruning applies. */
    MOVE_COUNT_DEPTH(0, 20),
    /** Added to the square of the depth left. */
    MOVE_COUNT_BASE(0, 50),
    /** Moves tried for each of that sum, in eighths. */
    MOVE_COUNT_FACTOR(1, 200),
    /** Moves tried for each of that sum, in eighths, if the side to move is improving. */
    MOVE_COUNT_FACTOR_IMPROVING(1, 400),
    /** Maximum depth left at which history pruning applies; 0 to disable it. */
    HISTORY_PRUNING_DEPTH(0, 20),
    /** History points below 0 per ply. */
    HISTORY_PRUNING_MARGIN(0, 100_000),
    /** Maximum depth left at which static exchange prunes moves. */
    EXCHANGE_DEPTH(0, 20),
    /** Centipawns per ply that a capture may lose. */
    EXCHANGE_CAPTURE_MARGIN(0, 1_000),
    /** Centipawns that a quiet move may lose for the square of the plies left after its late-move reduction. */
    EXCHANGE_QUIET_MARGIN(0, 1_000),

    // ---- reductions and extensions --------------------------------------------------------------------------------

    /** Minimum depth left at which late moves are reduced. */
    LMR_DEPTH(1, 20),
    /** Number of the first move that is reduced. */
    LMR_FIRST_MOVE(2, 20),
    /** Number of the first move that is reduced in a node of the principal variation and at the root. */
    LMR_FIRST_MOVE_PV(2, 20),
    /** Plies for every late move, in percent. */
    LMR_BASE(0, 300),
    /** Divides the product of the logarithms of depth and move number, in percent. */
    LMR_DIVISOR(50, 1_000),
    /** Plies less at the root. */
    LMR_ROOT(0, 4),
    /** Plies less in a node of the principal variation. */
    LMR_PV(0, 4),
    /** Plies more if the side to move is not improving. */
    LMR_NOT_IMPROVING(0, 4),
    /** Plies more in a node with an expected beta cutoff. */
    LMR_CUT_NODE(0, 4),
    /** Plies more in such a node without a hash move. */
    LMR_CUT_NODE_NO_HASH_MOVE(0, 4),
    /** Plies for a capture or promotion in such a node that loses no material. */
    LMR_CUT_NODE_CAPTURE(0, 4),
    /** Plies less for a capture that loses material; 100 for no reduction. */
    LMR_LOSING_CAPTURE(0, 100),
    /** Plies less for a check or in check. */
    LMR_CHECK(0, 4),
    /** Plies less for a supported drop near the enemy king. */
    LMR_DROP_NEAR_KING(0, 4),
    /** Squares from the enemy king that count as near. */
    LMR_DROP_KING_DISTANCE(0, 7),
    /** Plies less for a drop that attacks two pieces. */
    LMR_DROP_FORK(0, 4),
    /** Plies more for a quiet move if the hash move is a capture or promotion. */
    LMR_TACTICAL_HASH_MOVE(0, 4),
    /** Plies more if many replies to earlier moves have caused cutoffs. */
    LMR_CUTOFFS(0, 4),
    /** Number of cutoffs from which {@link #LMR_CUTOFFS} applies. */
    LMR_CUTOFFS_FROM(1, 100),
    /**
     * Sum of both sides' evaluations, in centipawns, from which the position after a reduced move is searched a ply
     * less deeply.
     */
    HINDSIGHT_MARGIN(0, 10_000),
    /**
     * Centipawns above the best score from which a reduced move is searched again a ply deeper; 100 000 to disable it.
     */
    LMR_DEEPER_MARGIN(0, 100_000),
    /** Centipawns above the best score below which it is searched again a ply less deeply. */
    LMR_SHALLOWER_MARGIN(0, 1_000),
    /** One ply less for this number of history points. */
    LMR_HISTORY_DIVISOR(1_000, 100_000),
    /** Minimum depth left at which internal iterative reduction applies. */
    IIR_DEPTH(1, 20),
    /** It also applies with a hash move if the table's search was shallower by more than this number of plies. */
    IIR_DEPTH_MARGIN(0, 100),
    /** Moves are extended up to this multiple of the iteration's depth, in plies from the root. */
    EXTENSION_DEPTH_FACTOR(0, 4),
    /** Centipawns that a check must win in a static exchange to be extended. */
    CHECK_EXTENSION_EXCHANGE(-1_000, 1_000),
    /** Number of the last move of a node that is extended if it gives check. */
    CHECK_EXTENSION_MOVES(0, 1_000),

    /** Minimum depth left at which a hash move may be singular; 100 to disable it. */
    SINGULAR_DEPTH(4, 100),
    /** Centipawns per ply by which the other moves have to stay below the hash move's score. */
    SINGULAR_MARGIN(0, 100),
    /** Centipawns by which they have to stay further below for an extension of two plies. */
    SINGULAR_DOUBLE_MARGIN(0, 10_000),

    // ---- quiescence search ----------------------------------------------------------------------------------------

    /** Delta pruning: centipawns from alpha that a capture must come within. */
    QUIESCENCE_DELTA(0, 2_000),
    /** Centipawns that a move must win in a static exchange to be tried. */
    QUIESCENCE_EXCHANGE(-1_000, 1_000),
    /** Number of quiet evasions tried once a move escapes the mate. */
    QUIESCENCE_QUIET_EVASIONS(0, 20),
    /** Number of drops that give check tried at the first ply of the quiescence search. */
    QUIESCENCE_CHECKING_DROPS(0, 1_000),

    // ---- move ordering --------------------------------------------------------------------------------------------

    /** Centipawns that a capture must win in a static exchange to come before the quiet moves. */
    ORDER_EXCHANGE(-1_000, 1_000),
    /** 1 if captures that give check come before the quiet moves, whatever they win, otherwise 0. */
    ORDER_CAPTURES_WITH_CHECK(0, 1),
    /** Weight of a centipawn of the captured piece relative to a point of capture history. */
    ORDER_VICTIM_FACTOR(0, 128),
    /** Value of a promotion to a queen in centipawns. */
    ORDER_PROMOTION(0, 2_000),
    /** History points for a beta cutoff per ply left. */
    HISTORY_BONUS_FACTOR(1, 1_000),
    /** History points added to that. */
    HISTORY_BONUS_BASE(-1_000, 1_000),
    /** Plies added to the depth for a cutoff that the evaluation does not suggest. */
    HISTORY_BONUS_UNEXPECTED(0, 10),
    /** Maximum history points for one cutoff. */
    HISTORY_BONUS_MAX(100, 8_000),
    /** Percent of the bonus for a quiet move if no reply reaches alpha. */
    HISTORY_FAIL_LOW_SHARE(0, 400),
    /** History points for a quiet move per centipawn that the evaluation gains. */
    HISTORY_EVAL_FACTOR(0, 100),
    /** Maximum history points for the evaluation. */
    HISTORY_EVAL_MAX(0, 8_000),
    /** Weight of the pawn history, in percent. */
    HISTORY_PAWNS_SHARE(0, 200),

    // ---- correction of the evaluation -----------------------------------------------------------------------------

    /** Maximum correction in centipawns by positions with the same pawns. */
    CORRECTION_PAWNS(0, 500),
    /** Maximum correction in centipawns by positions with the same other pieces of a side. */
    CORRECTION_PIECES(0, 500),
    /** Maximum correction in centipawns by positions after the same two moves. */
    CORRECTION_MOVES(0, 500),

    // ---- transposition table --------------------------------------------------------------------------------------

    /** An entry of this search is not replaced by a bound if it is deeper by more than this number of plies. */
    TABLE_DEPTH_MARGIN(0, 50),
    /** Plies by which an entry of the previous search counts less when one has to be replaced. */
    TABLE_AGE_WEIGHT(0, 50),
    /** Halfmove clock from which table scores are not used, since the table does not count moves; chess only. */
    TABLE_HALFMOVE_CLOCK(0, 100),

    // ---- mates ----------------------------------------------------------------------------------------------------

    /** Maximum length of a mate to search for, in moves. */
    MATE_MOVES(2, 50),
    /** One in this number of nodes is spent on mates of the root. */
    MATE_ROOT_SHARE(2, 1_000),
    /** Maximum nodes spent on mates of the root: with more, the table would be cleared and filled again. */
    MATE_ROOT_NODES(0, 2_000_000),
    /** Centipawns from which a position is also searched for mates with quiet moves. */
    MATE_QUIET_SCORE(0, 100_000),
    /** One in this number of nodes is spent on mates with quiet moves. */
    MATE_QUIET_SHARE(2, 1_000),
    /** One in this number of nodes is spent on mates of positions close to the root. */
    MATE_TREE_SHARE(2, 1_000),
    /** Maximum nodes spent on one position close to the root. */
    MATE_TREE_NODES(1, 10_000),
    /** Maximum distance of such a position from the root, in plies. */
    MATE_TREE_PLY(0, 20),
    /** Minimum depth left at which such a position is searched for mates. */
    MATE_TREE_DEPTH(1, 20),

    // ---- time management ------------------------------------------------------------------------------------------

    /** Iteration after which a forced move is played. */
    TIME_FORCED_MOVE_DEPTH(1, 30),
    /** Number of moves planned for in a game without further time control. */
    TIME_PLANNED_MOVES(1, 100),
    /** Percent of the increment spent at once; the rest refills the clock in a long game. */
    TIME_INCREMENT_SHARE(0, 100),
    /** Milliseconds of the clock held in reserve: on a busy machine a thread may have to wait. */
    TIME_RESERVE(0, 10_000),
    /** Maximum reserve in percent of the clock. */
    TIME_MAX_RESERVE_SHARE(0, 90),
    /** Maximum hard limit in percent of the soft limit. */
    TIME_MAX_STRETCH(100, 2_000),
    /** Maximum percent of the reserve that one move may take: without increment it is eventually used. */
    TIME_MAX_SHARE_OF_RESERVE(0, 100),
    /** Maximum percent of the rest of the clock that one move may take. */
    TIME_MAX_SHARE(1, 60),
    /** Percent added to that, divided by the planned number of moves. */
    TIME_MAX_SHARE_BY_MOVES(0, 40),
    /** Maximum percent of the clock that the last move before a time control may take. */
    TIME_MAX_SHARE_LAST_MOVE(1, 95),
    /** Soft limit in percent when the best move has just changed. */
    TIME_STABILITY_0(10, 500),
    /** Soft limit in percent after one iteration with the same best move. */
    TIME_STABILITY_1(10, 500),
    /** Soft limit in percent after two iterations with the same best move. */
    TIME_STABILITY_2(10, 500),
    /** Soft limit in percent after three iterations with the same best move. */
    TIME_STABILITY_3(10, 500),
    /** Soft limit in percent after four iterations with the same best move. */
    TIME_STABILITY_4(10, 500),
    /** Soft limit in percent after five iterations with the same best move. */
    TIME_STABILITY_5(10, 500),
    /** Soft limit in percent after six or more iterations with the same best move. */
    TIME_STABILITY_6(10, 500),
    /** Soft limit in percent if no nodes were spent on the best move. */
    TIME_EFFORT_BASE(110, 500),
    /** Percent less if all nodes were. */
    TIME_EFFORT_WEIGHT(0, 100),
    /** Minimum drop of the score that counts, in centipawns; negative for a rise. */
    TIME_SCORE_DROP_MIN(-100, 0),
    /** Maximum drop of the score that counts, in centipawns. */
    TIME_SCORE_DROP_MAX(0, 1_000),
    /** Drop in centipawns for which the soft limit is doubled. */
    TIME_SCORE_DROP_DIVISOR(101, 2_000);

    private final int min;
    private final int max;

    SearchParameter(int min, int max) {
        this.min = min;
        this.max = max;
    }

    /**
     * Returns the parameter with the name of its constant.
     *
     * @throws IllegalArgumentException if the name is unknown
     */
    public static SearchParameter named(String name) {
        try {
            return valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("unknown search parameter \"" + name + "\"", e);
        }
    }

    /** Returns the minimum value. */
    public int min() {
        return min;
    }

    /** Returns the maximum value. */
    public int max() {
        return max;
    }
}
