package parachute.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import parachute.engine.Engine;
import parachute.engine.EngineOption;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.protocol.cecp.CecpSession;
import parachute.protocol.uci.UciSession;

/** Both protocols declare the options of the engine, with the same ranges and defaults. */
class EngineOptionsTest {
    private static String answer(String input, BiConsumer<LineReader, ByteArrayOutputStream> session) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        session.accept(new LineReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8))), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Returns the names, with default, minimum and maximum of numbers. */
    private static Map<String, String> declared(String lines, String form) {
        return Pattern.compile(form, Pattern.MULTILINE)
                .matcher(lines)
                .results()
                .collect(Collectors.toMap(found -> found.group(1), EngineOptionsTest::range));
    }

    private static String range(MatchResult found) {
        return found.group(2) == null ? "" : found.group(2).replaceAll("[a-z]+ ", "");
    }

    @Test
    void bothProtocolsDeclareThemAlike() {
        try (Engine engine = new Engine()) {
            String uciLines = answer("uci\nquit\n", (in, out) -> new UciSession(engine, in, new LineWriter(out)).run());
            String cecpLines = answer(
                    "xboard\nprotover 2\nquit\n", (in, out) -> new CecpSession(engine, in, out, ignored -> {}).run());
            Map<String, String> uci =
                    declared(uciLines, "^option name (.+?) type (?:spin default (\\d+ min \\d+ max \\d+)|[a-z])");
            Map<String, String> xboard =
                    declared(cecpLines, "^feature option=\"(\\S+) -(?:spin (\\d+ \\d+ \\d+)|[a-z])");
            for (EngineOption option : EngineOption.values()) {
                boolean isCommand = option == EngineOption.HASH || option == EngineOption.THREADS;
                assertEquals(!isCommand, xboard.containsKey(option.xboardName()), option.xboardName());
                if (!isCommand) {
                    assertEquals(uci.get(option.uciName()), xboard.get(option.xboardName()), option.uciName());
                }
            }
            assertEquals("1 1 500", uci.get("MultiPV"));
        }
    }
}
