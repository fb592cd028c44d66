package parachute.tools.match.gauntlet;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.rules.board.Variant;
import parachute.tools.match.MatchPlan;
import parachute.tools.match.MatchSetupException;
import parachute.tools.match.file.StoredGames;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.opening.Openings;
import parachute.tools.match.player.EngineRoster;
import parachute.tools.match.player.Protocol;

/**
 * Always the same rivals with always the same limits, in crazyhouse, so that results from the project's whole life can be
 * compared. Every rung is a match with a file of its own; table and report come from those files alone.
 */
public final class Gauntlet {
    /** Megabytes of hash table, for every engine that can be told. */
    private static final String HASH = "64";

    /** Milliseconds that a move may take where only nodes are limited. */
    private static final long PATIENCE = 60_000;

    private final Path folder;

    /** The gauntlet whose games are, or will be, in a folder. */
    public Gauntlet(Path folder) {
        this.folder = folder;
    }

    /**
     * What may be chosen.
     *
     * @param nodes nodes for each move of the measured engine where its rival is limited in nodes, too
     * @param clock the clock of both elsewhere, such as 2+0.05
     * @param games games a rung, rounded up to pairs
     * @param concurrency games played at the same time
     * @param resume whether games that are in the folder are taken as played
     */
    public record Terms(int nodes, String clock, int games, int concurrency, boolean resume) {}

    /**
     * The match that plays a rung.
     *
     * @param name name of the measured engine in the games
     * @param command its command line, for UCI
     * @param rival the rival's program
     * @throws MatchSetupException if the terms make no sense
     */
    public MatchPlan plan(Rung rung, String name, String command, Path rival, Terms terms) {
        Map<String, String> own = new LinkedHashMap<>();
        own.put("name", name);
        own.put("cmd", command);
        Map<String, String> other = new LinkedHashMap<>();
        other.put("name", rung.rival());
        other.put("cmd", '"' + rival.toString() + '"');
        other.put("proto", rung.protocol().name());
        if (rung.isTimed()) {
            own.put("tc", terms.clock());
            other.put("tc", terms.clock());
        } else {
            own.put("nodes", Integer.toString(terms.nodes()));
            other.put("nodes", Long.toString(rung.nodes()));
        }
        setHash(own);
        // Old engines of XBoard's protocol take a word that they do not know for a move.
        if (rung.protocol() == Protocol.UCI) {
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
                Optional.of(folder.resolve(rung.fileName())),
                terms.resume(),
                PATIENCE);
    }

    private static void setHash(Map<String, String> engine) {
        engine.put("hash", HASH);
        engine.put("threads", "1");
    }

    /** Whether a game has been finished. */
    public boolean hasGames() {
        return Rung.ALL.stream().anyMatch(rung -> !read(rung).results().isEmpty());
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

    private List<RungResult> results() {
        if (!Files.isDirectory(folder)) {
            throw new MatchSetupException("there is no folder " + folder);
        }
        List<RungResult> results = new ArrayList<>();
        for (Rung rung : Rung.ALL) {
            List<GameResult> games = read(rung).results();
            if (!games.isEmpty()) {
                results.add(RungResult.of(rung, games));
            }
        }
        if (results.isEmpty()) {
            throw new MatchSetupException(folder + " holds no finished games");
        }
        return results;
    }

    private StoredGames read(Rung rung) {
        return StoredGames.read(folder.resolve(rung.fileName()));
    }
}
