package parachute.cli.command;

import java.io.OutputStream;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parachute.cli.start.Dispatcher;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Settings;
import parachute.cli.start.SmallGame;
import parachute.engine.EngineOption;
import parachute.engine.bench.Bench;
import parachute.engine.bench.PerftDivide;
import parachute.io.Version;
import parachute.protocol.cecp.CecpOption;
import parachute.protocol.uci.UciOption;
import parachute.rules.board.Position;
import parachute.rules.notation.CoordinateMove;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;

/** The full command line, as picocli reads it. */
@Command(
        name = "parachute",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        addMethodSubcommands = false,
        sortOptions = false,
        usageHelpAutoWidth = true,
        versionProvider = ParachuteCommand.VersionText.class,
        description = {
            "Plays chess and crazyhouse.",
            "",
            "Without a command it reads standard input: the name of a protocol (xboard or uci) starts that protocol;"
                    + " for a board in Unicode symbols it prints the board after the best move. With the word TEST it"
                    + " prints the boards after all legal moves."
        })
public final class ParachuteCommand extends PrintingCommand implements Callable<Integer> {
    /** The classes of the commands, and the methods below, by name in the order of the help. */
    private static final SequencedMap<String, AnnotatedElement> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("web", WebCommand.class);
        COMMANDS.put("match", MatchCommand.class);
        COMMANDS.put("gauntlet", GauntletCommand.class);
        COMMANDS.put("compliance", ComplianceCommand.class);
        COMMANDS.put("analyse", AnalyseCommand.class);
        COMMANDS.put("mate", MateCommand.class);
        COMMANDS.put("suite", SuiteCommand.class);
        COMMANDS.put("puzzles", PuzzlesCommand.class);
        COMMANDS.put("levels", LevelsCommand.class);
        COMMANDS.put("report", ReportCommand.class);
        COMMANDS.put("openings", OpeningsCommand.class);
        COMMANDS.put("book", BookCommand.class);
        COMMANDS.put("train", TrainCommand.class);
        COMMANDS.put("eval", EvalCommand.class);
        COMMANDS.put("worker", WorkerCommand.class);
        COMMANDS.put("cluster", ClusterCommand.class);
        for (Method command : CommandLine.getCommandMethods(ParachuteCommand.class, null)) {
            COMMANDS.put(command.getAnnotation(Command.class).name(), command);
        }
    }

    private final FrontEnds frontEnds;
    private final ToIntFunction<Settings> byInput;
    private final OutputStream out;

    @Mixin
    private final ProtocolOptions options = new ProtocolOptions();

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            converter = BoundedNumber.BoardMoveTime.class,
            description = "Time to think about a board on the input, in milliseconds, at most " + Settings.MAX_MOVE_TIME
                    + " (" + Settings.DEFAULT_MOVE_TIME + ").")
    private int moveTime = (int) Settings.DEFAULT_MOVE_TIME;

    /** The text that {@code --version} prints for every command. */
    static final class VersionText implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {Version.nameAndVersion()};
        }
    }

    private ParachuteCommand(FrontEnds frontEnds, ToIntFunction<Settings> byInput, OutputStream out) {
        this.frontEnds = frontEnds;
        this.byInput = byInput;
        this.out = out;
    }

    /**
     * Runs what the words ask for, as {@link Dispatcher.FullCommandLine} says; help goes to {@code out}, errors, one
     * line each, to {@code err}.
     */
    public static int run(
            List<String> words,
            FrontEnds frontEnds,
            ToIntFunction<Settings> byInput,
            OutputStream out,
            OutputStream err) {
        // Pictures are drawn without a display: with one that cannot be reached they would fail.
        System.setProperty("java.awt.headless", "true");
        Supplier<ParachuteCommand> command = () -> new ParachuteCommand(frontEnds, byInput, out);
        Collection<String> names = COMMANDS.keySet();
        if (names.contains(words.getFirst())) {
            names = words.subList(0, 1);
        } else if (isEnough(commandLine(command.get(), words), words)) {
            names = words;
        }
        // Not the one that has read the words: some objects collect arguments.
        CommandLine line = commandLine(command.get(), names);
        return CommandExecution.run(line, words, out, err);
    }

    /** Returns the command line without running it. */
    static CommandLine commandLine(FrontEnds frontEnds, ToIntFunction<Settings> byInput) {
        return commandLine(
                new ParachuteCommand(frontEnds, byInput, OutputStream.nullOutputStream()), COMMANDS.keySet());
    }

    /**
     * Returns the command line with only the named commands: picocli reads the members of each, which for all of them
     * takes half a second.
     */
    private static CommandLine commandLine(ParachuteCommand command, Collection<String> names) {
        CommandLine line = new CommandLine(command);
        COMMANDS.forEach((name, members) -> {
            if (names.contains(name)) {
                line.addSubcommand(members);
            }
        });
        SharedOptions.registerConverters(line);
        line.getCommandSpec().usageMessage().footer(games());
        footer(
                line,
                "xboard",
                EngineOption::xboardName,
                Arrays.stream(CecpOption.values()).map(option -> row(option.word(), option.description())));
        footer(
                line,
                "uci",
                EngineOption::uciName,
                Arrays.stream(UciOption.values()).map(option -> row(option.word(), option.description())));
        return line;
    }

    /**
     * Returns whether the words can be parsed without the other commands; help lists them, and a misspelt word may mean
     * one.
     */
    private static boolean isEnough(CommandLine line, List<String> words) {
        try {
            return !line.parseArgs(words.toArray(String[]::new)).isUsageHelpRequested();
        } catch (ParameterException e) {
            return false;
        }
    }

    /** Adds the options that clients can set to the help of a protocol. */
    private static void footer(
            CommandLine line, String protocol, Function<EngineOption, String> name, Stream<String> ofProtocol) {
        CommandLine command = line.getSubcommands().get(protocol);
        if (command != null) {
            Stream<String> options =
                    Arrays.stream(EngineOption.values()).map(option -> row(name.apply(option), option.description()));
            command.getCommandSpec()
                    .usageMessage()
                    .footer(Stream.of(Stream.of("", "Options that clients can set:"), options, ofProtocol)
                            .flatMap(rows -> rows)
                            .toArray(String[]::new));
        }
    }

    private static String row(String option, String description) {
        return String.format("  %-18s %s", option, description);
    }

    /** Returns the list of the games, which are not among the commands: they do not share any options with chess. */
    private static String[] games() {
        Stream<String> games = Arrays.stream(SmallGame.values())
                .map(game -> String.format("  %-10s  %s", game.word(), game.description()));
        return Stream.concat(Stream.of("", "Other games, each with its own --help:"), games)
                .toArray(String[]::new);
    }

    /** Runs the front end that the input asks for, since there is no command. */
    @Override
    public Integer call() throws Exception {
        return byInput.applyAsInt(options.settings(options, moveTime));
    }

    @Command(name = "xboard", description = "Speak XBoard's protocol (CECP).")
    int xboard(@Mixin ProtocolOptions own) {
        return frontEnds.xboard(own.settings(options, moveTime));
    }

    @Command(name = "uci", description = "Speak the Universal Chess Interface.")
    int uci(@Mixin ProtocolOptions own) {
        return frontEnds.uci(own.settings(options, moveTime));
    }

    @Command(
            name = "bench",
            description = "Search fixed positions of both variants on one thread; the number of nodes is a signature.")
    void bench(
            @Parameters(
                            paramLabel = "DEPTH",
                            arity = "0..1",
                            defaultValue = "" + Bench.DEFAULT_DEPTH,
                            converter = BoundedNumber.SearchDepth.class,
                            description = "Plies (${DEFAULT-VALUE}).")
                    int depth,
            @Mixin EvaluationOption evaluation) {
        new Bench(depth, evaluation.evaluation()).run(this::print);
    }

    @Command(name = "perft", description = "Count the leaves of the tree of legal moves, and show the speed.")
    void perft(
            @Mixin VariantOption.Required variant,
            @Parameters(
                            index = "1",
                            paramLabel = "DEPTH",
                            converter = BoundedNumber.PerftDepth.class,
                            description = "Plies.")
                    int depth,
            @Parameters(
                            index = "2..*",
                            paramLabel = "FEN",
                            arity = "0..*",
                            description = "Position (the start position).")
                    @Nullable
                    List<String> fen) {
        Position position = VariantOption.position(variant.choice(), fen == null ? List.of() : fen, this::warn);
        PerftDivide.PerftCount count =
                new PerftDivide(position).run(depth, CoordinateMove.notation(position, false), this::print);
        print("");
        print("Nodes searched: " + count.leaves());
        print("Time (ms): " + count.milliseconds());
        print("Mnps: " + count.speed());
    }

    /** Returns standard output, for what is not in the encoding of the program's own lines. */
    OutputStream rawOut() {
        return out;
    }
}
