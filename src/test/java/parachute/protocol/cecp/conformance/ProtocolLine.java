package parachute.protocol.cecp.conformance;

import java.util.regex.Pattern;

/** The kinds of lines that an engine may send. */
final class ProtocolLine {
    /** The end of the game as the engine claims it. */
    static final String RESULT = "(1-0|0-1|1/2-1/2)( *\\{.*\\})? *";

    private static final Pattern ALLOWED = Pattern.compile(String.join(
            "|",
            "\\s*",
            "#.*",
            "move \\S+",
            "pong \\d+",
            "feature \\S.*",
            RESULT,
            "offer draw",
            "resign",
            "Illegal move.*",
            "Error \\([^)]*\\): ?.*",
            "tell(user|usererror|opponent|others|all|ics|icsnoalias) .*",
            "Hint: .*",
            "stat01: .*",
            // Lines of the opening book.
            "[ \\t]+\\S.*"));

    /** What makes XBoard give an engine up, wherever it stands in a line. */
    private static final Pattern FATAL_TO_XBOARD =
            Pattern.compile("unknown host|No remote directory|not found|No such file|can't alloc|Permission denied");

    private static final Pattern CRASH = Pattern.compile(
            "Exception|\\s*at [\\w.$]+\\(.*|Traceback|[Ss]egmentation|core dumped|StackOverflow|OutOfMemory");

    private ProtocolLine() {}

    /** Whether the protocol knows such a line. */
    static boolean isAllowed(String line) {
        return ALLOWED.matcher(line).matches() || ThinkingLine.parse(line).isPresent();
    }

    static boolean isIllegalMove(String line) {
        return line.startsWith("Illegal move");
    }

    /** Whether the engine says that it cannot obey. */
    static boolean isComplaint(String line) {
        return isIllegalMove(line) || line.startsWith("Error") || line.startsWith("tellusererror");
    }

    /** Whether XBoard would give the engine up because of this line; remarks behind # are ignored. */
    static boolean isFatalToXBoard(String line) {
        return !line.startsWith("#") && FATAL_TO_XBOARD.matcher(line).find();
    }

    /** Whether a line looks like part of a stack trace or a message of a crash. */
    static boolean isCrashReport(String line) {
        return CRASH.matcher(line).find();
    }
}
