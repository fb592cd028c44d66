package parachute.rules.notation;

/** Quotes the offending part of a text in a message. */
public final class QuotedText {
    private static final int MAX_LENGTH = 80;

    private QuotedText() {}

    /** Returns a text in quotation marks, at most 80 characters of it. */
    public static String of(String text) {
        return '"' + (text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) + "…" : text) + '"';
    }
}
