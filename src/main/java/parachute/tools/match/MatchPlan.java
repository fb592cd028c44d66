package parachute.tools.match;

import java.util.List;
import java.util.Optional;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.statistics.Sprt;

/**
 * Everything that describes a match.
 *
 * @param engines at least two, with different names
 * @param variant the variant of the games
 * @param tournament who meets whom
 * @param rounds pairs of games for each pairing
 * @param openings the openings, one for each round
 * @param concurrency games played at the same time
 * @param conduct how they are conducted
 * @param sprt the test that ends the match early
 * @param files the files that are written
 * @param existing what happens to games in the file of the games; when a match is resumed they count as played
 */
public record MatchPlan(
        List<EngineSpec> engines,
        Variant variant,
        Tournament tournament,
        int rounds,
        Openings openings,
        int concurrency,
        Conduct conduct,
        Optional<Sprt> sprt,
        MatchFiles files,
        ExistingFile existing) {

    /**
     * Checks what depends on more than one component.
     *
     * @throws UserException if such a match cannot be played
     */
    public MatchPlan {
        engines = List.copyOf(engines);
        if (engines.size() < 2) {
            throw new UserException("a match needs at least two engines, not " + engines.size());
        }
        List<String> names = engines.stream().map(EngineSpec::name).toList();
        for (EngineSpec engine : engines) {
            if (names.indexOf(engine.name()) != names.lastIndexOf(engine.name())) {
                throw new UserException("two engines are called " + engine.name() + ": give one of them name=...");
            }
            if (engine.timeControl().isUnlimited()) {
                throw new UserException(engine.name() + " has no limit: specify tc, st, nodes or depth");
            }
        }
        if (existing == ExistingFile.RESUME && files.pgn().isEmpty()) {
            throw new UserException("--resume continues the games of a file: name it by --pgn");
        }
        if (sprt.isPresent() && engines.size() != 2) {
            throw new UserException("an SPRT compares two engines, not " + engines.size());
        }
    }

    /** Returns the number of games of the whole match, without additional games of level pairings in a knockout. */
    int size() {
        Schedule schedule = schedule();
        return schedule.nextStage().size() + schedule.later();
    }

    /** Returns what is known of the match, which is named after its engines. */
    public MatchHeader header() {
        return header(MatchHeader.title(names()));
    }

    /** Returns the same with another title. */
    MatchHeader header(String title) {
        return new MatchHeader(title, names(), sprt, size());
    }

    /** Returns the names of the engines. */
    List<String> names() {
        return engines.stream().map(EngineSpec::name).toList();
    }

    /** Returns a schedule of the match, of which nothing has been played. */
    Schedule schedule() {
        return new Schedule(tournament, rounds, variant, engines, openings);
    }

    /**
     * Returns a warning about a plan that can be played nevertheless: without a clock the same engines repeat the
     * same game from the same opening.
     */
    Optional<String> warning() {
        Tournament oneStage = tournament.isStaged() ? Tournament.ROUND_ROBIN : tournament;
        boolean repeatsGames = rounds > openings.size()
                && new Schedule(oneStage, 1, variant, engines, openings)
                        .nextStage().stream()
                                .anyMatch(game -> !game.white().timeControl().isTimed()
                                        && !game.black().timeControl().isTimed());
        return repeatsGames
                ? Optional.of("Warning: fewer openings (" + openings.size() + ") than rounds (" + rounds
                        + "): games without a clock repeat themselves, and error bars and SPRT count them as new ones.")
                : Optional.empty();
    }
}
