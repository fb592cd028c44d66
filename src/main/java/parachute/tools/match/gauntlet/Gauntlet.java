package parachute.tools.match.gauntlet;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.io.ExistingFile;
import parachute.rules.board.Variant;
import parachute.tools.match.MatchPlan;
import parachute.tools.match.PgnStandings;
import parachute.tools.match.file.StoredGames;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.opening.Openings;
import parachute.tools.match.result.GameResult;
import parachute.tools.match.setup.EngineRoster;
import parachute.tools.match.setup.MatchSetupException;
import parachute.tools.match.setup.Protocol;

/**
 * Matches in crazyhouse against a fixed list of opponents with fixed limits, so that results of different versions can be
 * compared. Every match has a file of its own; table and JSON are made from those files alone.
 */
public final class Gauntlet {
    /** Stands in the text of every {@link #json}, to tell what it is. */
    public static final String JSON_MARK = '"' + GauntletTable.FAULTS_OF_OPPONENT + '"';

    /** Megabytes of the transposition table, for every engine that has such an option. */
    private static final String HASH = "64";

    /** Milliseconds that a move may take where only nodes are limited. */
    private static final long STALL_MILLIS = 60_000;

    private final Path folder;

    /** The gauntlet whose games are, or will be, in a folder. */
    public Gauntlet(Path folder) {
        this.folder = folder;
    }

    /**
     * The settings of a gauntlet.
     *
     * @param nodes nodes for each move of the measured engine where the opponent is limited in nodes
     * @param clock the clock of both elsewhere, such as 2+0.05
     * @param games games against each opponent, rounded up to pairs
     * @param concurrency games played at the same time
     * @param existing what becomes of games that are in the folder
     */
    public record Terms(int nodes, String clock, int games, int concurrency, ExistingFile existing) {}

    /**
     * The match against an opponent.
     *
     * @param name name of the measured engine in the games
     * @param command its command line, for UCI
     * @param program the opponent's program
     * @throws MatchSetupException if the clock cannot be read
     */
    public MatchPlan plan(GauntletOpponent opponent, String name, String command, Path program, Terms terms) {
        Map<String, String> own = new LinkedHashMap<>();
        own.put("name", name);
        own.put("cmd", command);
        Map<String, String> other = new LinkedHashMap<>();
        other.put("name", opponent.name());
        other.put("cmd", '"' + program.toString() + '"');
        other.put("proto", opponent.protocol().name());
        if (opponent.isTimed()) {
            own.put("tc", terms.clock());
            other.put("tc", terms.clock());
        } else {
            own.put("nodes", Integer.toString(terms.nodes()));
            other.put("nodes", Long.toString(opponent.nodes()));
        }
        setHash(own);
        // Old engines of XBoard's protocol take a word that they do not know for a move.
        if (opponent.protocol() == Protocol.UCI) {
            setHash(other);
        }
        return new MatchPlan(
                List.of(EngineRoster.engine(own, Map.of()), EngineRoster.engine(other, Map.of())),
                Variant.CRAZYHOUSE,
                false,
                (terms.games() + 1) / 2,
                Openings.builtIn(Variant.CRAZYHOUSE),
                terms.concurrency(),
                Adjudication.NONE,
                Optional.empty(),
                Optional.of(folder.resolve(opponent.fileName())),
                terms.existing(),
                STALL_MILLIS);
    }

    private static void setHash(Map<String, String> engine) {
        engine.put("hash", HASH);
        engine.put("threads", "1");
    }

    /** Whether a game has been finished. */
    public boolean hasGames() {
        return GauntletOpponent.ALL.stream()
                .anyMatch(opponent -> !read(opponent).results().isEmpty());
    }

    /**
     * The table of the games so far, as lines.
     *
     * @throws MatchSetupException if there are none, or there is no such folder
     */
    public List<String> table() {
        return GauntletTable.lines(results());
    }

    /**
     * The same for programs, as JSON.
     *
     * @throws MatchSetupException if there are no games, or there is no such folder
     */
    public String json() {
        return GauntletTable.json(results());
    }

    /**
     * The games that do not count since they cannot be read, each with its place and the reason.
     *
     * @throws MatchSetupException if a file cannot be read
     */
    public List<String> damaged() {
        return GauntletOpponent.ALL.stream()
                .map(opponent -> folder.resolve(opponent.fileName()))
                .flatMap(file -> PgnStandings.damaged(file).stream())
                .toList();
    }

    private List<GauntletResult> results() {
        if (!Files.isDirectory(folder)) {
            throw new MatchSetupException("there is no folder " + folder);
        }
        List<GauntletResult> results = new ArrayList<>();
        for (GauntletOpponent opponent : GauntletOpponent.ALL) {
            List<GameResult> games = read(opponent).results();
            if (!games.isEmpty()) {
                results.add(GauntletResult.of(opponent, games));
            }
        }
        if (results.isEmpty()) {
            throw new MatchSetupException(folder + " holds no finished games");
        }
        return results;
    }

    private StoredGames read(GauntletOpponent opponent) {
        return StoredGames.read(folder.resolve(opponent.fileName()));
    }
}
