package parachute.tools.page;

/** Text as a part of HTML and SVG. */
public final class Markup {
    private Markup() {}

    /** Escapes text so that every character stands for itself, also within double quotes. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
