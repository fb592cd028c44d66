package parachute.cli.command;

import java.util.Locale;

/** A text in the macros of man(7). */
final class Roff {
    // The first line tells the preprocessor of man the encoding.
    private final StringBuilder page = new StringBuilder("'\\\" -*- coding: UTF-8 -*-\n");

    /** Writes the line at the head and foot of each page. */
    void title(String name, int section, String source) {
        page.append(".TH \"%s\" %d \"\" \"%s\" \"Games Manual\"\n"
                .formatted(escape(name.toUpperCase(Locale.ROOT)), section, source));
    }

    void section(String title) {
        page.append(".SH ").append(title).append('\n');
    }

    /** Writes a command in bold, then its arguments. */
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

    /** Writes a word in bold and its argument in italics, then their meaning, indented. */
    void entry(String word, String label, String meaning) {
        page.append(".TP\n");
        page.append(word.isEmpty() ? "" : bold(word));
        page.append(label.isEmpty() ? "" : "\\fI" + escape(label) + "\\fR");
        page.append('\n');
        text(meaning);
    }

    /** Writes lines as they are. */
    void verbatim(String lines) {
        page.append(".nf\n");
        lines.lines().forEach(this::text);
        page.append(".fi\n");
    }

    private static String bold(String text) {
        return "\\fB" + escape(text) + "\\fR";
    }

    /** Escapes a line: a dot at its start would be a macro; so would an apostrophe, which is always escaped. */
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
