package parachute.engine.search;

/**
 * What the quiet moves of a node are tried after, as the {@link Histories} know it: the moves before them and where the
 * pawns stand.
 */
final class HistoryContext {
    /** {@linkplain Histories#pieceTo Piece-to indices} of the moves one and two plies before; 0 where none was. */
    int before;

    int twoBefore;

    /** The {@linkplain Histories#pawnIndex index} of the squares of all pawns. */
    int pawns;

    /** What the pawns count, in percent of the moves before. */
    final int pawnsShare;

    HistoryContext(SearchParameters parameters) {
        pawnsShare = parameters.get(SearchParameter.HISTORY_PAWNS_SHARE);
    }
}
