package parachute.cli;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import parachute.bench.Bench;
import parachute.bench.PerftDivide;
import parachute.board.Position;
import parachute.board.Variant;
import parachute.console.Version;
import parachute.engine.Engine;
import parachute.notation.Fen;
import parachute.search.SearchLimits;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The full command line, as picocli reads it. */
@Command(
        name = "parachute",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        subcommands = {MatchCommand.class, GauntletCommand.class, OpeningsCommand.class},
        description = {
            "Plays chess and crazyhouse.",
            "",
            "Without a command it reads its input: a protocol's name (xboard or uci) opens that protocol, a board in"
                    + " Unicode symbols is answered by the board after the best move. With the word TEST anywhere it"
                    + " answers a board by the boards after every legal move.",
            ""
        })
final class ParachuteCommand implements Callable<Integer> {
    private final FrontEnds frontEnds;
    private final Dispatcher.ByInput byInput;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            scope = ScopeType.INHERIT,
            description = "Append a log of the conversation to FILE.")
    private Optional<Path> log = Optional.empty();

    @Option(
            names = "--hash",
            paramLabel = "MB",
            scope = ScopeType.INHERIT,
            description = "Size of the transposition table of a protocol (" + Engine.DEFAULT_HASH + ").")
    private Optional<Long> hash = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "N",
            scope = ScopeType.INHERIT,
            description = "Search threads of a protocol (1).")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            scope = ScopeType.INHERIT,
            description =
                    "Time to think about a board on the input, in milliseconds (" + Settings.DEFAULT_MOVE_TIME + ").")
    private long moveTime = Settings.DEFAULT_MOVE_TIME;

    private ParachuteCommand(FrontEnds frontEnds, Dispatcher.ByInput byInput) {
        this.frontEnds = frontEnds;
        this.byInput = byInput;
    }

    /**
     * Runs what the words ask for, as {@link Dispatcher.FullCommandLine} says; help goes to {@code out}, complaints, one
     * line each, to {@code err}.
     */
    static int run(
            List<String> words, FrontEnds frontEnds, Dispatcher.ByInput byInput, OutputStream out, OutputStream err) {
        CommandLine line = new CommandLine(new ParachuteCommand(frontEnds, byInput));
        line.addSubcommand(new TrainCommand());
        line.getCommandSpec().version(Version.nameAndVersion());
        line.getCommandSpec().usageMessage().footer(games());
        line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(err, true, StandardCharsets.UTF_8));
        line.setParameterExceptionHandler((exception, arguments) -> complain(line, exception));
        line.setExecutionExceptionHandler((exception, command, result) -> fail(line, exception));
        return line.execute(words.toArray(String[]::new));
    }

    /** The games are not among picocli's commands: they share no option with chess. */
    private static String[] games() {
        Stream<String> games =
                Arrays.stream(Game.values()).map(game -> String.format("  %-10s  %s", game.word(), game.description()));
        return Stream.concat(Stream.of("", "Other games, each with a --help of its own:"), games)
                .toArray(String[]::new);
    }

    private static int complain(CommandLine line, ParameterException exception) {
        line.getErr().println("parachute: " + exception.getMessage() + " (see parachute --help)");
        return FrontEnds.USAGE;
    }

    private static int fail(CommandLine line, Exception fault) {
        line.getErr().println("parachute: internal error: " + fault);
        return FrontEnds.FAILURE;
    }

    /** No command: the input decides. */
    @Override
    public Integer call() throws Exception {
        return byInput.run(settings());
    }

    /** {@code parachute xboard}. */
    @Command(name = "xboard", description = "Speak XBoard's protocol (CECP).")
    int xboard() {
        return frontEnds.xboard(settings());
    }

    /** {@code parachute uci}. */
    @Command(name = "uci", description = "Speak the Universal Chess Interface.")
    int uci() {
        return frontEnds.uci(settings());
    }

    /** {@code parachute bench}. */
    @Command(
            name = "bench",
            description = "Search fixed positions of both variants on one thread; the nodes are a signature.")
    int bench(
            @Parameters(
                            paramLabel = "DEPTH",
                            arity = "0..1",
                            defaultValue = "" + Bench.DEFAULT_DEPTH,
                            description = "Plies (${DEFAULT-VALUE}).")
                    int depth) {
        return frontEnds.bench(inRange("DEPTH", depth, SearchLimits.MAX_DEPTH));
    }

    /** {@code parachute perft}. */
    @Command(name = "perft", description = "Count the tree of legal moves, and show how fast that was.")
    int perft(
            @Parameters(paramLabel = "VARIANT", description = "chess or crazyhouse.") String variant,
            @Parameters(paramLabel = "DEPTH", description = "Plies.") int depth,
            @Parameters(paramLabel = "FEN", arity = "0..*", description = "Position; the start position without it.")
                    List<String> fen) {
        int plies = inRange("DEPTH", depth, PerftDivide.MAX_DEPTH);
        return frontEnds.perft(position(variant, fen == null ? List.of() : fen), plies);
    }

    private Position position(String variantName, List<String> fen) {
        try {
            Variant variant = Variant.parse(variantName);
            return fen.isEmpty() ? Position.start(variant) : Fen.parse(String.join(" ", fen), variant);
        } catch (IllegalArgumentException e) {
            throw usage(e.getMessage());
        }
    }

    private Settings settings() {
        hash.ifPresent(megabytes -> inRange("--hash", megabytes, Integer.MAX_VALUE));
        threads.ifPresent(number -> inRange("--threads", number, Engine.MAX_THREADS));
        inRange("--movetime", moveTime, Integer.MAX_VALUE);
        return new Settings(
                log,
                hash.map(OptionalLong::of).orElse(OptionalLong.empty()),
                threads.map(OptionalInt::of).orElse(OptionalInt.empty()),
                moveTime);
    }

    private int inRange(String name, long value, int most) {
        if (value < 1 || value > most) {
            throw usage(name + " is a number from 1 to " + most + ", not " + value);
        }
        return (int) value;
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
