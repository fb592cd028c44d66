package parachute.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.rules.notation.VariantName;
import parachute.tools.match.setup.Openings;
import picocli.CommandLine.Option;

/** The options of {@code parachute match} for the openings. */
public final class OpeningOptions {
    /** The words that {@code --openings} accepts in place of a file. */
    private static final String NONE = "none", BUILT_IN = "builtin";

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description =
                    "PGN, EPD, lists of moves (.book) or a Polyglot book (.bin); or builtin (the default; in 960 the"
                            + " start positions) or none.")
    private String openings = BUILT_IN;

    @Option(
            names = "--plies",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Moves taken from each PGN opening (all) or line of a Polyglot book (8).")
    private int plies;

    @Option(
            names = "--start",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Start with the Nth opening (${DEFAULT-VALUE}).")
    private int start = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Shuffle the openings with this seed.")
    private Optional<Long> seed = Optional.empty();

    /** Returns the file of the openings, if one is given. */
    public Optional<Path> file() {
        return Optional.of(openings)
                .filter(name -> !name.equals(NONE) && !name.equals(BUILT_IN))
                .map(Path::of);
    }

    /**
     * Returns the openings of a variant.
     *
     * @param warnings takes a line about each position that loses castling rights
     * @throws parachute.io.UserException if the file cannot be read or holds anything but openings of the variant
     */
    public Openings of(VariantName name, Consumer<String> warnings) {
        Openings chosen = switch (openings) {
            case NONE -> Openings.START;
            case BUILT_IN ->
                name.chess960() ? Openings.startPositions(name.variant()) : Openings.builtIn(name.variant());
            default -> Openings.read(Path.of(openings), name, plies, warnings);
        };
        return seed.map(chosen::shuffled).orElse(chosen).from(start);
    }
}
