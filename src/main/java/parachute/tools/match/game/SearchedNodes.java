package parachute.tools.match.game;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;

/**
 * The nodes of some searches.
 *
 * @param nodes of all of them
 * @param moves number of searches, each for a move
 */
public record SearchedNodes(long nodes, int moves) {
    /** No searches. */
    public static final SearchedNodes NONE = new SearchedNodes(0, 0);

    /** The form in which {@link MoveComment#NODES} is written. */
    private static final Pattern COMMENT = Pattern.compile("(?:^|[ ,])n=(\\d{1,18})");

    /** Returns the nodes in the comments of a game. */
    static SearchedNodes of(GameTree game) {
        SearchedNodes sum = NONE;
        for (Node move : game.moves()) {
            Matcher found = COMMENT.matcher(move.comment());
            if (found.find()) {
                sum = sum.plus(new SearchedNodes(Long.parseLong(found.group(1)), 1));
            }
        }
        return sum;
    }

    /** Returns the sum of these and others. */
    public SearchedNodes plus(SearchedNodes others) {
        return new SearchedNodes(nodes + others.nodes, moves + others.moves);
    }

    /** Returns the nodes a move; NaN without searches. */
    public double mean() {
        return (double) nodes / moves;
    }
}
