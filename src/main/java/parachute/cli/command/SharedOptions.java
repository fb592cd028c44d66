package parachute.cli.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import parachute.cli.start.Logs;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantName;
import parachute.tools.puzzle.Theme;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Single options that many commands share, each with its own class to be mixed in. */
final class SharedOptions {
    private SharedOptions() {}

    /** Lets a command line convert words, and whole numbers: of at least 1 where an option says nothing else. */
    static void registerConverters(CommandLine line) {
        line.registerConverter(int.class, new BoundedNumber(Integer.MAX_VALUE));
        line.registerConverter(Integer.class, new BoundedNumber(Integer.MAX_VALUE));
        line.registerConverter(long.class, wholeNumber(Long::valueOf));
        line.registerConverter(Long.class, wholeNumber(Long::valueOf));
        line.registerConverter(Variant.class, converter(Variant::parse));
        line.registerConverter(VariantName.class, converter(VariantName::parse));
        line.registerConverter(Theme.class, converter(Theme::parse));
        line.registerConverter(Path.class, converter(SharedOptions::path));
    }

    /** Returns the conversion of any whole number of a type. */
    static <N> ITypeConverter<N> wholeNumber(Function<String, N> parser) {
        return text -> {
            try {
                return parser.apply(text);
            } catch (NumberFormatException e) {
                throw new TypeConversionException("expected a whole number, not \"" + text + '"');
            }
        };
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException('"' + name + "\" is not a file name in the locale of this terminal", e);
        }
    }

    private static <T> ITypeConverter<T> converter(Function<String, T> parser) {
        return name -> {
            try {
                return parser.apply(name);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        };
    }

    /** The option {@code --seed} of commands that use random numbers. */
    static final class Seed {
        @Option(
                names = "--seed",
                paramLabel = "N",
                description = "Seed of the random numbers; the same seed gives the same result (${DEFAULT-VALUE}).")
        long value = 1;
    }

    /** The option {@code --nodes} of commands that search. */
    static final class Nodes {
        @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each search (${DEFAULT-VALUE}).")
        int value;

        Nodes(int otherwise) {
            value = otherwise;
        }
    }

    /** The option {@code --concurrency} of commands that do several things at a time. */
    static final class Concurrency {
        @Option(
                names = "--concurrency",
                paramLabel = "N",
                converter = BoundedNumber.Threads.class,
                description = "Games or positions at a time (${DEFAULT-VALUE}).")
        int value;

        /** Creates the option, with all processors of this machine by default. */
        Concurrency() {
            this(Runtime.getRuntime().availableProcessors());
        }

        Concurrency(int otherwise) {
            value = otherwise;
        }
    }

    /** The option {@code --force} of commands that write files. */
    static final class Force {
        @Option(
                names = "--force",
                description = "Replace existing output files, whatever they contain, but never an input. Without it"
                        + " only files that Parachute wrote and can write again are replaced.")
        boolean given;
    }

    /** The option {@code --log} of commands that communicate with other programs. */
    static final class Log {
        @Option(
                names = "--log",
                paramLabel = "FILE",
                description = "Append a log of what is sent and received to FILE.")
        private Optional<Path> file = Optional.empty();

        @Spec(Spec.Target.MIXEE)
        private CommandSpec command;

        /** Returns the file for the log, which may be given before the name of the command; empty if none is. */
        Optional<Path> file() {
            return file.or(() -> command.root().findOption("--log").getValue());
        }

        /**
         * Starts the log, or turns it off.
         *
         * @throws parachute.io.UserException if the file cannot be written
         */
        void start() {
            Logs.configure(file());
        }
    }
}
