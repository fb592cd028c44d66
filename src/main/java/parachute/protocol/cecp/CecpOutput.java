package parachute.protocol.cecp;

import java.util.List;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import parachute.io.LineWriter;
import parachute.rules.movegen.Outcome;

/** The output of a session, written from its own and the search's thread: each line is complete, flushed and short. */
final class CecpOutput {
    /**
     * Maximum characters of a line, which keeps it below 1000 bytes; XBoard cannot handle 8192, internally even less.
     */
    static final int MAX_LENGTH = 990;

    /** The error type for an argument of the wrong form. */
    static final String BAD_ARGUMENT = "bad argument";

    /** Maximum number of characters of an echo: enough for a FEN with full hands, and few enough for XBoard's lines. */
    private static final int MAX_ECHO = 400;

    private static final Pattern FATAL = Pattern.compile(
            "(?i)(unknown|No|not|can't|Permission) (host|remote directory|found|such file|alloc|denied)");

    private static final Pattern DRAW = Pattern.compile("(?i)d(raw)");

    private final LineWriter writer;
    private final Logger log;

    CecpOutput(LineWriter writer, Logger log) {
        this.writer = writer;
        this.log = log;
    }

    void line(String text) {
        String cut = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
        log.debug("< {}", cut);
        writer.writeLine(cut);
    }

    /** Writes a comment, which clients ignore. */
    void comment(String text) {
        line("# " + text);
    }

    /** Writes several lines without others in between. */
    void lines(List<String> texts) {
        texts.forEach(text -> log.debug("< {}", text));
        writer.writeLine(String.join("\n", texts));
    }

    /** Writes that a command cannot be carried out. */
    void error(String type, String command) {
        line("Error (" + echo(type) + "): " + echo(command));
    }

    void illegalMove(String text) {
        line("Illegal move: " + echo(text));
    }

    /** Refuses a position, naming it and the reason. */
    void illegalPosition(String position, String reason) {
        line("tellusererror Illegal position: " + echo(position) + " (" + echo(reason) + ")");
    }

    /** Claims the result of a game that is over on the board. */
    void result(Outcome outcome) {
        line(outcome.result() + " {" + outcome.reason() + "}");
    }

    /**
     * Returns text of the client in a form that is safe as part of a line. XBoard stops reading an engine whose output
     * contains certain phrases, and takes others for a result or a draw offer, even in a quotation; so such phrases are
     * broken up, and the rest is made short and printable.
     */
    static String echo(String text) {
        String cut = text.length() > MAX_ECHO ? text.substring(0, MAX_ECHO) + "..." : text;
        StringBuilder printable = new StringBuilder(cut.length());
        for (int i = 0; i < cut.length(); i++) {
            char c = cut.charAt(i);
            printable.append(c >= ' ' && c <= '~' ? c : '?');
        }
        String harmless = FATAL.matcher(printable).replaceAll("$1_$2");
        return DRAW.matcher(harmless).replaceAll("d_$1");
    }
}
