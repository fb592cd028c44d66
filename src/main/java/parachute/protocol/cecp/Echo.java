package parachute.protocol.cecp;

import java.util.regex.Pattern;

/**
 * Quotes text of the client in our replies. XBoard stops reading an engine whose output contains certain phrases, and
 * takes others for a result or a draw offer, even in a quotation; so such phrases are broken up, and the rest is made
 * short and printable.
 */
final class Echo {
    /** Maximum number of characters: enough for a FEN with full hands, and few enough for XBoard's lines. */
    static final int MAX_LENGTH = 400;

    private static final Pattern FATAL = Pattern.compile(
            "(?i)(unknown|No|not|can't|Permission) (host|remote directory|found|such file|alloc|denied)");
    private static final Pattern DRAW = Pattern.compile("(?i)d(raw)");

    private Echo() {}

    /** Returns a text in a form that is safe as part of a line. */
    static String of(String text) {
        String cut = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) + "..." : text;
        StringBuilder printable = new StringBuilder(cut.length());
        for (int i = 0; i < cut.length(); i++) {
            char c = cut.charAt(i);
            printable.append(c >= ' ' && c <= '~' ? c : '?');
        }
        String harmless = FATAL.matcher(printable).replaceAll("$1_$2");
        return DRAW.matcher(harmless).replaceAll("d_$1");
    }
}
