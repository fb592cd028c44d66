package parachute.protocol.cecp;

import java.util.regex.Pattern;

/**
 * Text of the client quoted in our answers. XBoard stops reading an engine in whose output it finds certain phrases, and
 * takes others for a result or a draw offer, also in a quotation; so such phrases are broken up, and the rest is made
 * short and printable.
 */
final class Echo {
    /** Characters kept: a FEN with full pockets fits, and a line stays below what XBoard can read. */
    static final int MAX_LENGTH = 400;

    private static final Pattern FATAL = Pattern.compile(
            "(?i)(unknown|No|not|can't|Permission) (host|remote directory|found|such file|alloc|denied)");
    private static final Pattern DRAW = Pattern.compile("(?i)d(raw)");

    private Echo() {}

    /** The text, safe to be part of a line. */
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
