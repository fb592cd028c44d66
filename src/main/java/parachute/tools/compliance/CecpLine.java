package parachute.tools.compliance;

import java.util.regex.Pattern;
import parachute.tools.match.player.CecpThinking;

/** The kinds of lines that an engine of XBoard's protocol may send. */
public final class CecpLine {
    /** The end of the game as the engine claims it. */
    static final Pattern RESULT = Pattern.compile("(1-0|0-1|1/2-1/2)( *\\{.*\\})? *");

    private static final Pattern ALLOWED = Pattern.compile(String.join(
            "|",
            "\\s*",
            "#.*",
            "move \\S+",
            "pong \\d+",
            "feature \\S.*",
            RESULT.pattern(),
            "offer draw",
            "resign",
            "Illegal move.*",
            "Error \\([^)]*\\): ?.*",
            "tell(user|usererror|opponent|others|all|ics|icsnoalias) .*",
            "Hint: .*",
            "stat01: .*",
            // Lines of the opening book.
            "[ \\t]+\\S.*"));

    /** Texts anywhere in a line that make XBoard give up an engine. */
    private static final Pattern FATAL_TO_XBOARD =
            Pattern.compile("unknown host|No remote directory|not found|No such file|can't alloc|Permission denied");

    private CecpLine() {}

    /** Returns whether the protocol knows such a line. */
    public static boolean isAllowed(String line) {
        return ALLOWED.matcher(line).matches() || CecpThinking.parse(line).isPresent();
    }

    /** Returns whether the engine refuses a move. */
    public static boolean isIllegalMove(String line) {
        return line.startsWith("Illegal move");
    }

    /** Returns whether the engine says that it cannot obey. */
    public static boolean isComplaint(String line) {
        return isIllegalMove(line) || line.startsWith("Error") || line.startsWith("tellusererror");
    }

    /** Returns whether XBoard would give up the engine because of this line; remarks after # are ignored. */
    static boolean isFatalToXBoard(String line) {
        return !line.startsWith("#") && FATAL_TO_XBOARD.matcher(line).find();
    }
}
