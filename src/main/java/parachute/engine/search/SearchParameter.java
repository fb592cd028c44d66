package parachute.engine.search;

/**
 * A number of the search that can be tuned, with the range in which the search works; its value in each variant is one of
 * {@link SearchParameters}. All are whole numbers: centipawns, plies, moves, nodes or milliseconds, and percent where a
 * fraction is meant.
 */
public enum SearchParameter {
    // ---- aspiration windows ---------------------------------------------------------------------------------------

    /** Half of the first window around the last score, in centipawns. */
    ASPIRATION_WINDOW(4, 500),
    /** Iteration from which the window is narrow. */
    ASPIRATION_DEPTH(1, 30),
    /** The window after a fail low or high, in percent of the one before. */
    ASPIRATION_GROWTH(150, 800),
    /** The most plies that an iteration is searched less deeply while its score keeps failing high. */
    ASPIRATION_FAIL_HIGH_REDUCTION(0, 10),

    // ---- pruning of nodes -----------------------------------------------------------------------------------------

    /** Greatest depth left at which reverse futility pruning applies. */
    REVERSE_FUTILITY_DEPTH(0, 20),
    /** Centipawns a ply above beta; a ply fewer is counted if the side to move is improving. */
    REVERSE_FUTILITY_MARGIN(0, 1_000),
    /** Greatest depth left at which razoring applies. */
    RAZORING_DEPTH(0, 20),
    /** Centipawns a ply below alpha. */
    RAZORING_MARGIN(0, 2_000),
    /** Smallest depth left at which a null move is tried. */
    NULL_MOVE_DEPTH(1, 20),
    /** Plies that a null move is searched less deeply. */
    NULL_MOVE_REDUCTION(1, 10),
    /** One ply less for so many plies left. */
    NULL_MOVE_DEPTH_DIVISOR(1, 50),
    /** One ply less for so many centipawns of the evaluation above beta. */
    NULL_MOVE_EVAL_DIVISOR(1, 2_000),
    /** The most plies less for the evaluation. */
    NULL_MOVE_MAX_EVAL_REDUCTION(0, 10),

    /** Smallest depth left at which ProbCut applies; 100 if it does not. */
    PROBCUT_DEPTH(4, 100),
    /** Centipawns above beta that a capture has to reach. */
    PROBCUT_MARGIN(0, 1_000),
    /**
     * Centipawns above beta of a score of the table, from a search of nearly the depth left, that ends a node; 100 000 if
     * none does.
     */
    PROBCUT_TABLE_MARGIN(0, 100_000),

    // ---- pruning of moves -----------------------------------------------------------------------------------------

    /** Greatest depth left, after the late-move reduction, at which futility pruning applies. */
    FUTILITY_DEPTH(0, 20),
    /** Centipawns that the evaluation may lie below alpha. */
    FUTILITY_BASE(0, 1_000),
    /** The same for each ply left. */
    FUTILITY_MARGIN(0, 1_000),
    /** Greatest depth left at which move-count pruning applies. */
    MOVE_COUNT_DEPTH(0, 20),
    /** Added to the square of the depth left. */
    MOVE_COUNT_BASE(0, 50),
    /** Moves tried for each of that sum, in eighths. */
    MOVE_COUNT_FACTOR(1, 200),
    /** The same if the side to move is improving. */
    MOVE_COUNT_FACTOR_IMPROVING(1, 400),
    /** Greatest depth left at which history pruning applies; 0 if it does not. */
    HISTORY_PRUNING_DEPTH(0, 20),
    /** Points of history below 0 a ply. */
    HISTORY_PRUNING_MARGIN(0, 100_000),
    /** Greatest depth left at which static exchange prunes moves. */
    EXCHANGE_DEPTH(0, 20),
    /** Centipawns a ply that a capture may lose. */
    EXCHANGE_CAPTURE_MARGIN(0, 1_000),
    /** Centipawns that a quiet move may lose for the square of the plies left after its late-move reduction. */
    EXCHANGE_QUIET_MARGIN(0, 1_000),

    // ---- reductions and extensions --------------------------------------------------------------------------------

    /** Smallest depth left at which late moves are reduced. */
    LMR_DEPTH(1, 20),
    /** Number of the first move that is reduced. */
    LMR_FIRST_MOVE(2, 20),
    /** The same in a node of the principal variation and at the root. */
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
    /** Plies more where a beta cutoff is expected. */
    LMR_CUT_NODE(0, 4),
    /** Plies less for a check or in check. */
    LMR_CHECK(0, 4),
    /** Plies less for a supported drop near the enemy king. */
    LMR_DROP_NEAR_KING(0, 4),
    /** Squares from the enemy king that count as near. */
    LMR_DROP_KING_DISTANCE(0, 7),
    /** Plies less for a drop that attacks two pieces. */
    LMR_DROP_FORK(0, 4),
    /** Plies more for a quiet move where the hash move is a capture or promotion. */
    LMR_TACTICAL_HASH_MOVE(0, 4),
    /** Plies more where so many replies to earlier moves have caused cutoffs. */
    LMR_CUTOFFS(0, 4),
    /** How many cutoffs are so many. */
    LMR_CUTOFFS_FROM(1, 100),
    /** Centipawns to both sides' evaluations together from which a reduced move's position is searched a ply less. */
    HINDSIGHT_MARGIN(0, 10_000),
    /** Centipawns above the best score for which a reduced move is searched again a ply deeper; 100 000 for none. */
    LMR_DEEPER_MARGIN(0, 100_000),
    /** Centipawns above the best score below which it is searched again a ply less deeply. */
    LMR_SHALLOWER_MARGIN(0, 1_000),
    /** One ply less for so many points of history. */
    LMR_HISTORY_DIVISOR(1_000, 100_000),
    /** Smallest depth left at which internal iterative reduction applies. */
    IIR_DEPTH(1, 20),
    /** It applies to a hash move, too, if the table's search was by more than so many plies shallower. */
    IIR_DEPTH_MARGIN(0, 100),
    /** Moves are extended up to this multiple of the iteration's depth, in plies from the root. */
    EXTENSION_DEPTH_FACTOR(0, 4),
    /** Centipawns that a check must win in a static exchange to be extended. */
    CHECK_EXTENSION_EXCHANGE(-1_000, 1_000),

    /** Smallest depth left at which a hash move may be singular; 100 if none may. */
    SINGULAR_DEPTH(4, 100),
    /** Centipawns a ply that the other moves have to stay below the hash move's score. */
    SINGULAR_MARGIN(0, 100),
    /** Centipawns that they have to stay further below for an extension of two plies. */
    SINGULAR_DOUBLE_MARGIN(0, 10_000),

    // ---- quiescence search ----------------------------------------------------------------------------------------

    /** Delta pruning: centipawns that a capture must come close to alpha. */
    QUIESCENCE_DELTA(0, 2_000),
    /** Centipawns that a move must win in a static exchange to be tried. */
    QUIESCENCE_EXCHANGE(-1_000, 1_000),
    /** Quiet evasions tried once one move escapes the mate. */
    QUIESCENCE_QUIET_EVASIONS(0, 20),

    // ---- move ordering --------------------------------------------------------------------------------------------

    /** Centipawns that a capture must win in a static exchange to come before the quiet moves. */
    ORDER_EXCHANGE(-1_000, 1_000),
    /** Weight of a centipawn of the piece taken against a point of capture history. */
    ORDER_VICTIM_FACTOR(0, 128),
    /** Centipawns that a promotion to a queen counts. */
    ORDER_PROMOTION(0, 2_000),
    /** Points of history for a beta cutoff, a ply left. */
    HISTORY_BONUS_FACTOR(1, 1_000),
    /** Points of history added to that. */
    HISTORY_BONUS_BASE(-1_000, 1_000),
    /** The most points of history for one cutoff. */
    HISTORY_BONUS_MAX(100, 8_000),
    /** Percent of the bonus for a quiet move to which no reply reaches alpha. */
    HISTORY_FAIL_LOW_SHARE(0, 400),
    /** Points of history for a quiet move, a centipawn that the evaluation gains by it. */
    HISTORY_EVAL_FACTOR(0, 100),
    /** The most points of history for the evaluation. */
    HISTORY_EVAL_MAX(0, 8_000),
    /** What the history by the squares of the pawns counts, in percent. */
    HISTORY_PAWNS_SHARE(0, 200),

    // ---- correction of the evaluation -----------------------------------------------------------------------------

    /** The most centipawns by what searches of positions with the same pawns have found. */
    CORRECTION_PAWNS(0, 500),
    /** The same for each side's other pieces. */
    CORRECTION_PIECES(0, 500),
    /** The same for the last two moves. */
    CORRECTION_MOVES(0, 500),

    // ---- transposition table --------------------------------------------------------------------------------------

    /** An entry of this search that is more than so many plies deeper is not replaced by a bound of its position. */
    TABLE_DEPTH_MARGIN(0, 50),
    /** Plies that an entry of the search before counts less when one has to be replaced. */
    TABLE_AGE_WEIGHT(0, 50),
    /** Halfmove clock from which scores of the table, which does not count moves, are not used; chess only. */
    TABLE_HALFMOVE_CLOCK(0, 100),

    // ---- mates ----------------------------------------------------------------------------------------------------

    /** The longest mate searched for, in moves. */
    MATE_MOVES(2, 50),
    /** One node of so many is spent on mates of the root. */
    MATE_ROOT_SHARE(2, 1_000),
    /** The most nodes spent on mates of the root: beyond them its table would be cleared and filled again. */
    MATE_ROOT_NODES(0, 2_000_000),
    /** Centipawns from which a position is searched for mates with quiet moves, too. */
    MATE_QUIET_SCORE(0, 100_000),
    /** The share of the nodes that is spent on those: one in this number. */
    MATE_QUIET_SHARE(2, 1_000),
    /** One node of so many is spent on mates of positions close to the root. */
    MATE_TREE_SHARE(2, 1_000),
    /** The most nodes spent on one position close to the root. */
    MATE_TREE_NODES(1, 10_000),
    /** How close to the root, in plies. */
    MATE_TREE_PLY(0, 20),
    /** Smallest depth left at which such a position is searched for mates. */
    MATE_TREE_DEPTH(1, 20),

    // ---- time management ------------------------------------------------------------------------------------------

    /** Iteration after which a forced move is played. */
    TIME_FORCED_MOVE_DEPTH(1, 30),
    /** Moves that a game without further time control is planned for. */
    TIME_PLANNED_MOVES(1, 100),
    /** Percent of the increment spent at once; the rest refills the clock in a long game. */
    TIME_INCREMENT_SHARE(0, 100),
    /** Milliseconds of the clock that are not planned with: a busy machine lets a thread wait now and then. */
    TIME_RESERVE(0, 10_000),
    /** The most percent of the clock that are not planned with. */
    TIME_MAX_RESERVE_SHARE(0, 90),
    /** The hard limit in percent of the soft limit, at most. */
    TIME_MAX_STRETCH(100, 2_000),
    /** The most percent of the reserve that one move may take: without increment it is used in the end. */
    TIME_MAX_SHARE_OF_RESERVE(0, 100),
    /** The most percent of the rest of the clock that one move may take. */
    TIME_MAX_SHARE(1, 60),
    /** Percent more, divided by the moves that are planned for. */
    TIME_MAX_SHARE_BY_MOVES(0, 40),
    /** The most percent of the clock that the last move before a time control may take. */
    TIME_MAX_SHARE_LAST_MOVE(1, 95),
    /** Soft limit in percent when the best move has just changed. */
    TIME_STABILITY_0(10, 500),
    /** The same after one iteration with the same best move. */
    TIME_STABILITY_1(10, 500),
    /** The same after two iterations with the same best move. */
    TIME_STABILITY_2(10, 500),
    /** The same after three iterations with the same best move. */
    TIME_STABILITY_3(10, 500),
    /** The same after four iterations with the same best move. */
    TIME_STABILITY_4(10, 500),
    /** The same after five iterations with the same best move. */
    TIME_STABILITY_5(10, 500),
    /** The same after six or more iterations with the same best move. */
    TIME_STABILITY_6(10, 500),
    /** Soft limit in percent if no node went into the best move. */
    TIME_EFFORT_BASE(110, 500),
    /** Percent less if all nodes did. */
    TIME_EFFORT_WEIGHT(0, 100),
    /** The smallest fall of the score that counts, in centipawns: a rise. */
    TIME_SCORE_DROP_MIN(-100, 0),
    /** The greatest fall of the score that counts. */
    TIME_SCORE_DROP_MAX(0, 1_000),
    /** Centipawns of fall for which the soft limit is doubled. */
    TIME_SCORE_DROP_DIVISOR(101, 2_000);

    private final int min;
    private final int max;

    SearchParameter(int min, int max) {
        this.min = min;
        this.max = max;
    }

    /**
     * The parameter with this name, that of its constant.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static SearchParameter named(String name) {
        try {
            return valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("unknown search parameter \"" + name + "\"", e);
        }
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
