package parachute.games.protocol;

import parachute.io.UserException;

/** Reads the arguments that the protocols of the games have in common. */
public final class Arguments {
    /** The longest time to think that may be requested: an hour. */
    public static final double MOST_SECONDS = 3600;

    private Arguments() {}

    /**
     * Reads a time to think.
     *
     * @return seconds, more than 0 and at most {@link #MOST_SECONDS}
     * @throws UserException if the text is no such number
     */
    public static double seconds(String text) {
        if (text.matches("\\d{1,9}(\\.\\d{1,9})?|\\.\\d{1,9}")) {
            double seconds = Double.parseDouble(text);
            if (seconds > 0 && seconds <= MOST_SECONDS) {
                return seconds;
            }
        }
        throw new UserException("seconds are a number above 0, at most " + (int) MOST_SECONDS + ", not " + quote(text));
    }

    /**
     * The text as an error message shows it: in quotes, cut after 60 characters, control characters replaced by
     * question marks.
     */
    public static String quote(String text) {
        int most = 60;
        String shown = text.length() > most ? text.substring(0, most) + "…" : text;
        return '"' + shown.replaceAll("\\p{Cntrl}", "?") + '"';
    }
}
