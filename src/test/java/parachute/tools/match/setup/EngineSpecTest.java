package parachute.tools.match.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.io.UserException;
import parachute.tools.program.CommandWords;

/** Engines as the command line and cutechess' list describe them. */
class EngineSpecTest {
    @TempDir
    private Path folder;

    @Test
    void aWordOfACommandMayHaveAnyLength() {
        String word = "x".repeat(100_000);
        assertEquals(List.of(word, "y"), CommandWords.splitCommand(word + " 'y'"));
    }

    @Test
    void anEngineIsNamedAfterItsProgram() {
        EngineSpec engine = EngineSpec.parse(Map.of("cmd", "'/my games/toy' --fast xboard"), Map.of("tc", "10"));
        assertEquals("toy", engine.name());
        assertEquals(List.of("/my games/toy", "--fast", "xboard"), engine.command());
        assertEquals(Protocol.CECP, engine.protocol());
    }

    @Test
    void hashAndThreadsHaveTheNamesOfEachProtocol() {
        Map<String, String> each = Map.of("hash", "64", "threads", "2", "option.Skill Level", "3");
        assertEquals(
                Map.of("Hash", "64", "Threads", "2", "Skill Level", "3"),
                EngineSpec.parse(Map.of("cmd", "x"), each).options());
        assertEquals(
                Map.of("memory", "64", "cores", "2", "Skill Level", "3"),
                EngineSpec.parse(Map.of("cmd", "x", "proto", "xboard"), each).options());
    }

    @ParameterizedTest(name = "{0}: {1} ms")
    @CsvSource({"nodes=9, 0", "tc=10, 0", "st=1, 100", "st=1 margin=0, 0", "tc=10 margin=70, 70"})
    void theMarginIsSmallUnlessItIsGiven(String words, long margin) {
        Map<String, String> each = CommandWords.parse(List.of(words.split(" ")));
        assertEquals(
                margin, EngineSpec.parse(Map.of("cmd", "x"), each).handling().margin());
    }

    @Test
    void anEngineIsTreatedAsItsWordsSay() {
        Map<String, String> words =
                Map.of("cmd", "x", "tc", "9", "startup", "5", "ping", "7", "restart", "on", "ponder", "on");
        assertEquals(
                new EngineHandling(0, 5_000, 7_000, true, true),
                EngineSpec.parse(words, Map.of()).handling());
        assertEquals(
                EngineHandling.USUAL,
                EngineSpec.parse(Map.of("cmd", "x", "tc", "9"), Map.of()).handling());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            name=x               | an engine needs cmd="COMMAND" or conf=NAME
            cmd=                 | the command is empty
            cmd=x,hsah=1         | an engine does not have the key "hsah"
            cmd=x,option.=1      | an engine does not have the key "option."
            cmd=x,proto=y        | unknown protocol "y", expected uci or xboard
            cmd=x 'y             | a quotation mark is not closed: x 'y
            cmd=x,margin=-1      | margin must be a number from 0 to 60000, not -1
            cmd=x,restart=maybe  | restart must be one of off, on, not "maybe"
            cmd=x,startup=0      | startup must be a number from 1 to 3600, not 0
            cmd=x,margin=soon    | margin must be a number, not "soon"
            cmd=x xboard,tc=9,st=1     | x cannot have more than one of tc, st and nodes
            cmd=x xboard,tc=9,nodes=9  | x cannot have more than one of tc, st and nodes
            cmd=x xboard,st=1,nodes=9  | x cannot have more than one of tc, st and nodes
            """)
    void mistakesAreNamed(String words, String complaint) {
        Map<String, String> engine = CommandWords.parse(List.of(words.split(",")));
        String said = assertThrows(UserException.class, () -> EngineSpec.parse(engine, Map.of()))
                .getMessage();
        assertTrue(said.contains(complaint), said);
    }

    @Test
    void cutechessListIsUnderstood() throws Exception {
        Path file = folder.resolve("engines.json");
        Files.writeString(file, """
                [ {"name": "Other", "command": "other"},
                  {"name": "Toy \\u00fc", "command": "./toy -x", "workingDirectory": "/games", "protocol": "xboard",
                   "variants": ["standard", "crazyhouse"], "ponder": false, "restart": "auto", "stderrFile": null,
                   "initStrings": ["easy", "random"],
                   "options": [{"name": "memory", "value": "64"}, {"name": "Contempt", "value": 1.5},
                               {"name": "Level", "value": 20}, {"name": "Book", "value": true}]} ]
                """);
        EngineList list = new EngineList(file, Map.of());
        EngineSpec engine = list.engines(List.of(Map.of("conf", "Toy ü", "depth", "3", "option.Level", "7")), Map.of())
                .get(0);
        assertEquals("Toy ü", engine.name());
        assertEquals(List.of("./toy", "-x"), engine.command());
        assertEquals(Optional.of(Path.of("/games")), engine.directory());
        assertEquals(Protocol.CECP, engine.protocol());
        assertEquals(List.of("easy", "random"), engine.initStrings());
        assertEquals(Map.of("memory", "64", "Contempt", "1.5", "Level", "7", "Book", "true"), engine.options());
        UserException e =
                assertThrows(UserException.class, () -> list.engines(List.of(Map.of("conf", "Nobody")), Map.of()));
        assertEquals(file + " does not list an engine \"Nobody\", only Other, Toy ü", e.getMessage());
    }
}
