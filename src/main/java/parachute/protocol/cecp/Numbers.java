package parachute.protocol.cecp;

import parachute.io.UserException;

/** Parses numbers in commands: they are clamped to their range, and anything else is refused. */
final class Numbers {
    /** Ten days in milliseconds: cutechess sends a day per move for "no limit". */
    static final long MAX_MILLISECONDS = 10L * 24 * 60 * 60 * 1000;

    private Numbers() {}

    /** Returns a time in units of {@code unit} milliseconds as milliseconds, at least 0. */
    static long milliseconds(String text, double unit) {
        return Math.round(Math.clamp(real(text) * unit, 0, (double) MAX_MILLISECONDS));
    }

    /** Returns a whole number clamped to two bounds. */
    static int clamped(String text, int min, int max) {
        return (int) Math.clamp(real(text), (double) min, (double) max);
    }

    /** Returns a whole number, clamped to the range of a long. */
    static long whole(String text) {
        return (long) real(text);
    }

    private static double real(String text) {
        double value;
        try {
            value = Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new UserException(CecpOutput.BAD_ARGUMENT);
        }
        if (Double.isNaN(value)) {
            throw new UserException(CecpOutput.BAD_ARGUMENT);
        }
        return value;
    }
}
