package parachute.protocol.cecp;

/**
 * A line from the client, split into its first word and the rest.
 *
 * @param line the whole line without control characters and blanks around it
 * @param word everything before the first blank; empty for an empty line
 * @param argument everything behind it, without blanks around it
 */
record Command(String line, String word, String argument) {
    /** Cuts a line; control characters count as blanks. */
    static Command parse(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            printable.append(Character.isISOControl(c) ? ' ' : c);
        }
        String line = printable.toString().strip();
        int blank = line.indexOf(' ');
        return blank < 0
                ? new Command(line, line, "")
                : new Command(
                        line,
                        line.substring(0, blank),
                        line.substring(blank + 1).strip());
    }

    /** Whether the line has no text. */
    boolean isEmpty() {
        return line.isEmpty();
    }
}
