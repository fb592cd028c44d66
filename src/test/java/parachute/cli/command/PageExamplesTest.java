package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.Program;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;
import parachute.engine.strength.Level;
import parachute.engine.strength.Strength;
import parachute.games.iade.IadeSession;
import parachute.io.LineReader;

/** The pages: examples, tables of options and levels are those of the program. */
class PageExamplesTest {
    private static final Path PAGES = Path.of("src/site/markdown");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"UTTT, uttt.md", "SHOGUN, shogun.md"})
    void aSessionIsRepeatedLineByLine(SmallGame game, String name) throws IOException {
        String page = read(name);
        String options = group(page, "This is `scripts/parachute " + game.word() + " ([^`]*)`");
        assertEquals(printed(session(page)), run(game, options, typed(session(page))));
    }

    @Test
    void theSessionOfIadeIsRepeatedLineByLine() throws IOException {
        String session = session(read("iade.md"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Streams streams = streams(typed(session), out);
        new IadeSession(new LineReader(streams.in()), streams.writer(), folder).run();
        assertEquals(printed(session), lines(out));
    }

    @Test
    void theKnightsToursAreThoseOfTheProgram() throws IOException {
        String examples = group(read("tours.md"), "(?s)## Examples\\s+```\n(.*?)```");
        for (String example : examples.substring(2).split("(?m)^\\$ ")) {
            String command = example.lines().findFirst().orElseThrow();
            List<String> answer = stripped(example.lines().skip(1).toList());
            String options = command.replaceFirst("^scripts/parachute tour ", "")
                    .replaceFirst(" \\| head -1$", "")
                    .replace("'", "")
                    .replace(
                            "closed-tour.svg", folder.resolve("closed-tour.svg").toString());
            List<String> all = run(SmallGame.TOUR, options, "");
            assertEquals(answer, command.endsWith("head -1") ? all.subList(0, 1) : all, command);
        }
        assertEquals(
                Files.readString(PAGES.resolve("images/closed-tour.svg")),
                Files.readString(folder.resolve("closed-tour.svg")));
    }

    @ParameterizedTest
    @EnumSource
    void everyLevelIsInTheTable(Level level) throws IOException {
        String elo = level.strength()
                .map(Strength::elo)
                .map(number -> Integer.toString(number))
                .orElse(level == Level.FULL ? "no limit" : "none");
        String row = "| %d | %s | %s |".formatted(level.number(), level.label(), elo);
        assertTrue(read("levels.md").contains(row), row);
    }

    @Test
    void theTableOfOptionsHasThoseThatAreDeclared() throws Exception {
        String table = group(read("protocols.md"), "(?s)## Options\n(.*?)\n## ");
        String uci = Program.run(folder, "uci\nquit\n", "uci").out();
        assertEquals(names(uci, "(?m)^option name (.*?) type"), names(table, "(?m)^\\| (`[^|]*) \\|"));
        String xboard =
                Program.run(folder, "xboard\nprotover 2\nquit\n", "xboard").out();
        assertEquals(names(xboard, "option=\"(\\w+)"), names(table, "(?m)^\\| [^|]*\\| (`[^|]*) \\|"));
    }

    private static String read(String page) throws IOException {
        return Files.readString(PAGES.resolve(page));
    }

    /** The block of a page that shows what was typed and printed. */
    private static String session(String page) {
        return group(page, "(?s)## A session\n.*?```\n(.*?)```");
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

    /** The lines as pages show them, without spaces at their ends. */
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

    /** The names found, sorted; a cell of a table may have several in backticks. */
    private static TreeSet<String> names(String text, String regex) {
        TreeSet<String> names = new TreeSet<>();
        for (String found : groups(text, regex)) {
            names.addAll(found.contains("`") ? new ArrayList<>(groups(found, "`([^`]*)`")) : List.of(found));
        }
        return names;
    }
}
