package parachute.web.game;

import java.util.Map;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;

/**
 * What each side may spend on a game.
 *
 * @param base seconds for the whole game, 1 to {@link #MOST}
 * @param increment seconds that a side gets for each of its moves, 0 to {@link #MOST}
 */
public record ClockSetting(int base, int increment) {
    /** Seconds of a day. */
    static final int MOST = 86_400;

    /** Checks the bounds; a {@link RefusedException} names them. */
    public ClockSetting {
        if (base < 1 || base > MOST || increment < 0 || increment > MOST) {
            throw new RefusedException(
                    Reason.INVALID,
                    "a clock has a base from 1 and an increment from 0 to " + MOST + " seconds, not " + base + " and "
                            + increment);
        }
    }

    static ClockSetting parse(RequestBody json) {
        return new ClockSetting(
                json.optionalNumber("base").orElse(0),
                json.optionalNumber("increment").orElse(0));
    }

    Map<String, Object> json() {
        return Map.of("base", base, "increment", increment);
    }

    /** Returns the milliseconds that a side begins with. */
    long baseMillis() {
        return base * 1_000L;
    }

    /** Returns the milliseconds that a side gets for a move. */
    long incrementMillis() {
        return increment * 1_000L;
    }
}
