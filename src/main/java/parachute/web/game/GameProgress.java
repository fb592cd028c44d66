package parachute.web.game;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import parachute.io.Excerpt;
import parachute.tools.match.game.GameResult;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/**
 * The state of a game: what is kept of it in addition to its settings.
 *
 * @param moves in coordinate notation
 * @param clocks the milliseconds that the side that moved had left after each move; none in a game without a clock
 * @param result 1-0, 0-1, 1/2-1/2, or * while it is running
 * @param reason of the result, in words; empty while it is running
 * @param changed when it last changed
 */
record GameProgress(List<String> moves, List<Long> clocks, String result, String reason, Instant changed) {
    /** The result of a running game. */
    static final String NO_RESULT = "*";

    private static final Set<String> RESULTS =
            Set.of(NO_RESULT, GameResult.WHITE_WINS, GameResult.BLACK_WINS, GameResult.DRAW);

    /** Keeps the lists from changing; a {@link RefusedException} names what is not a result. */
    GameProgress {
        if (!RESULTS.contains(result)) {
            throw new RefusedException(Reason.INVALID, "\"result\" is not a result: " + Excerpt.quote(result));
        }
        moves = List.copyOf(moves);
        clocks = List.copyOf(clocks);
    }

    static GameProgress start(Instant now) {
        return new GameProgress(List.of(), List.of(), NO_RESULT, "", now);
    }

    boolean isOver() {
        return !result.equals(NO_RESULT);
    }

    GameProgress withMove(String move, List<Long> clock, String newResult, String newReason, Instant now) {
        return new GameProgress(appended(moves, List.of(move)), appended(clocks, clock), newResult, newReason, now);
    }

    GameProgress withResult(String newResult, String newReason, Instant now) {
        return new GameProgress(moves, clocks, newResult, newReason, now);
    }

    GameProgress withoutLast(int plies, Instant now) {
        return new GameProgress(
                moves.subList(0, moves.size() - plies),
                clocks.subList(0, Math.max(0, clocks.size() - plies)),
                NO_RESULT,
                "",
                now);
    }

    private static <T> List<T> appended(List<T> list, List<T> more) {
        List<T> longer = new ArrayList<>(list);
        longer.addAll(more);
        return longer;
    }
}
