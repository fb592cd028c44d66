package parachute.games.protocol;

import parachute.io.UserException;

/** Parses arguments that the protocols of the games have in common. */
public final class Arguments {
    /** The maximum thinking time that may be requested, in seconds: an hour. */
    public static final double MAX_SECONDS = 3600;

    private Arguments() {}

    /**
     * Parses a thinking time.
     *
     * @return seconds, more than 0 and at most {@link #MAX_SECONDS}
     * @throws UserException if the text is not such a number
     */
    public static double seconds(String text) {
        if (text.matches("\\d{1,9}(\\.\\d{1,9})?|\\.\\d{1,9}")) {
            double seconds = Double.parseDouble(text);
            if (seconds > 0 && seconds <= MAX_SECONDS) {
                return seconds;
            }
        }
        throw new UserException("seconds are a number above 0, at most " + (int) MAX_SECONDS + ", not " + quote(text));
    }

    /**
     * Returns a text for an error message: in quotes, cut after 60 characters, with control characters replaced by
     * question marks.
     */
    public static String quote(String text) {
        int maxLength = 60;
        String shown = text.length() > maxLength ? text.substring(0, maxLength) + "…" : text;
        return '"' + shown.replaceAll("\\p{Cntrl}", "?") + '"';
    }
}
