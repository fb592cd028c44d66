package parachute.engine.search;

/**
 * What a node comes after, as {@link Histories} and {@link Corrections} know it: the moves before it and where the pawns
 * stand.
 */
final class HistoryContext {
    /** {@linkplain Histories#pieceTo Piece-to indices} of the moves one and two plies before; 0 where none was. */
    int before;

    int twoBefore;

    /** The hash key of the squares of all pawns. */
    long pawnKey;

    /** What the pawns count in the history of a quiet move, in percent of the moves before. */
    final int pawnsShare;

    HistoryContext(SearchParameters parameters) {
        pawnsShare = parameters.get(SearchParameter.HISTORY_PAWNS_SHARE);
    }
}
