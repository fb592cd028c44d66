package parachute.engine.search;

/**
 * The context of a node for {@link Histories} and {@link Corrections}: the moves before it and the squares of the
 * pawns.
 */
final class HistoryContext {
    /** {@linkplain Histories#pieceTo Piece-to indices} of the moves one and two plies before; 0 if there was none. */
    int before;

    int twoBefore;

    /** The hash key of the squares of all pawns. */
    long pawnKey;

    /** Weight of the pawn history of a quiet move, in percent of that of the moves before. */
    final int pawnsShare;

    HistoryContext(SearchParameters parameters) {
        pawnsShare = parameters.historyPawnsShare;
    }
}
