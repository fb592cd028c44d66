package parachute.tools.match.statistics;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parachute.io.UserException;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.MatchGames;
import parachute.tools.match.game.SearchedNodes;

/** The results of a match so far, by engine. Not safe for use by several threads at once. */
public final class Standings {
    private final Set<String> engines = new LinkedHashSet<>();
    private final List<GameTags> games = new ArrayList<>();

    /** Creates standings of engines that may not have played yet, in the order of the list. */
    public Standings(Collection<String> names) {
        engines.addAll(names);
    }

    /**
     * Returns the standings of the games in a file alone.
     *
     * @throws UserException if the file does not exist or does not hold any games
     */
    public static Standings read(Path pgn) {
        if (!Files.exists(pgn)) {
            throw new UserException("there is no file " + pgn);
        }
        List<GameTags> games = MatchGames.read(pgn).games();
        if (games.isEmpty()) {
            throw new UserException(pgn + " holds no finished games");
        }
        Standings standings = new Standings(List.of());
        games.stream().sorted(GameTags.BY_ROUND).forEach(standings::add);
        return standings;
    }

    /** Counts a game, adding its engines if they are new. */
    public void add(GameTags game) {
        engines.addAll(game.players());
        games.add(game);
    }

    /** Returns the names of the engines, in the order of the list. */
    public List<String> engines() {
        return List.copyOf(engines);
    }

    /** Returns the number of games. */
    public int games() {
        return games.size();
    }

    /** Returns the names of the machines that games were played on, sorted. */
    List<String> machines() {
        return games.stream()
                .map(game -> game.machine().name())
                .filter(name -> !name.isEmpty())
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * The games of a match that were played on one machine.
     *
     * @param name the machine
     * @param score the score of the first engine
     * @param nodes the nodes searched by all engines, as far as the games state them
     * @param scale the mean factor of time limits
     * @param faults number of games that ended by a fault
     * @param probability of a difference at least as large by chance between the first engine's pairs here and those on
     *     the other machines, 0 to 1; empty if there are too few
     */
    record MachineStandings(
            String name,
            MatchScore score,
            SearchedNodes nodes,
            double scale,
            long faults,
            Optional<Double> probability) {
        /**
         * Returns whether it differs significantly from the others, with an error probability of 5 % for all machines
         * together (Bonferroni).
         */
        boolean isDifferent(List<String> machines) {
            return probability.filter(value -> value * machines.size() < 0.05).isPresent();
        }
    }

    /** Returns the results of one machine. */
    MachineStandings machine(String name) {
        Standings own = new Standings(engines);
        games.stream().filter(game -> game.machine().name().equals(name)).forEach(own::add);
        MatchScore score = own.score(engines().getFirst());
        return new MachineStandings(
                name,
                score,
                own.games.stream().map(GameTags::nodes).reduce(SearchedNodes.NONE, SearchedNodes::plus),
                own.games.stream()
                        .mapToDouble(game -> game.machine().scale())
                        .average()
                        .orElse(1),
                own.games.stream().filter(game -> game.fault().isPresent()).count(),
                score.pairs().homogeneity(score(engines().getFirst()).pairs()));
    }

    /** Returns the score of an engine against all others. */
    public MatchScore score(String engine) {
        return MatchScore.of(engine, games);
    }

    /** Returns the score of an engine against one other. */
    public MatchScore score(String engine, String opponent) {
        return MatchScore.of(
                engine, games.stream().filter(game -> game.involves(opponent)).toList());
    }

    /** Returns the pairs of the first engine, for a test. */
    public PairCounts firstPairs() {
        return score(engines().getFirst()).pairs();
    }

    /**
     * Returns the number of games with the same round, White and Black as an earlier one; rounds that do not name a
     * pair do not count.
     */
    int repeatedRounds() {
        Set<List<Object>> seen = new HashSet<>();
        int repeated = 0;
        for (GameTags game : games) {
            boolean isNew = seen.add(List.of(game.round(), game.white(), game.black()));
            repeated += !isNew && game.round().namesPair() ? 1 : 0;
        }
        return repeated;
    }

    /** Returns whether an engine has played, and lost every game by a fault. */
    public boolean isAlwaysAtFault(String engine) {
        List<GameTags> own =
                games.stream().filter(game -> game.involves(engine)).toList();
        return !own.isEmpty()
                && own.stream()
                        .allMatch(
                                game -> game.fault().isPresent() && game.loser().equals(engine));
    }

    /** Returns the number of each fault that an engine committed. */
    public Map<Fault, Integer> faults(String engine) {
        Map<Fault, Integer> counts = new EnumMap<>(Fault.class);
        for (GameTags game : games) {
            Optional<Fault> fault = game.fault();
            if (fault.isPresent() && game.loser().equals(engine)) {
                counts.merge(fault.get(), 1, Integer::sum);
            }
        }
        return counts;
    }
}
