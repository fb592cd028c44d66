package parachute.web.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import parachute.rules.board.Side;
import parachute.web.json.PositionJson;

/** The clocks of both sides, of which at most one runs. Times are in milliseconds. Owned by one thread at a time. */
final class ChessClock {
    private final ClockSetting setting;
    private final LongSupplier nanoTime;
    private final long[] left;
    private OptionalInt running = OptionalInt.empty();
    private long since;

    /**
     * Creates a stopped clock with the whole time on both sides.
     *
     * @param nanoTime the time, as {@link System#nanoTime} returns it
     */
    ChessClock(ClockSetting setting, LongSupplier nanoTime) {
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

    /** Adds the increment of a side that has moved, and stops its clock. */
    void moved(int side) {
        stop();
        left[side] += setting.incrementMillis();
    }

    /** Sets the time a side has left, and stops the clocks. */
    void set(int side, long millis) {
        stop();
        left[side] = millis;
    }

    ClockSetting setting() {
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
