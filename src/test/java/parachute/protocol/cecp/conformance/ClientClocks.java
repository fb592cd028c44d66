package parachute.protocol.cecp.conformance;

import java.time.Duration;
import java.util.List;

/** The clocks that XBoard keeps for an engine. */
final class ClientClocks {
    private ClientClocks() {}

    /** The same time for each move, as {@code st} gives it. */
    static TrackedGame.Clock perMove(double seconds) {
        return new TrackedGame.Clock() {
            @Override
            public List<String> announcement() {
                return List.of();
            }

            @Override
            public Duration limit() {
                return Timing.seconds(seconds);
            }

            @Override
            public void charge(Duration taken) {
                Timing.assertWithin(seconds, taken);
            }
        };
    }

    /** Time for the whole game and an increment for each move, in seconds. */
    static TrackedGame.Clock perGame(double base, double increment) {
        return new SessionClock(Integer.MAX_VALUE, base, increment);
    }

    /** Time for a number of moves, in seconds; what is left is kept for the next as many. */
    static TrackedGame.Clock perSession(int moves, double base) {
        return new SessionClock(moves, base, 0);
    }

    private static final class SessionClock implements TrackedGame.Clock {
        private final int movesOfSession;
        private final double base;
        private final double increment;
        private double left;
        private int moves;

        SessionClock(int movesOfSession, double base, double increment) {
            this.movesOfSession = movesOfSession;
            this.base = base;
            this.increment = increment;
            left = base;
        }

        @Override
        public List<String> announcement() {
            long centiseconds = Math.max(1, Math.round(left * 100));
            return List.of("time " + centiseconds, "otim " + centiseconds);
        }

        @Override
        public Duration limit() {
            return Timing.seconds(Math.max(0, left));
        }

        @Override
        public void charge(Duration taken) {
            Timing.assertWithin(left, taken);
            left += increment - taken.toNanos() / 1e9;
            if (++moves % movesOfSession == 0) {
                left += base;
            }
        }
    }
}
