package parachute.tools.match.game;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * The conditions of the games of a match.
 *
 * @param adjudication when games are ended early
 * @param stallMillis milliseconds that a move may take if its time is not limited
 * @param comments the parts of the comments on moves
 * @param checkPv whether principal variations are reported that are not legal or do not begin with the move played
 * @param checkMates whether mate scores are reported that the rest of the game contradicts
 * @param processors numbers of the processors on which the engines run, used in turn; empty for any
 * @param machine the machine that they are played on
 */
public record Conduct(
        Adjudication adjudication,
        long stallMillis,
        Set<MoveComment> comments,
        boolean checkPv,
        boolean checkMates,
        List<Integer> processors,
        GameMachine machine) {
    /** Keeps the collections from changing. */
    public Conduct {
        comments = Set.copyOf(comments);
        processors = List.copyOf(processors);
    }

    /** Returns conditions with the usual comments, no checks, and any processors. */
    public static Conduct of(Adjudication adjudication, long stallMillis) {
        return new Conduct(adjudication, stallMillis, MoveComment.USUAL, false, false, List.of(), GameMachine.ANY);
    }

    /** Returns the same conditions for another machine, which has other processors. */
    public Conduct on(GameMachine other) {
        return new Conduct(adjudication, stallMillis, comments, checkPv, checkMates, List.of(), other);
    }

    /** Returns the nanoseconds that a move may take if its time is not limited. */
    public long stallNanos() {
        return TimeUnit.MILLISECONDS.toNanos(stallMillis);
    }
}
