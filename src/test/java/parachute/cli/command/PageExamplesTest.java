package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.RecordingFrontEnds;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;
import parachute.engine.Engine;
import parachute.engine.strength.Level;
import parachute.engine.strength.Strength;
import parachute.games.iade.IadeSession;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.protocol.cecp.CecpSession;
import parachute.protocol.uci.UciSession;
import picocli.CommandLine;

/** The pages: examples, tables of options and levels are those of the program. */
class PageExamplesTest {
    private static final Path PAGES = Path.of("src/site/markdown");
    private static final String TEXT = text();
    private static final CommandLine PROGRAM =
            ParachuteCommand.commandLine(new RecordingFrontEnds(), settings -> FrontEnds.FAILURE);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(names = {"UTTT", "SHOGUN"})
    void aSessionIsRepeatedLineByLine(SmallGame game) {
        String session = session("This is `scripts/parachute " + game.word());
        String options = group(TEXT, "This is `scripts/parachute " + game.word() + " ([^`]*)`");
        assertEquals(printed(session), run(game, options, typed(session)));
    }

    @Test
    void theSessionOfIadeIsRepeatedLineByLine() {
        String session = session("The lines after `>` were typed. `XJ");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Streams streams = streams(typed(session), out);
        new IadeSession(new LineReader(streams.in()), streams.writer(), folder).run();
        assertEquals(printed(session), lines(out));
    }

    @Test
    void theKnightsToursAreThoseOfTheProgram() throws IOException {
        Path picture = folder.resolve("closed-tour.svg");
        String examples = group(TEXT, "(?s)```\n\\$ (scripts/parachute tour count 5\n.*?)```");
        for (String example : examples.split("(?m)^\\$ ")) {
            String command = example.lines().findFirst().orElseThrow();
            List<String> answer = stripped(example.lines().skip(1).toList());
            String options = command.replaceFirst("^scripts/parachute tour ", "")
                    .replaceFirst(" \\| head -1$", "")
                    .replace("'", "")
                    .replace("closed-tour.svg", picture.toString());
            List<String> all = run(SmallGame.TOUR, options, "");
            assertEquals(answer, command.endsWith("head -1") ? all.subList(0, 1) : all, command);
        }
        assertEquals(Files.readString(PAGES.resolve("images/closed-tour.svg")), Files.readString(picture));
    }

    static List<String> commands() {
        return groups(TEXT.replaceAll("\\\\\n *", ""), "(?m)^(?:    |\\$ |)scripts/parachute ([^#|<>\\n]*)").stream()
                .filter(command -> !command.isBlank() && !command.matches(".*(\\.\\.\\.|VARIANT|TEST).*"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aCommandOfAPageIsValid(String command) {
        List<String> words = groups(command, "((?:\"[^\"]*\"|'[^']*'|\\S)+)").stream()
                .map(word -> word.replaceAll("[\"']", ""))
                .toList();
        Optional<SmallGame> game = Arrays.stream(SmallGame.values())
                .filter(small -> small.word().equals(words.getFirst()))
                .findFirst();
        CommandLine line = game.map(small -> GameCommandLine.syntax(small, streams("", new ByteArrayOutputStream())))
                .orElse(PROGRAM);
        assertDoesNotThrow(() -> line.parseArgs(
                words.subList(game.isPresent() ? 1 : 0, words.size()).toArray(String[]::new)));
    }

    /** Also in sentences, but for the page about other programs. */
    @Test
    void everyOptionThatIsNamedExists() throws IOException {
        Set<String> options = new TreeSet<>();
        addOptions(PROGRAM, options);
        for (SmallGame game : SmallGame.values()) {
            addOptions(GameCommandLine.syntax(game, streams("", new ByteArrayOutputStream())), options);
        }
        try (Stream<Path> scripts = Files.list(Path.of("scripts"))) {
            for (Path script : scripts.toList()) {
                options.addAll(groups(Files.readString(script), "(--[a-z][\\w-]*)"));
            }
        }
        List<String> unknown = new ArrayList<>();
        try (Stream<Path> pages = Files.walk(PAGES)) {
            for (Path page : pages.filter(file -> file.toString().matches(".*(?<!changelog|clients)\\.md"))
                    .toList()) {
                groups(Files.readString(page), "(?<![\\w-])(--[a-z][\\w-]*)").stream()
                        .filter(option -> !options.contains(option))
                        .forEach(option -> unknown.add(page + ": " + option));
            }
        }
        assertEquals(List.of(), unknown);
    }

    private static void addOptions(CommandLine command, Set<String> options) {
        command.getCommandSpec().options().forEach(option -> options.addAll(List.of(option.names())));
        command.getSubcommands().values().forEach(each -> addOptions(each, options));
    }

    @ParameterizedTest
    @EnumSource
    void everyLevelIsInTheTable(Level level) {
        String elo = level.strength()
                .map(Strength::elo)
                .map(number -> Integer.toString(number))
                .orElse(level == Level.FULL ? "no limit" : "none");
        String row = "| %d | %s | %s |".formatted(level.number(), level.label(), elo);
        assertTrue(TEXT.contains(row), row);
    }

    @Test
    void theTableOfOptionsHasThoseThatAreDeclared() throws Exception {
        String table = group(TEXT, "(?s)## Options\n\n(\\| UCI .*?)\n\n");
        String uci = said("uci\nquit\n", (engine, in, out) -> new UciSession(engine, in, new LineWriter(out)).run());
        assertEquals(names(uci, "(?m)^option name (.*?) type"), names(table, "(?m)^\\| (`[^|]*) \\|"));
        String xboard = said(
                "xboard\nprotover 2\nquit\n", (engine, in, out) -> new CecpSession(engine, in, out, on -> {}).run());
        assertEquals(names(xboard, "option=\"(\\w+)"), names(table, "(?m)^\\| [^|]*\\| (`[^|]*) \\|"));
    }

    @Test
    void helpListsTheOptionsThatAreDeclared() {
        for (String protocol : List.of("uci", "xboard")) {
            String input = protocol + "\n" + (protocol.equals("uci") ? "" : "protover 2\n") + "quit\n";
            String declared = said(input, (engine, in, out) -> {
                if (protocol.equals("uci")) {
                    new UciSession(engine, in, new LineWriter(out)).run();
                } else {
                    new CecpSession(engine, in, out, on -> {}).run();
                }
            });
            String help = PROGRAM.getSubcommands().get(protocol).getUsageMessage();
            Set<String> listed =
                    names(help.substring(help.indexOf("Options that clients")), "(?m)^  (\\S+(?: \\S+)?) ");
            listed.removeAll(Set.of("memory", "cores"));
            assertEquals(
                    names(declared, protocol.equals("uci") ? "(?m)^option name (.*?) type" : "option=\"(\\w+)"),
                    listed);
        }
    }

    /** A conversation between an engine and a client. */
    private interface Session {
        void run(Engine engine, LineReader in, OutputStream out);
    }

    private static String said(String input, Session session) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Engine engine = new Engine()) {
            session.run(engine, new LineReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8))), out);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Returns all pages, so that an example may move from one to another. */
    private static String text() {
        try (Stream<Path> files = Files.walk(PAGES)) {
            StringBuilder text = new StringBuilder();
            for (Path page :
                    files.filter(file -> file.toString().endsWith(".md")).toList()) {
                text.append(Files.readString(page));
            }
            return text.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the block after a sentence that begins so, which shows what was typed and printed. */
    private static String session(String sentence) {
        return group(TEXT, "(?s)" + Pattern.quote(sentence) + "[^\n]*\n\n```\n(.*?)```");
    }

    private static String typed(String session) {
        return session.lines()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2) + '\n')
                .collect(Collectors.joining());
    }

    private static List<String> printed(String session) {
        return stripped(session.lines().filter(line -> !line.startsWith("> ")).toList());
    }

    private static List<String> run(SmallGame game, String options, String input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GameCommandLine.run(game, List.of(options.split(" ")), streams(input, out));
        return lines(out);
    }

    private static Streams streams(String input, ByteArrayOutputStream out) {
        return new Streams(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, out, () -> {}, () -> false);
    }

    private static List<String> lines(ByteArrayOutputStream out) {
        return stripped(out.toString(StandardCharsets.UTF_8).lines().toList());
    }

    /** Returns the lines as pages show them, without spaces at their ends. */
    private static List<String> stripped(List<String> lines) {
        return lines.stream().map(String::stripTrailing).toList();
    }

    private static String group(String text, String regex) {
        List<String> found = groups(text, regex);
        assertEquals(1, found.size(), regex);
        return found.getFirst();
    }

    private static List<String> groups(String text, String regex) {
        return Pattern.compile(regex)
                .matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    /** Returns the names found, sorted; a cell of a table may have several in backticks. */
    private static Set<String> names(String text, String regex) {
        Set<String> names = new TreeSet<>();
        for (String found : groups(text, regex)) {
            names.addAll(found.contains("`") ? new ArrayList<>(groups(found, "`([^`]*)`")) : List.of(found));
        }
        return names;
    }
}
