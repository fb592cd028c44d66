package parachute.cli.command;

import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;
import parachute.io.Version;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The manual page of a command in the macros of man(7), made from the text that {@code --help} prints. */
public final class ManualPage {
    private static final String PROGRAM = "parachute";

    /** Games. */
    private static final int SECTION = 6;

    /** Wide enough that picocli does not break lines; man does that. */
    private static final int UNLIMITED = 100_000;

    private final CommandSpec command;
    private final Help help;

    // The first line tells the preprocessor of man the encoding.
    private final StringBuilder page = new StringBuilder("'\\\" -*- coding: UTF-8 -*-\n");

    private ManualPage(CommandLine line) {
        command = line.getCommandSpec();
        command.usageMessage().autoWidth(false).width(UNLIMITED);
        help = new Help(command, Help.defaultColorScheme(Ansi.OFF));
    }

    /**
     * Returns the text of every page by the name of its file.
     *
     * @param frontEnds what the commands would start; nothing is started
     */
    public static SortedMap<String, String> all(FrontEnds frontEnds) {
        SortedMap<String, String> pages = new TreeMap<>();
        commands(frontEnds).forEach(line -> pages.put(file(line), of(line)));
        return pages;
    }

    /** Returns every command and game with its syntax. */
    static Stream<CommandLine> commands(FrontEnds frontEnds) {
        Streams none = Streams.of(InputStream.nullInputStream());
        CommandLine parachute = ParachuteCommand.commandLine(frontEnds, settings -> FrontEnds.FAILURE);
        Stream<CommandLine> games = Arrays.stream(SmallGame.values()).map(game -> GameCommandLine.syntax(game, none));
        return Stream.concat(Stream.of(parachute), games).flatMap(ManualPage::withSubcommands);
    }

    private static Stream<CommandLine> withSubcommands(CommandLine line) {
        return Stream.concat(
                Stream.of(line), line.getSubcommands().values().stream().flatMap(ManualPage::withSubcommands));
    }

    /** Returns the name of the file, such as parachute-match.6. */
    static String file(CommandLine line) {
        return name(line.getCommandSpec()) + '.' + SECTION;
    }

    private static String name(CommandSpec command) {
        return command.qualifiedName("-").replace(' ', '-');
    }

    static String of(CommandLine line) {
        return new ManualPage(line).write();
    }

    private String write() {
        page.append(".TH \"%s\" %d \"\" \"%s\" \"Games Manual\"\n"
                .formatted(escape(name(command).toUpperCase(Locale.ROOT)), SECTION, Version.nameAndVersion()));
        List<String> description = paragraphs(command.usageMessage().description());
        section("NAME");
        text(name(command) + " - " + firstSentence(description.getFirst()));
        section("SYNOPSIS");
        page.append(bold(command.qualifiedName()) + ' ' + escape(synopsisOfArguments()) + '\n');
        section("DESCRIPTION");
        description.forEach(paragraph -> page.append(".PP\n" + line(paragraph)));
        entries("ARGUMENTS", command.positionalParameters());
        entries("OPTIONS", command.options());
        commands();
        footer();
        if (isProgram()) {
            environment();
        }
        seeAlso();
        return page.toString();
    }

    /** Returns whether the page is that of the program itself, not of a command or a game. */
    private boolean isProgram() {
        return command.userObject() instanceof ParachuteCommand;
    }

    /** Returns the paragraphs, which are lines without the empty ones. */
    private static List<String> paragraphs(String... lines) {
        return Arrays.stream(lines)
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static String firstSentence(String text) {
        return text.split("\\.(?: |$)", 2)[0];
    }

    private String synopsisOfArguments() {
        String synopsis = help.synopsis(0).strip().replaceAll("\\s+", " ");
        return synopsis.substring(command.qualifiedName().length()).strip();
    }

    private void entries(String section, List<? extends ArgSpec> arguments) {
        if (!arguments.isEmpty()) {
            section(section);
            arguments.forEach(
                    argument -> entry(names(argument), label(argument), String.join(" ", argument.description())));
        }
    }

    /** Returns the names of an option; a parameter has none. */
    private static String names(ArgSpec argument) {
        return argument instanceof OptionSpec option ? String.join(", ", option.names()) : "";
    }

    private String label(ArgSpec argument) {
        return help.parameterLabelRenderer()
                .renderParameterLabel(argument, Ansi.OFF, List.of())
                .toString();
    }

    private void commands() {
        if (!command.subcommands().isEmpty()) {
            section("COMMANDS");
            for (Map.Entry<String, CommandLine> entry : command.subcommands().entrySet()) {
                CommandSpec subcommand = entry.getValue().getCommandSpec();
                List<String> description = paragraphs(subcommand.usageMessage().description());
                entry(entry.getKey(), "", description.getFirst() + " See " + reference(name(subcommand)) + '.');
            }
        }
    }

    /** Writes the footer as it is, since it is laid out by hand. */
    private void footer() {
        String footer = Arrays.stream(command.usageMessage().footer())
                .map(line -> line.replace("%%", "%"))
                .collect(Collectors.joining("\n"));
        if (!footer.isBlank()) {
            boolean hasExamples = command.usageMessage().footerHeading().contains("Examples");
            section(hasExamples ? "EXAMPLES" : "NOTES");
            page.append(".nf\n");
            footer.stripTrailing().lines().forEach(this::text);
            page.append(".fi\n");
        }
    }

    /** Writes the environment variables that the launcher reads. */
    private void environment() {
        section("ENVIRONMENT");
        entry("JAVA_HOME", "", "The folder of the Java to run on, version 25 or later; an older one is ignored.");
        entry("PARACHUTE_JAVA_OPTS", "", "More flags for the Java virtual machine.");
    }

    private void seeAlso() {
        section("SEE ALSO");
        Stream<String> related = isProgram()
                ? Arrays.stream(SmallGame.values()).map(game -> PROGRAM + '-' + game.word())
                : Stream.of(command.parent() == null ? PROGRAM : name(command.parent()));
        text(Stream.concat(related, Stream.of("xboard"))
                .map(ManualPage::reference)
                .collect(Collectors.joining(", ")));
    }

    private static String reference(String page) {
        return page + '(' + SECTION + ')';
    }

    // ---- the macros -------------------------------------------------------------------------------------------------

    private void section(String title) {
        page.append(".SH " + title + '\n');
    }

    private void text(String text) {
        page.append(line(text));
    }

    /** Writes a word in bold and its argument in italics, then their meaning, indented. */
    private void entry(String word, String label, String meaning) {
        page.append(".TP\n");
        page.append(word.isEmpty() ? "" : bold(word));
        page.append(label.isEmpty() ? "" : "\\fI" + escape(label) + "\\fR");
        page.append('\n');
        text(meaning);
    }

    private static String bold(String text) {
        return "\\fB" + escape(text) + "\\fR";
    }

    /** Escapes a line: a dot at its start would be a macro; so would an apostrophe, which is always escaped. */
    static String line(String text) {
        String escaped = escape(text);
        return (escaped.startsWith(".") ? "\\&" + escaped : escaped) + '\n';
    }

    private static String escape(String text) {
        return text.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replace("^", "\\(ha")
                .replace("~", "\\(ti");
    }
}
