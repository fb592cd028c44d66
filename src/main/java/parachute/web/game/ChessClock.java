package parachute.web.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import parachute.rules.board.Side;
import parachute.web.json.PositionJson;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;

/** The clocks of both sides, of which at most one runs. Times are in milliseconds. Owned by one thread at a time. */
public final class ChessClock {
    private final Setting setting;
    private final LongSupplier nanoTime;
    private final long[] left;
    private OptionalInt running = OptionalInt.empty();
    private long since;

    /**
     * What each side may spend on a game.
     *
     * @param base seconds for the whole game, 1 to {@link #MAX_SECONDS}
     * @param increment seconds that a side gets for each of its moves, 0 to {@link #MAX_SECONDS}
     */
    public record Setting(int base, int increment) {
        /** Seconds of a day. */
        static final int MAX_SECONDS = 86_400;

        /** Checks the bounds; a {@link RefusedException} names them. */
        public Setting {
            if (base < 1 || base > MAX_SECONDS || increment < 0 || increment > MAX_SECONDS) {
                throw new RefusedException(
                        Reason.INVALID,
                        "a clock has a base from 1 and an increment from 0 to " + MAX_SECONDS + " seconds, not " + base
                                + " and " + increment);
            }
        }

        static Setting parse(RequestBody json) {
            return new Setting(
                    json.optionalNumber("base").orElse(0),
                    json.optionalNumber("increment").orElse(0));
        }

        Map<String, Object> json() {
            return Map.of("base", base, "increment", increment);
        }

        /** Returns the most milliseconds that a side can have left after a number of moves of both. */
        long maxMillis(int plies) {
            return baseMillis() + plies * incrementMillis();
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

    /**
     * Creates a stopped clock with the whole time on both sides.
     *
     * @param nanoTime the time, as {@link System#nanoTime} returns it
     */
    ChessClock(Setting setting, LongSupplier nanoTime) {
        this.setting = setting;
        this.nanoTime = nanoTime;
        left = new long[] {setting.baseMillis(), setting.baseMillis()};
    }

    /** Returns the time a side has left, at least 0. */
    long left(int side) {
        return Math.max(0, left[side] - (running.equals(OptionalInt.of(side)) ? elapsed() : 0));
    }

    private long elapsed() {
        return TimeUnit.NANOSECONDS.toMillis(nanoTime.getAsLong() - since);
    }

    /** Returns the side whose clock runs. */
    OptionalInt running() {
        return running;
    }

    /** Stops the running clock, if any. */
    void stop() {
        running.ifPresent(side -> left[side] = left(side));
        running = OptionalInt.empty();
    }

    /** Starts the clock of a side and stops the other. */
    void start(int side) {
        stop();
        running = OptionalInt.of(side);
        since = nanoTime.getAsLong();
    }

    /** Returns whether the clock of a side runs and has no time left. */
    boolean hasFlagFallen(int side) {
        return running.equals(OptionalInt.of(side)) && left(side) == 0;
    }

    /**
     * Sets both clocks, and stops them.
     *
     * @param times what the side that moved had left after each move
     * @param turn the side to move
     */
    void set(List<Long> times, int turn) {
        for (int back = 1; back <= 2; back++) {
            int ply = times.size() - back;
            set(turn ^ back & 1, ply >= 0 ? times.get(ply) : setting.baseMillis());
        }
    }

    /** Sets the time a side has left, and stops the clocks. */
    void set(int side, long millis) {
        stop();
        left[side] = millis;
    }

    Setting setting() {
        return setting;
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>(setting.json());
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            json.put(PositionJson.sideName(side), left(side));
        }
        running.ifPresent(side -> json.put("running", PositionJson.sideName(side)));
        return json;
    }
}
