package parachute.games.protocol;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;

/** What holds for the help of every game. */
public final class HelpAssertions {
    private HelpAssertions() {}

    /**
     * Checks that each request has its own line or a place in a list, that lines are short, and that only the last is
     * empty.
     *
     * @param help the reply to {@code help}
     * @param unknown the reply to an unknown request, which lists the known ones
     */
    public static void explainsEveryRequest(String help, String unknown) {
        assertTrue(help.endsWith("\n"), "the last line is empty");
        for (String line : help.lines().toList()) {
            assertTrue(line.length() < 80, line);
            assertFalse(line.isBlank(), help);
        }
        String[] known = unknown.substring(unknown.indexOf("known are ") + 10).split(", ");
        assertTrue(List.of(known).contains("help"), unknown);
        for (String request : known) {
            Pattern explained = Pattern.compile("^  (\\w+, )*" + request + "\\b", Pattern.MULTILINE);
            assertTrue(explained.matcher(help).find(), request);
        }
    }
}
