package parachute.cli.option;

import java.util.Optional;
import parachute.tools.match.Tournament;
import parachute.tools.match.setup.CommandWords;
import picocli.CommandLine.Option;

/** The options of {@code parachute match} that say who meets whom, and how often. */
public final class TournamentOptions {
    @Option(
            names = "--games",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Games of each pairing, rounded up to an even number (${DEFAULT-VALUE}).")
    private int games = 100;

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
            converter = BoundedNumber.Positive.class,
            description = "In a gauntlet the first N engines play, against all others (${DEFAULT-VALUE}).")
    private int seeds = 1;

    @Option(
            names = "--stages",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Stages of a Swiss tournament (the number that a knockout takes).")
    private int stages;

    /** Returns the number of games of each pairing, at least 1. */
    public int games() {
        return games;
    }

    /** Returns pairs of games of each pairing, at least 1. */
    public int rounds() {
        return (games + 1) / 2;
    }

    /**
     * Returns the pairing system.
     *
     * @throws parachute.io.UserException if the kind of tournament is not known
     */
    public Tournament tournament() {
        return new Tournament(
                CommandWords.choice(
                        "--tournament",
                        tournament.orElse(gauntlet || seeds > 1 ? "gauntlet" : "roundrobin"),
                        Tournament.Kind.class),
                seeds,
                stages);
    }
}
