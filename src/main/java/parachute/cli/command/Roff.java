package parachute.cli.command;

import java.util.Locale;

/** A text in the macros of man(7). */
final class Roff {
    // Said to the preprocessor of man, in its first line.
    private final StringBuilder page = new StringBuilder("'\\\" -*- coding: UTF-8 -*-\n");

    /** The line at the head and foot of each page. */
    void title(String name, int section, String source) {
        page.append(".TH \"%s\" %d \"\" \"%s\" \"Games Manual\"\n"
                .formatted(escape(name.toUpperCase(Locale.ROOT)), section, source));
    }

    void section(String title) {
        page.append(".SH ").append(title).append('\n');
    }

    /** A command in bold, then its arguments. */
    void synopsis(String command, String arguments) {
        page.append(bold(command)).append(' ').append(escape(arguments)).append('\n');
    }

    void text(String text) {
        page.append(line(text)).append('\n');
    }

    void paragraph(String text) {
        page.append(".PP\n");
        text(text);
    }

    /** A word in bold and what belongs to it in italics, then what they mean, indented. */
    void entry(String word, String label, String meaning) {
        page.append(".TP\n");
        page.append(word.isEmpty() ? "" : bold(word));
        page.append(label.isEmpty() ? "" : "\\fI" + escape(label) + "\\fR");
        page.append('\n');
        text(meaning);
    }

    /** Lines that stay as they are. */
    void verbatim(String lines) {
        page.append(".nf\n");
        lines.lines().forEach(this::text);
        page.append(".fi\n");
    }

    private static String bold(String text) {
        return "\\fB" + escape(text) + "\\fR";
    }

    /** A point at the beginning of a line would be a macro; so would an apostrophe, which is escaped anywhere. */
    private static String line(String text) {
        String escaped = escape(text);
        return escaped.startsWith(".") ? "\\&" + escaped : escaped;
    }

    private static String escape(String text) {
        return text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replace("^", "\\(ha")
                .replace("~", "\\(ti");
    }

    @Override
    public String toString() {
        return page.toString();
    }
}
