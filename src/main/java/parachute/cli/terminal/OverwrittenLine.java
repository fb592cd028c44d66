package parachute.cli.terminal;

import java.io.PrintWriter;

/** A line at a terminal that is written again and again. No escape sequences, only carriage returns. */
final class OverwrittenLine {
    private final PrintWriter out;

    /** The text at the terminal that is to be overwritten. */
    private String shown = "";

    /** Creates a line that shows nothing yet. */
    OverwrittenLine(PrintWriter out) {
        this.out = out;
    }

    /** Shows a text instead of the last one, as much of it as fits. */
    void show(String text, int columns) {
        int width = usableWidth(columns);
        overwrite(text.substring(0, Math.min(width, text.length())), width);
    }

    /**
     * Returns the characters that fit. The last column is left free: some terminals begin a new row as soon as it is
     * filled.
     */
    static int usableWidth(int columns) {
        return Math.max(0, columns - 1);
    }

    private void overwrite(String text, int width) {
        out.print('\r' + text + " ".repeat(Math.clamp(shown.length() - text.length(), 0, width - text.length())));
        out.flush();
        shown = text;
    }

    /** Removes the line. */
    void clear() {
        if (!shown.isEmpty()) {
            overwrite("", shown.length());
            out.print('\r');
            out.flush();
        }
    }

    /** Writes another line above this one. */
    void above(String other) {
        String line = shown;
        clear();
        out.println(other);
        if (!line.isEmpty()) {
            overwrite(line, line.length());
        }
        out.flush();
    }

    /** Leaves the line as it is, so that the next output is below it. */
    void end() {
        if (!shown.isEmpty()) {
            out.println();
            out.flush();
            shown = "";
        }
    }
}
