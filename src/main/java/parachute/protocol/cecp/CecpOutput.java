package parachute.protocol.cecp;

import java.util.List;
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

    private final LineWriter writer;
    private final Logger log;

    CecpOutput(LineWriter writer, Logger log) {
        this.writer = writer;
        this.log = log;
    }

    /** Writes a line. */
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
        line("Error (" + Echo.of(type) + "): " + Echo.of(command));
    }

    /** Refuses a move. */
    void illegalMove(String text) {
        line("Illegal move: " + Echo.of(text));
    }

    /** Refuses a position, naming it and the reason. */
    void illegalPosition(String position, String reason) {
        line("tellusererror Illegal position: " + Echo.of(position) + " (" + Echo.of(reason) + ")");
    }

    /** Claims the result of a game that is over on the board. */
    void result(Outcome outcome) {
        line(outcome.result() + " {" + outcome.reason() + "}");
    }
}
