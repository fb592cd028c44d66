package parachute.tools.match;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntToLongFunction;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.MatchFile;
import parachute.tools.match.game.MatchGames;
import parachute.tools.match.setup.EngineSpec;

/**
 * The machines of a match on several machines, from the view of its driver.
 *
 * @param name the name of this machine
 * @param slots games that it plays at a time; may be 0
 * @param speed measures its nodes a second with a number of searches at a time
 */
public record MatchMachines(String name, int slots, IntToLongFunction speed) {
    /**
     * Returns this machine with the scale of its clocks. They are scaled if an engine has a time limit, by a reference
     * speed: the one asked for, else that of the games to be resumed, else the speed of this machine.
     *
     * @param reference nodes a second for which time limits are meant, if asked for; 0 for the same times everywhere
     * @param resumed the file of the games to be resumed, if there is one
     * @param report takes a line about the speed
     * @throws UserException if the games to be resumed have another reference speed than the one asked for
     */
    public GameMachine machine(
            List<EngineSpec> players, Optional<Long> reference, Optional<Path> resumed, Consumer<String> report) {
        Optional<Long> stored = resumed.flatMap(MatchMachines::storedReference);
        Optional<Long> asked = reference.or(() -> stored);
        if (stored.isPresent() && !stored.equals(asked)) {
            throw new UserException("the games of " + resumed.orElseThrow() + " were played with --reference "
                    + stored.get() + ", not " + asked.orElseThrow());
        }
        boolean isTimed =
                players.stream().anyMatch(player -> player.timeControl().isTimed());
        if (!isTimed || asked.equals(Optional.of(0L))) {
            return new GameMachine(name, 0, 1);
        }
        if (asked.isPresent() && slots == 0) {
            return new GameMachine(name, asked.get(), 1); // this machine does not play
        }
        long own = speed.applyAsLong(Math.max(1, slots));
        report.accept(
                "Time limits are meant for " + asked.orElse(own) + " nodes a second; this machine searches " + own);
        return GameMachine.of(name, asked.orElse(own), own);
    }

    private static Optional<Long> storedReference(Path games) {
        return MatchGames.read(games).games().stream()
                .map(GameTags::machine)
                .filter(machine -> !machine.name().isEmpty())
                .map(GameMachine::reference)
                .findFirst();
    }

    /**
     * Removes the games of a machine from the file of a match, so that they are played again.
     *
     * @param report takes a line about the copy of the file
     * @throws UserException if the file does not have such games, or they cannot be played again
     */
    public static void dropGames(MatchPlan plan, String machine, Consumer<String> report) {
        if (plan.files().pgn().isEmpty() || plan.existing() != ExistingFile.RESUME) {
            throw new UserException("--drop-machine replays games of a file: give the file by --pgn, with --resume");
        }
        if (plan.tournament().isStaged()) {
            throw new UserException(
                    "--drop-machine is not possible in this tournament: its pairings depend on the games");
        }
        Path games = plan.files().pgn().get();
        try (MatchFile file = new MatchFile(games)) {
            Path copy = file.drop(machine)
                    .orElseThrow(() -> new UserException(games + " has no games of the machine \"" + machine + '"'));
            report.accept("The games of " + machine + " are played again; " + copy + " still has them");
        }
    }
}
