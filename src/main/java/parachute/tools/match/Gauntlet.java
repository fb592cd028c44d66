package parachute.tools.match;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.Message;
import parachute.tools.match.game.MatchGames;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.setup.TimeControl;

/**
 * Crazyhouse matches against a fixed list of opponents with fixed limits, so that the results of different versions
 * can be compared. Every match has its own file; the table and the JSON are made from these files alone.
 *
 * @param folder the folder of its games
 */
public record Gauntlet(Path folder) {
    /** A part of every {@link GauntletTable#json} text, by which it is recognised. */
    public static final String JSON_MARK = '"' + GauntletTable.FAULTS_OF_OPPONENT + '"';

    /** Megabytes of the transposition table, for every engine that has such an option. */
    private static final String HASH = "64";

    /** Milliseconds that a move may take if only nodes are limited. */
    private static final long STALL_MILLIS = 60_000;

    static final Variant VARIANT = Variant.CRAZYHOUSE;

    /** All opponents, those with fewer nodes first. The list never changes, so that results are comparable. */
    public static final List<Opponent> OPPONENTS = List.of(
            Opponent.fairyStockfish(VARIANT, HASH, TimeControl.ofNodes(2_000)),
            Opponent.fairyStockfish(VARIANT, HASH, TimeControl.ofNodes(8_000)),
            Opponent.fairyStockfish(VARIANT, HASH, TimeControl.ofNodes(32_000)),
            Opponent.fairyStockfish(VARIANT, HASH, TimeControl.ofNodes(128_000)),
            Opponent.fairyStockfish(VARIANT, HASH, TimeControl.NONE),
            Opponent.sjeng(VARIANT, TimeControl.NONE));

    /**
     * The settings of a gauntlet.
     *
     * @param nodes nodes for each move of the measured engine where the opponent is limited in nodes
     * @param clock the clock of both sides otherwise, such as 2+0.05
     * @param games games against each opponent, rounded up to pairs
     * @param concurrency games played at the same time
     * @param existing what happens to games that are in the folder
     */
    public record GauntletSettings(int nodes, String clock, int games, int concurrency, ExistingFile existing) {}

    /**
     * Returns the match against an opponent.
     *
     * @param name name of the measured engine in the games
     * @param command its command line, for UCI
     * @param program the opponent's program
     * @throws UserException if the clock cannot be read
     */
    public MatchPlan plan(Opponent opponent, String name, String command, Path program, GauntletSettings settings) {
        TimeControl clock = TimeControl.NONE.with(Map.of("tc", settings.clock()));
        Map<String, String> own = new LinkedHashMap<>();
        own.put("name", name);
        own.put("cmd", command);
        own.put("hash", HASH);
        own.put("threads", "1");
        if (opponent.isTimed()) {
            own.put("tc", settings.clock());
        } else {
            own.put("nodes", Integer.toString(settings.nodes()));
        }
        return new MatchPlan(
                List.of(EngineSpec.parse(own, Map.of()), opponent.engine(program, clock)),
                VARIANT,
                Tournament.ROUND_ROBIN,
                (settings.games() + 1) / 2,
                Openings.builtIn(VARIANT),
                settings.concurrency(),
                Conduct.of(Adjudication.NONE, STALL_MILLIS),
                Optional.empty(),
                MatchFiles.of(Optional.of(file(opponent))),
                settings.existing());
    }

    /**
     * Returns the matches against all opponents that are installed; stored games from other matches are found before
     * the first one begins.
     *
     * @param name name of the measured engine
     * @param command its command line, for UCI
     * @param programs finds an installed program by its name
     * @param progress is notified of all matches, and takes a line about each program that is not installed
     * @param watched returns who else is notified of a match
     * @throws UserException if the clock cannot be read
     */
    public Map<Opponent, Match> matches(
            String name,
            String command,
            GauntletSettings settings,
            Function<String, Optional<Path>> programs,
            Consumer<MatchEvent> progress,
            Function<MatchHeader, Consumer<MatchEvent>> watched) {
        Map<String, Optional<Path>> found = new LinkedHashMap<>();
        Map<Opponent, MatchPlan> plans = new LinkedHashMap<>();
        for (Opponent opponent : OPPONENTS) {
            found.computeIfAbsent(opponent.program(), programs)
                    .ifPresent(path -> plans.put(opponent, plan(opponent, name, command, path, settings)));
        }
        found.forEach((program, path) -> {
            if (path.isEmpty()) {
                progress.accept(new Message(program + " is left out: it is neither in PATH nor in /usr/games"));
            }
        });
        Map<Opponent, Match> matches = new LinkedHashMap<>();
        plans.forEach((opponent, plan) -> {
            Consumer<MatchEvent> both = progress.andThen(watched.apply(plan.header(opponent.toString())));
            matches.put(opponent, new Match(plan, both));
        });
        return matches;
    }

    /** Returns the files of the games, which may not exist. */
    public List<Path> files() {
        return OPPONENTS.stream().map(this::file).toList();
    }

    private Path file(Opponent opponent) {
        TimeControl limit = opponent.limit();
        return folder.resolve(opponent.program() + (opponent.isTimed() ? "-time" : "-" + limit.nodes()) + ".pgn");
    }

    /** Returns whether a game has been finished. */
    public boolean hasGames() {
        return OPPONENTS.stream().anyMatch(opponent -> !read(opponent).games().isEmpty());
    }

    /**
     * Returns the table of the games so far.
     *
     * @throws UserException if there are no games, or the folder does not exist
     */
    public GauntletTable table() {
        if (!Files.isDirectory(folder)) {
            throw new UserException("there is no folder " + folder);
        }
        List<GauntletTable.GauntletRow> rows = new ArrayList<>();
        for (Opponent opponent : OPPONENTS) {
            List<GameTags> games = read(opponent).games();
            if (!games.isEmpty()) {
                rows.add(GauntletTable.GauntletRow.of(opponent.program(), file(opponent), games));
            }
        }
        if (rows.isEmpty()) {
            throw new UserException(folder + " holds no finished games");
        }
        return new GauntletTable(rows);
    }

    /**
     * Returns a line about each game that does not count because it cannot be read, or has two results.
     *
     * @throws UserException if a file cannot be read
     */
    public List<String> problems() {
        return files().stream()
                .flatMap(file -> MatchGames.read(file).problems().stream())
                .toList();
    }

    private MatchGames read(Opponent opponent) {
        return MatchGames.read(file(opponent));
    }
}
