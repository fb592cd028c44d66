package parachute.engine.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parachute.engine.variant.PerVariant;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;

/**
 * The tunable numbers of the search: a field each, declared with its name in texts and the range in which the search
 * works. Their values in each variant are in a file of its {@linkplain VariantProfile profile}. All are whole numbers:
 * centipawns, plies, moves, nodes or milliseconds, or percent for fractions. Immutable.
 */
public final class SearchParameters {
    private static final PerVariant<SearchParameters> STANDARD = new PerVariant<>(
            variant -> parse(VariantProfile.of(variant).parameters().text()));

    private final Map<String, Integer> values;

    /** In the order of the fields. */
    private final List<SearchParameter> declared = new ArrayList<>();

    // ---- aspiration windows ---------------------------------------------------------------------------------------

    /** Half of the first window around the last score, in centipawns. */
    final int aspirationWindow = parameter("ASPIRATION_WINDOW", 4, 500);
    /** Iteration from which the window is narrow. */
    final int aspirationDepth = parameter("ASPIRATION_DEPTH", 1, 30);
    /** The window after a fail low or high, in percent of the one before. */
    final int aspirationGrowth = parameter("ASPIRATION_GROWTH", 150, 800);
    /** Maximum plies by which an iteration is searched less deeply while it keeps failing high. */
    final int aspirationFailHighReduction = parameter("ASPIRATION_FAIL_HIGH_REDUCTION", 0, 10);

    // ---- pruning of nodes -----------------------------------------------------------------------------------------

    /** Maximum depth left at which reverse futility pruning applies. */
    final int reverseFutilityDepth = parameter("REVERSE_FUTILITY_DEPTH", 0, 20);
    /** Centipawns above beta per ply; one ply fewer counts if the side to move is improving. */
    final int reverseFutilityMargin = parameter("REVERSE_FUTILITY_MARGIN", 0, 1_000);
    /** 1 if it also applies where the hash move is quiet, otherwise 0. */
    final int reverseFutilityQuietHashMove = parameter("REVERSE_FUTILITY_QUIET_HASH_MOVE", 0, 1);
    /** Maximum depth left at which razoring applies. */
    final int razoringDepth = parameter("RAZORING_DEPTH", 0, 20);
    /** Centipawns below alpha per ply. */
    final int razoringMargin = parameter("RAZORING_MARGIN", 0, 2_000);
    /** Minimum depth left at which a null move is tried. */
    final int nullMoveDepth = parameter("NULL_MOVE_DEPTH", 1, 20);
    /** Plies by which a null move is searched less deeply. */
    final int nullMoveReduction = parameter("NULL_MOVE_REDUCTION", 1, 10);
    /** One ply less for this number of plies left. */
    final int nullMoveDepthDivisor = parameter("NULL_MOVE_DEPTH_DIVISOR", 1, 50);
    /** One ply less for this number of centipawns of the evaluation above beta. */
    final int nullMoveEvalDivisor = parameter("NULL_MOVE_EVAL_DIVISOR", 1, 2_000);
    /** Maximum plies less for the evaluation. */
    final int nullMoveMaxEvalReduction = parameter("NULL_MOVE_MAX_EVAL_REDUCTION", 0, 10);

    /** Minimum depth left at which ProbCut applies; 100 to disable it. */
    final int probcutDepth = parameter("PROBCUT_DEPTH", 4, 100);
    /** Centipawns above beta that a capture has to reach. */
    final int probcutMargin = parameter("PROBCUT_MARGIN", 0, 1_000);
    /**
     * Centipawns above beta of a table score, from a search of nearly the depth left, that ends a node; 100 000 to
     * disable it.
     */
    final int probcutTableMargin = parameter("PROBCUT_TABLE_MARGIN", 0, 100_000);

    // ---- pruning of moves -----------------------------------------------------------------------------------------

    /** Maximum depth left, after the late-move reduction, at which futility pruning applies. */
    final int futilityDepth = parameter("FUTILITY_DEPTH", 0, 20);
    /** Centipawns that the evaluation may lie below alpha. */
    final int futilityBase = parameter("FUTILITY_BASE", 0, 1_000);
    /** Centipawns added to that for each ply left. */
    final int futilityMargin = parameter("FUTILITY_MARGIN", 0, 1_000);
    /**
     * Centipawns that the evaluation and what a capture wins may lie below alpha, for each ply left and one more; 100 000
     * to prune no capture.
     */
    final int futilityCaptureMargin = parameter("FUTILITY_CAPTURE_MARGIN", 0, 100_000);
    /** Maximum depth left at which move-count pruning applies. */
    final int moveCountDepth = parameter("MOVE_COUNT_DEPTH", 0, 20);
    /** Added to the square of the depth left. */
    final int moveCountBase = parameter("MOVE_COUNT_BASE", 0, 50);
    /** Moves tried for each of that sum, in eighths. */
    final int moveCountFactor = parameter("MOVE_COUNT_FACTOR", 1, 200);
    /** Moves tried for each of that sum, in eighths, if the side to move is improving. */
    final int moveCountFactorImproving = parameter("MOVE_COUNT_FACTOR_IMPROVING", 1, 400);
    /** Maximum depth left at which history pruning applies; 0 to disable it. */
    final int historyPruningDepth = parameter("HISTORY_PRUNING_DEPTH", 0, 20);
    /** History points below 0 per ply. */
    final int historyPruningMargin = parameter("HISTORY_PRUNING_MARGIN", 0, 100_000);
    /** Maximum depth left at which static exchange prunes moves. */
    final int exchangeDepth = parameter("EXCHANGE_DEPTH", 0, 20);
    /** Centipawns per ply that a capture may lose. */
    final int exchangeCaptureMargin = parameter("EXCHANGE_CAPTURE_MARGIN", 0, 1_000);
    /** Centipawns that a quiet move may lose for the square of the plies left after its late-move reduction. */
    final int exchangeQuietMargin = parameter("EXCHANGE_QUIET_MARGIN", 0, 1_000);

    // ---- reductions and extensions --------------------------------------------------------------------------------

    /** Minimum depth left at which late moves are reduced. */
    final int lmrDepth = parameter("LMR_DEPTH", 1, 20);
    /** Number of the first move that is reduced. */
    final int lmrFirstMove = parameter("LMR_FIRST_MOVE", 2, 20);
    /** Number of the first move that is reduced in a node of the principal variation and at the root. */
    final int lmrFirstMovePv = parameter("LMR_FIRST_MOVE_PV", 2, 20);
    /** Plies for every late move, in percent. */
    final int lmrBase = parameter("LMR_BASE", 0, 300);
    /** Divides the product of the logarithms of depth and move number, in percent. */
    final int lmrDivisor = parameter("LMR_DIVISOR", 50, 1_000);
    /** The table that follows from these two. */
    final ReductionTable reductions = new ReductionTable(lmrBase / 100.0, lmrDivisor / 100.0);
    /** Plies less at the root. */
    final int lmrRoot = parameter("LMR_ROOT", 0, 4);
    /** Plies less in a node of the principal variation. */
    final int lmrPv = parameter("LMR_PV", 0, 4);
    /** Plies more if the side to move is not improving. */
    final int lmrNotImproving = parameter("LMR_NOT_IMPROVING", 0, 4);
    /** Plies more in a node with an expected beta cutoff. */
    final int lmrCutNode = parameter("LMR_CUT_NODE", 0, 4);
    /** Plies more in such a node without a hash move. */
    final int lmrCutNodeNoHashMove = parameter("LMR_CUT_NODE_NO_HASH_MOVE", 0, 4);
    /** Plies for a capture or promotion in such a node that loses no material. */
    final int lmrCutNodeCapture = parameter("LMR_CUT_NODE_CAPTURE", 0, 4);
    /** Plies less for a capture that loses material; 100 for no reduction. */
    final int lmrLosingCapture = parameter("LMR_LOSING_CAPTURE", 0, 100);
    /** Plies less for a check or in check. */
    final int lmrCheck = parameter("LMR_CHECK", 0, 4);
    /** Plies less for a supported drop near the enemy king. */
    final int lmrDropNearKing = parameter("LMR_DROP_NEAR_KING", 0, 4);
    /** Squares from the enemy king that count as near. */
    final int lmrDropKingDistance = parameter("LMR_DROP_KING_DISTANCE", 0, 7);
    /** Plies less for a drop that attacks two pieces. */
    final int lmrDropFork = parameter("LMR_DROP_FORK", 0, 4);
    /** Plies more for a quiet move if the hash move is a capture or promotion. */
    final int lmrTacticalHashMove = parameter("LMR_TACTICAL_HASH_MOVE", 0, 4);
    /** Plies more if many replies to earlier moves have caused cutoffs. */
    final int lmrCutoffs = parameter("LMR_CUTOFFS", 0, 4);
    /** Number of cutoffs from which {@link #lmrCutoffs} applies. */
    final int lmrCutoffsFrom = parameter("LMR_CUTOFFS_FROM", 1, 100);
    /**
     * Sum of both sides' evaluations, in centipawns, from which the position after a reduced move is searched a ply
     * less deeply.
     */
    final int hindsightMargin = parameter("HINDSIGHT_MARGIN", 0, 10_000);
    /**
     * Centipawns above the best score from which a reduced move is searched again a ply deeper; 100 000 to disable it.
     */
    final int lmrDeeperMargin = parameter("LMR_DEEPER_MARGIN", 0, 100_000);
    /** Centipawns above the best score below which it is searched again a ply less deeply. */
    final int lmrShallowerMargin = parameter("LMR_SHALLOWER_MARGIN", 0, 1_000);
    /** One ply less for this number of history points. */
    final int lmrHistoryDivisor = parameter("LMR_HISTORY_DIVISOR", 1_000, 100_000);
    /** Minimum depth left at which internal iterative reduction applies. */
    final int iirDepth = parameter("IIR_DEPTH", 1, 20);
    /** It also applies with a hash move if the table's search was shallower by more than this number of plies. */
    final int iirDepthMargin = parameter("IIR_DEPTH_MARGIN", 0, 100);
    /** Moves are extended up to this multiple of the iteration's depth, in plies from the root. */
    final int extensionDepthFactor = parameter("EXTENSION_DEPTH_FACTOR", 0, 4);
    /** Centipawns that a check must win in a static exchange to be extended. */
    final int checkExtensionExchange = parameter("CHECK_EXTENSION_EXCHANGE", -1_000, 1_000);
    /** Number of the last move of a node that is extended if it gives check. */
    final int checkExtensionMoves = parameter("CHECK_EXTENSION_MOVES", 0, 1_000);

    /** Minimum depth left at which a hash move may be singular; 100 to disable it. */
    final int singularDepth = parameter("SINGULAR_DEPTH", 4, 100);
    /** Centipawns per ply by which the other moves have to stay below the hash move's score. */
    final int singularMargin = parameter("SINGULAR_MARGIN", 0, 100);
    /** Centipawns by which they have to stay further below for an extension of two plies. */
    final int singularDoubleMargin = parameter("SINGULAR_DOUBLE_MARGIN", 0, 10_000);

    // ---- quiescence search ----------------------------------------------------------------------------------------

    /** Delta pruning: centipawns from alpha that a capture must come within. */
    final int quiescenceDelta = parameter("QUIESCENCE_DELTA", 0, 2_000);
    /** Centipawns that a move must win in a static exchange to be tried. */
    final int quiescenceExchange = parameter("QUIESCENCE_EXCHANGE", -1_000, 1_000);
    /** Number of quiet evasions tried once a move escapes the mate. */
    final int quiescenceQuietEvasions = parameter("QUIESCENCE_QUIET_EVASIONS", 0, 20);
    /** Number of drops that give check tried at the first ply of the quiescence search. */
    final int quiescenceCheckingDrops = parameter("QUIESCENCE_CHECKING_DROPS", 0, 1_000);

    // ---- move ordering --------------------------------------------------------------------------------------------

    /** Centipawns that a capture must win in a static exchange to come before the quiet moves. */
    final int orderExchange = parameter("ORDER_EXCHANGE", -1_000, 1_000);
    /** 1 if captures that give check come before the quiet moves, whatever they win, otherwise 0. */
    final int orderCapturesWithCheck = parameter("ORDER_CAPTURES_WITH_CHECK", 0, 1);
    /** Weight of a centipawn of the captured piece relative to a point of capture history. */
    final int orderVictimFactor = parameter("ORDER_VICTIM_FACTOR", 0, 128);
    /** Value of a promotion to a queen in centipawns. */
    final int orderPromotion = parameter("ORDER_PROMOTION", 0, 2_000);
    /** History points for a beta cutoff per ply left. */
    final int historyBonusFactor = parameter("HISTORY_BONUS_FACTOR", 1, 1_000);
    /** History points added to that. */
    final int historyBonusBase = parameter("HISTORY_BONUS_BASE", -1_000, 1_000);
    /** Plies added to the depth for a cutoff that the evaluation does not suggest. */
    final int historyBonusUnexpected = parameter("HISTORY_BONUS_UNEXPECTED", 0, 10);
    /** Maximum history points for one cutoff. */
    final int historyBonusMax = parameter("HISTORY_BONUS_MAX", 100, 8_000);
    /** Percent of the bonus for a quiet move if no reply reaches alpha. */
    final int historyFailLowShare = parameter("HISTORY_FAIL_LOW_SHARE", 0, 400);
    /** History points for a quiet move per centipawn that the evaluation gains. */
    final int historyEvalFactor = parameter("HISTORY_EVAL_FACTOR", 0, 100);
    /** Maximum history points for the evaluation. */
    final int historyEvalMax = parameter("HISTORY_EVAL_MAX", 0, 8_000);
    /** Weight of the pawn history, in percent. */
    final int historyPawnsShare = parameter("HISTORY_PAWNS_SHARE", 0, 200);

    // ---- correction of the evaluation -----------------------------------------------------------------------------

    /** Maximum correction in centipawns by positions with the same pawns. */
    final int correctionPawns = parameter("CORRECTION_PAWNS", 0, 500);
    /** Maximum correction in centipawns by positions with the same other pieces of a side. */
    final int correctionPieces = parameter("CORRECTION_PIECES", 0, 500);
    /** Maximum correction in centipawns by positions after the same two moves. */
    final int correctionMoves = parameter("CORRECTION_MOVES", 0, 500);

    // ---- transposition table --------------------------------------------------------------------------------------

    /** An entry of this search is not replaced by a bound if it is deeper by more than this number of plies. */
    final int tableDepthMargin = parameter("TABLE_DEPTH_MARGIN", 0, 50);
    /** Plies by which an entry of the previous search counts less when one has to be replaced. */
    final int tableAgeWeight = parameter("TABLE_AGE_WEIGHT", 0, 50);
    /** Halfmove clock from which table scores are not used, since the table does not count moves; chess only. */
    final int tableHalfmoveClock = parameter("TABLE_HALFMOVE_CLOCK", 0, 100);

    // ---- mates ----------------------------------------------------------------------------------------------------

    /** Maximum length of a mate to search for, in moves. */
    final int mateMoves = parameter("MATE_MOVES", 2, 50);
    /** One in this number of nodes is spent on mates of the root. */
    final int mateRootShare = parameter("MATE_ROOT_SHARE", 2, 1_000);
    /** Maximum nodes spent on mates of the root: with more, the table would be cleared and filled again. */
    final int mateRootNodes = parameter("MATE_ROOT_NODES", 0, 2_000_000);
    /** Centipawns from which a position is also searched for mates with quiet moves. */
    final int mateQuietScore = parameter("MATE_QUIET_SCORE", 0, 100_000);
    /** One in this number of nodes is spent on mates with quiet moves. */
    final int mateQuietShare = parameter("MATE_QUIET_SHARE", 2, 1_000);
    /** One in this number of nodes is spent on mates of positions close to the root. */
    final int mateTreeShare = parameter("MATE_TREE_SHARE", 2, 1_000);
    /** Maximum nodes spent on one position close to the root. */
    final int mateTreeNodes = parameter("MATE_TREE_NODES", 1, 10_000);
    /** Maximum distance of such a position from the root, in plies. */
    final int mateTreePly = parameter("MATE_TREE_PLY", 0, 20);
    /** Minimum depth left at which such a position is searched for mates. */
    final int mateTreeDepth = parameter("MATE_TREE_DEPTH", 1, 20);

    // ---- time management ------------------------------------------------------------------------------------------

    /** Iteration after which a forced move is played. */
    final int timeForcedMoveDepth = parameter("TIME_FORCED_MOVE_DEPTH", 1, 30);
    /** Number of moves planned for in a game without further time control. */
    final int timePlannedMoves = parameter("TIME_PLANNED_MOVES", 1, 100);
    /** Percent of the increment spent at once; the rest refills the clock in a long game. */
    final int timeIncrementShare = parameter("TIME_INCREMENT_SHARE", 0, 100);
    /** Milliseconds of the clock held in reserve: on a busy machine a thread may have to wait. */
    final int timeReserve = parameter("TIME_RESERVE", 0, 10_000);
    /** Maximum reserve in percent of the clock. */
    final int timeMaxReserveShare = parameter("TIME_MAX_RESERVE_SHARE", 0, 90);
    /** Maximum hard limit in percent of the soft limit. */
    final int timeMaxStretch = parameter("TIME_MAX_STRETCH", 100, 2_000);
    /** Maximum percent of the reserve that one move may take: without increment it is eventually used. */
    final int timeMaxShareOfReserve = parameter("TIME_MAX_SHARE_OF_RESERVE", 0, 100);
    /** Maximum percent of the rest of the clock that one move may take. */
    final int timeMaxShare = parameter("TIME_MAX_SHARE", 1, 60);
    /** Percent added to that, divided by the planned number of moves. */
    final int timeMaxShareByMoves = parameter("TIME_MAX_SHARE_BY_MOVES", 0, 40);
    /** Maximum percent of the clock that the last move before a time control may take. */
    final int timeMaxShareLastMove = parameter("TIME_MAX_SHARE_LAST_MOVE", 1, 95);
    /** Soft limit in percent when the best move has just changed. */
    final int timeStability0 = parameter("TIME_STABILITY_0", 10, 500);
    /** Soft limit in percent after one iteration with the same best move. */
    final int timeStability1 = parameter("TIME_STABILITY_1", 10, 500);
    /** Soft limit in percent after two iterations with the same best move. */
    final int timeStability2 = parameter("TIME_STABILITY_2", 10, 500);
    /** Soft limit in percent after three iterations with the same best move. */
    final int timeStability3 = parameter("TIME_STABILITY_3", 10, 500);
    /** Soft limit in percent after four iterations with the same best move. */
    final int timeStability4 = parameter("TIME_STABILITY_4", 10, 500);
    /** Soft limit in percent after five iterations with the same best move. */
    final int timeStability5 = parameter("TIME_STABILITY_5", 10, 500);
    /** Soft limit in percent after six or more iterations with the same best move. */
    final int timeStability6 = parameter("TIME_STABILITY_6", 10, 500);
    /** Soft limit in percent if no nodes were spent on the best move. */
    final int timeEffortBase = parameter("TIME_EFFORT_BASE", 110, 500);
    /** Percent less if all nodes were. */
    final int timeEffortWeight = parameter("TIME_EFFORT_WEIGHT", 0, 100);
    /** Minimum drop of the score that counts, in centipawns; negative for a rise. */
    final int timeScoreDropMin = parameter("TIME_SCORE_DROP_MIN", -100, 0);
    /** Maximum drop of the score that counts, in centipawns. */
    final int timeScoreDropMax = parameter("TIME_SCORE_DROP_MAX", 0, 1_000);
    /** Drop in centipawns for which the soft limit is doubled. */
    final int timeScoreDropDivisor = parameter("TIME_SCORE_DROP_DIVISOR", 101, 2_000);

    // ---- all parameters -------------------------------------------------------------------------------------------

    private SearchParameters(Map<String, Integer> values) {
        this.values = values; // before the fields read it
        super();
        if (values.size() > declared.size()) {
            values.keySet().forEach(name -> find(name, declared)); // throws where it is unknown
        }
    }

    /**
     * Declares a parameter and returns its value.
     *
     * @throws IllegalArgumentException if it has no value or one out of its range
     */
    private int parameter(String name, int min, int max) {
        declared.add(new SearchParameter(name, min, max));
        Integer value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no value of " + name);
        }
        if (value < min || value > max) {
            throw new IllegalArgumentException(name + " is " + value + ", expected " + min + " to " + max);
        }
        return value;
    }

    /**
     * Reads a text with a line {@code NAME: value} for each parameter; a line that begins with {@code #} is a comment.
     *
     * @throws IllegalArgumentException if a parameter is missing or unknown, or its value is out of its range
     */
    static SearchParameters parse(String text) {
        Map<String, Integer> values = new HashMap<>();
        for (String line : text.split("\n")) {
            if (!line.isBlank() && line.charAt(0) != '#') {
                int colon = line.indexOf(':');
                if (colon < 0) {
                    throw new IllegalArgumentException("no NAME: value in \"" + line + '"');
                }
                int value = Integer.parseInt(line.substring(colon + 1).strip());
                values.put(line.substring(0, colon), value);
            }
        }
        return new SearchParameters(values);
    }

    /** Returns the parameters of a variant. */
    public static SearchParameters of(Variant variant) {
        return STANDARD.of(variant);
    }

    /** Returns all parameters, in the order of their declaration. */
    public static List<SearchParameter> list() {
        return List.copyOf(of(Variant.DEFAULT).declared);
    }

    /**
     * Returns the parameter with a name.
     *
     * @throws IllegalArgumentException if the name is unknown
     */
    public static SearchParameter named(String name) {
        return find(name, of(Variant.DEFAULT).declared);
    }

    private static SearchParameter find(String name, List<SearchParameter> parameters) {
        return parameters.stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(name));
    }

    private static IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException("unknown search parameter \"" + name + '"');
    }

    /**
     * Returns the value of the parameter with a name, for those who have the name as a text.
     *
     * @throws IllegalArgumentException if the name is unknown
     */
    public int get(String name) {
        Integer value = values.get(name);
        if (value == null) {
            throw unknown(name);
        }
        return value;
    }

    /** Returns all values, in the order of {@link #list}. */
    public int[] toArray() {
        return declared.stream().mapToInt(parameter -> get(parameter.name())).toArray();
    }

    /**
     * Returns a copy with one value changed.
     *
     * @throws IllegalArgumentException if the name is unknown or the value is out of its range
     */
    public SearchParameters with(String name, int value) {
        Map<String, Integer> changed = new HashMap<>(values);
        changed.put(name, value);
        return new SearchParameters(changed);
    }

    /**
     * Returns parameters with these values, in the order of {@link #list}.
     *
     * @throws IllegalArgumentException if the number of values is wrong or one is out of its range
     */
    public static SearchParameters of(int[] values) {
        List<SearchParameter> parameters = list();
        if (values.length != parameters.size()) {
            throw new IllegalArgumentException(values.length + " values, expected " + parameters.size());
        }
        Map<String, Integer> named = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            named.put(parameters.get(i).name(), values[i]);
        }
        return new SearchParameters(named);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchParameters parameters && values.equals(parameters.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
