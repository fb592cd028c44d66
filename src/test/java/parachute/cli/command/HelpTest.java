package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.RecordingFrontEnds;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What every command says about itself. */
class HelpTest {
    private static final Pattern DEFAULT = Pattern.compile(" \\((?:\\d+|chess|crazyhouse)\\)");

    static Stream<CommandLine> commands() {
        return ManualPage.commands(new RecordingFrontEnds());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyWordOfACommandIsExplained(CommandLine line) {
        String command = line.getCommandSpec().qualifiedName();
        assertTrue(line.getCommandSpec().usageMessage().description().length > 0, command);
        for (ArgSpec argument : line.getCommandSpec().args()) {
            assertTrue(argument.description().length > 0, () -> command + ": " + argument);
            boolean takesWords = argument.arity().max() > 0;
            assertFalse(takesWords && argument.paramLabel().startsWith("<"), () -> command + ": " + argument);
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelp(CommandLine line) {
        StringWriter out = new StringWriter();
        line.setOut(new PrintWriter(out));
        assertEquals(FrontEnds.OK, line.execute("--help"));
        assertTrue(out.toString().startsWith("Usage: "), out.toString());
    }

    /** The program looks only at the commands that its arguments name. */
    @Test
    void everyCommandIsFoundByItsName() {
        Set<String> names =
                commands().findFirst().orElseThrow().getSubcommands().keySet();
        assertTrue(names.containsAll(List.of("web", "match", "train", "cluster", "perft", "uci")), names::toString);
        Terminal terminal = new Terminal();
        for (String name : names) {
            assertEquals(FrontEnds.OK, terminal.run(name + " --help"), name);
            assertTrue(terminal.said().startsWith("Usage: parachute " + name + ' '), terminal.said());
            assertEquals(FrontEnds.USAGE, terminal.run("--hash 7 " + name + " --zebra"), name);
            assertTrue(terminal.complaint().contains("(see parachute " + name + " --help)"), terminal.complaint());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "-hV", "--hash 7 -h", "-h match"})
    void theHelpOfTheProgramListsAllCommands(String words) {
        Terminal terminal = new Terminal();
        assertEquals(FrontEnds.OK, terminal.run(words));
        for (String name : commands().findFirst().orElseThrow().getSubcommands().keySet()) {
            assertTrue(terminal.said().contains("\n  " + name + ' '), name);
        }
    }

    /** Wrapped lines of a table are hard to read: what is laid out by hand has to fit. */
    @ParameterizedTest
    @EnumSource
    void theRequestsOfAGameFitIntoEightyColumns(SmallGame game) {
        CommandLine line = new CommandLine(GameCommandLine.command(game, Streams.of(InputStream.nullInputStream())));
        List<String> rows = Arrays.stream(line.getCommandSpec().usageMessage().footer())
                .flatMap(String::lines)
                .toList();
        assertFalse(rows.isEmpty());
        for (String row : rows) {
            assertTrue(row.length() < 80, row);
        }
    }

    @Test
    void onlyTheHelpOfAGameHasItsExamples() {
        List<String> commands = commands()
                .filter(line -> line.getUsageMessage().contains("parachute tour ordered_moves 8 1,3"))
                .map(line -> line.getCommandSpec().qualifiedName())
                .toList();
        assertEquals(List.of("parachute tour"), commands);
    }

    @ParameterizedTest
    @ValueSource(strings = {"match", "analyse"})
    void theExamplesOfACommandAreUnderstoodAndFit(String name) {
        CommandLine line = commands()
                .filter(command -> command.getCommandName().equals(name))
                .findFirst()
                .orElseThrow();
        List<String> rows = List.of(line.getCommandSpec().usageMessage().footer());
        rows.forEach(row -> assertTrue(row.length() < 80, row));
        List<String> examples = Stream.of(
                        String.join("\n", rows).replace("\\\n", "").split("\n"))
                .map(String::strip)
                .filter(row -> row.startsWith("parachute " + name + " "))
                .toList();
        assertEquals(2, examples.size(), examples::toString);
        for (String example : examples) {
            List<String> words = List.of(example.split(" +"));
            line.getParent().parseArgs(words.subList(1, words.size()).toArray(String[]::new));
        }
    }

    @Test
    void aFileOfArgumentsMayNameACommand(@TempDir Path folder) throws IOException {
        Path arguments = Files.writeString(folder.resolve("arguments"), "match --zebra");
        Terminal terminal = new Terminal();
        assertEquals(FrontEnds.USAGE, terminal.run("--hash 7 @" + arguments));
        assertTrue(terminal.complaint().contains("(see parachute match --help)"), terminal.complaint());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "analize games.pgn,     did you mean analyse?",
        "gauntled,              did you mean gauntlet?",
        "--hash 7 gauntled,     did you mean gauntlet?",
        "test,                  did you mean TEST?",
        "tuor first 5,          did you mean tour?",
        "match --enigne cmd=x,  did you mean --engine?",
        "book shwo small.bin,   did you mean show?"
    })
    void aMisspeltWordIsCorrected(String words, String suggestion) {
        Terminal terminal = new Terminal();
        assertEquals(FrontEnds.USAGE, terminal.run(words));
        assertTrue(terminal.complaint().contains("; " + suggestion + " (see parachute "), terminal.complaint());
        assertEquals(1, terminal.complaint().lines().count(), terminal.complaint());
    }

    @ParameterizedTest
    @ValueSource(strings = {"banana", "help", "foo", "match --zebra"})
    void aWordThatIsLikeNoOtherIsNot(String words) {
        Terminal terminal = new Terminal();
        assertEquals(FrontEnds.USAGE, terminal.run(words));
        assertFalse(terminal.complaint().contains("did you mean"), terminal.complaint());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "UTTT,   --depth x, from 1 to 200",
        "UTTT,   --depth 0, from 1 to 200",
        "SHOGUN, --seed x,  expected a whole number",
        "TOUR,   count x,   expected a whole number"
    })
    void aWordInPlaceOfANumberIsRefusedWithoutWordsOfJava(SmallGame game, String words, String complaint) {
        Program.Finished run = Program.run(game, "", words.split(" "));
        assertEquals(FrontEnds.USAGE, run.status());
        assertTrue(run.err().contains(complaint), run.err());
        assertTrue(run.err().contains(", not \"" + words.charAt(words.length() - 1) + '"'), run.err());
    }

    @Test
    void onlyProtocolsHaveTheOptionsOfAProtocol() {
        List<String> commands = commands()
                .filter(line -> line.getCommandSpec().findOption("--hash") != null)
                .map(line -> line.getCommandSpec().qualifiedName())
                .sorted()
                .toList();
        assertEquals(List.of("parachute", "parachute uci", "parachute xboard"), commands);
    }

    /**
     * The program's own commands; the other games share no option with them. Only the defaults differ.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {"--variant", "--nodes", "--concurrency", "--threads", "--log", "--resume", "--force", "--json"})
    void anOptionOfSeveralCommandsHasOneDescription(String name) {
        List<String> descriptions = commands()
                .filter(line -> line.getCommandSpec().root().name().equals("parachute"))
                .map(line -> line.getCommandSpec().findOption(name))
                .filter(Objects::nonNull)
                .map(option ->
                        DEFAULT.matcher(String.join(" ", option.description())).replaceAll(""))
                .distinct()
                .toList();
        assertEquals(1, descriptions.size(), descriptions::toString);
    }

    @Test
    void everyCommandTellsTheVersionOfTheProgram() {
        commands().forEach(line -> {
            StringWriter out = new StringWriter();
            line.setOut(new PrintWriter(out));
            assertEquals(FrontEnds.OK, line.execute("--version"));
            OptionSpec version = line.getCommandSpec().findOption("--version");
            assertTrue(out.toString().startsWith("Parachute "), () -> version + ": " + out);
        });
    }
}
