package parachute.protocol.cecp;

import parachute.io.UserException;

/** Numbers in commands: any size is clamped, anything else is refused. */
final class Numbers {
    /** Ten days in milliseconds: cutechess says "no limit" by giving a day for a move. */
    static final long MAX_MILLISECONDS = 10L * 24 * 60 * 60 * 1000;

    private Numbers() {}

    /** A time in seconds, minutes or whatever {@code unit} milliseconds are, as milliseconds from 0 on. */
    static long milliseconds(String text, double unit) {
        return Math.round(Math.clamp(real(text) * unit, 0, (double) MAX_MILLISECONDS));
    }

    /** A whole number between two bounds; a number beyond them becomes the bound. */
    static int clamped(String text, int min, int max) {
        return (int) Math.clamp(real(text), (double) min, (double) max);
    }

    /** A whole number of any size. */
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
