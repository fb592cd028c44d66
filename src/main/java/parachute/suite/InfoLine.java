package parachute.suite;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.board.Move;
import parachute.notation.CoordinateMove;
import parachute.search.Score;

/**
 * What a UCI engine says of a move while it thinks.
 *
 * @param rank from 1 for the best move
 * @param move the move and its score
 */
record InfoLine(int rank, RankedMove move) {
    private static final Pattern RANK = Pattern.compile(" multipv ([1-9]\\d{0,2})\\b");
    private static final Pattern SCORE = Pattern.compile(" score (?:cp (-?\\d{1,6})|mate (-?\\d{1,3}))\\b");
    private static final Pattern MOVE = Pattern.compile(" pv (\\S+)");

    /** Reads a line; empty if it tells of no move, its score is only a bound, or what it tells makes no sense. */
    static Optional<InfoLine> parse(String line) {
        Matcher score = SCORE.matcher(line);
        Matcher first = MOVE.matcher(line);
        if (!line.startsWith("info ") || line.contains("bound ") || !score.find() || !first.find()) {
            return Optional.empty();
        }
        Matcher rank = RANK.matcher(line);
        boolean isRanked = line.contains(" multipv ");
        int move = CoordinateMove.parse(first.group(1));
        if (move == Move.NONE || isRanked && !rank.find()) {
            return Optional.empty();
        }
        return Optional.of(
                new InfoLine(isRanked ? Integer.parseInt(rank.group(1)) : 1, new RankedMove(move, score(score))));
    }

    /** As {@link Score} counts: the protocol says whole moves to a mate, negative for the side that is mated. */
    private static int score(Matcher score) {
        if (score.group(1) != null) {
            return Integer.parseInt(score.group(1));
        }
        int moves = Integer.parseInt(score.group(2));
        return moves > 0 ? Score.mateIn(2 * moves - 1) : Score.matedIn(-2 * moves);
    }
}
