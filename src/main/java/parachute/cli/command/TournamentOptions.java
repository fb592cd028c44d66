package parachute.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import parachute.tools.match.Tournament;
import parachute.tools.match.setup.Openings;
import parachute.tools.program.CommandWords;
import picocli.CommandLine.Option;

/** The options of {@code parachute match} that say who meets whom, how often, and from which openings. */
final class TournamentOptions {
    /** The words that {@code --openings} accepts in place of a file. */
    private static final String NONE = "none", BUILT_IN = "builtin";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games of each pairing, rounded up to an even number (${DEFAULT-VALUE}).")
    int games = 100;

    @Option(names = "--gauntlet", description = "Only the first engine plays, against all others.")
    private boolean gauntlet;

    @Option(
            names = "--tournament",
            paramLabel = "KIND",
            description = "roundrobin (the default), gauntlet, knockout or swiss.")
    private Optional<String> tournament = Optional.empty();

    @Option(
            names = "--seeds",
            paramLabel = "N",
            description = "In a gauntlet the first N engines play, against all others (${DEFAULT-VALUE}).")
    private int seeds = 1;

    @Option(
            names = "--stages",
            paramLabel = "N",
            description = "Stages of a Swiss tournament (the number that a knockout takes).")
    private int stages;

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
            description = "Moves taken from each PGN opening (all) or line of a Polyglot book (8).")
    private int plies;

    @Option(names = "--start", paramLabel = "N", description = "Start with the Nth opening (${DEFAULT-VALUE}).")
    private int start = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Shuffle the openings with this seed.")
    private Optional<Long> seed = Optional.empty();

    /** Returns pairs of games of each pairing, at least 1. */
    int rounds() {
        return (games + 1) / 2;
    }

    /**
     * Returns the pairing system.
     *
     * @throws parachute.io.UserException if the kind of tournament is not known
     */
    Tournament tournament() {
        return new Tournament(
                CommandWords.choice(
                        "--tournament",
                        tournament.orElse(gauntlet || seeds > 1 ? "gauntlet" : "roundrobin"),
                        Tournament.TournamentKind.class),
                seeds,
                stages);
    }

    /** Returns the file of the openings, if one is given. */
    Optional<Path> openings() {
        return Optional.of(openings)
                .filter(name -> !name.equals(NONE) && !name.equals(BUILT_IN))
                .map(Path::of);
    }

    /** Returns the variant that is asked for, or else that of the openings; chess if they do not state it. */
    VariantName variant(VariantChoice choice) {
        return choice.asked()
                .orElseGet(() ->
                        new VariantName(openings().flatMap(Openings::stated).orElse(Variant.DEFAULT), false));
    }

    /**
     * Returns the openings of a variant.
     *
     * @param warnings takes a line about each position that loses castling rights
     * @throws parachute.io.UserException if the file cannot be read or holds anything but openings of the variant
     */
    Openings openings(VariantName name, Consumer<String> warnings) {
        Openings chosen = switch (openings) {
            case NONE -> Openings.START;
            case BUILT_IN ->
                name.chess960() ? Openings.startPositions(name.variant()) : Openings.builtIn(name.variant());
            default -> Openings.read(Path.of(openings), name, plies, warnings);
        };
        return seed.map(chosen::shuffled).orElse(chosen).from(start);
    }
}
