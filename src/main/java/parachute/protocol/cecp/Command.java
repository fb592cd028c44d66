package parachute.protocol.cecp;

/**
 * A line from the client, split into its first word and the rest.
 *
 * @param line the whole line, without control characters and surrounding spaces
 * @param word everything before the first space; empty for an empty line
 * @param argument everything after it, without surrounding spaces
 */
record Command(String line, String word, String argument) {
    /** Splits a line; control characters count as spaces. */
    static Command parse(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            printable.append(Character.isISOControl(c) ? ' ' : c);
        }
        String line = printable.toString().strip();
        int space = line.indexOf(' ');
        return space < 0
                ? new Command(line, line, "")
                : new Command(
                        line,
                        line.substring(0, space),
                        line.substring(space + 1).strip());
    }

    /** Returns whether the line has no text. */
    boolean isEmpty() {
        return line.isEmpty();
    }
}
