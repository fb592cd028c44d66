package parachute.cli.command;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.cli.start.SmallGame;
import parachute.io.Version;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a command in the macros of man(7), made from the text that {@code --help} prints. */
final class ManualPage {
    private static final String PROGRAM = "parachute";

    /** Games. */
    private static final int SECTION = 6;

    /** Wide enough that picocli does not break lines; man does that. */
    private static final int UNLIMITED = 100_000;

    private final CommandSpec command;
    private final Help help;
    private final Roff roff = new Roff();

    private ManualPage(CommandLine line) {
        command = line.getCommandSpec();
        command.usageMessage().autoWidth(false).width(UNLIMITED);
        help = new Help(command, Help.defaultColorScheme(Ansi.OFF));
    }

    /** Returns the name of the file, such as parachute-match.6. */
    static String file(CommandLine line) {
        return name(line.getCommandSpec()) + '.' + SECTION;
    }

    private static String name(CommandSpec command) {
        return command.qualifiedName("-").replace(' ', '-');
    }

    /** Returns the text of the page. */
    static String of(CommandLine line) {
        return new ManualPage(line).write();
    }

    private String write() {
        roff.title(name(command), SECTION, Version.nameAndVersion());
        List<String> description = paragraphs(command.usageMessage().description());
        roff.section("NAME");
        roff.text(name(command) + " - " + firstSentence(description.getFirst()));
        roff.section("SYNOPSIS");
        roff.synopsis(command.qualifiedName(), synopsisOfArguments());
        roff.section("DESCRIPTION");
        description.forEach(roff::paragraph);
        entries("ARGUMENTS", command.positionalParameters());
        entries("OPTIONS", command.options());
        commands();
        footer();
        if (isProgram()) {
            environment();
        }
        seeAlso();
        return roff.toString();
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
            roff.section(section);
            arguments.forEach(
                    argument -> roff.entry(names(argument), label(argument), String.join(" ", argument.description())));
        }
    }

    private static String names(ArgSpec argument) {
        return switch (argument) {
            case OptionSpec option -> String.join(", ", option.names());
            case PositionalParamSpec positional -> "";
            default -> throw new IllegalArgumentException("neither option nor parameter: " + argument);
        };
    }

    private String label(ArgSpec argument) {
        return help.parameterLabelRenderer()
                .renderParameterLabel(argument, Ansi.OFF, List.of())
                .toString();
    }

    private void commands() {
        if (!command.subcommands().isEmpty()) {
            roff.section("COMMANDS");
            for (Map.Entry<String, CommandLine> entry : command.subcommands().entrySet()) {
                CommandSpec subcommand = entry.getValue().getCommandSpec();
                List<String> description = paragraphs(subcommand.usageMessage().description());
                roff.entry(entry.getKey(), "", description.getFirst() + " See " + reference(name(subcommand)) + '.');
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
            roff.section(hasExamples ? "EXAMPLES" : "NOTES");
            roff.verbatim(footer.stripTrailing());
        }
    }

    /** Writes the environment variables that the launcher reads. */
    private void environment() {
        roff.section("ENVIRONMENT");
        roff.entry("JAVA_HOME", "", "The folder of the Java to run on, version 25 or later; an older one is ignored.");
        roff.entry("PARACHUTE_JAVA_OPTS", "", "More flags for the Java virtual machine.");
    }

    private void seeAlso() {
        roff.section("SEE ALSO");
        Stream<String> related = isProgram()
                ? Arrays.stream(SmallGame.values()).map(game -> PROGRAM + '-' + game.word())
                : Stream.of(command.parent() == null ? PROGRAM : name(command.parent()));
        roff.text(Stream.concat(related, Stream.of("xboard"))
                .map(ManualPage::reference)
                .collect(Collectors.joining(", ")));
    }

    private static String reference(String page) {
        return page + '(' + SECTION + ')';
    }
}
