package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import parachute.engine.bench.Bench;
import parachute.io.AtomicFile;
import parachute.io.ExistingFile;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.rules.notation.VariantName;
import parachute.tools.match.Match;
import parachute.tools.match.MatchFiles;
import parachute.tools.match.MatchHeader;
import parachute.tools.match.MatchMachines;
import parachute.tools.match.MatchPlan;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchGames;
import parachute.tools.match.game.MoveComment;
import parachute.tools.match.setup.EngineList;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.MatchEngines;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.program.Processors;
import parachute.tools.program.RunningProgram;
import parachute.tools.watch.MatchPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parachute match}: plays games between engines. */
@Command(
        name = "match",
        description = {
            "Play games between engines and say which is stronger.",
            "The exit status is 1 if every game of an engine ended by its fault."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  parachute match --engine parachute --engine cmd=/usr/games/fairy-stockfish \\",
            "      --each tc=10+0.1 hash=64 --variant crazyhouse --games 200 --pgn games.pgn",
            "    200 games by the clock, stored; the same command with --resume continues.",
            "  parachute match --old HEAD --each nodes=20000 --games 2000 --sprt elo1=5",
            "    Is the program as it is built now stronger than the last commit?"
        })
final class MatchCommand extends PrintingCommand implements Callable<Integer> {
    @Option(
            names = "--engine",
            paramLabel = "KEY=VALUE",
            parameterConsumer = KeyValues.EngineConsumer.class,
            arity = "1..*",
            description = "An engine: parachute (this program) or another NAME of --engines, or cmd=\"COMMAND\"; then"
                    + " proto=uci|xboard, name, dir, hash, threads, option.NAME, tc (10+0.1, stc, ltc), st (seconds),"
                    + " nodes, depth, margin (ms), startup, ping (seconds), restart=on, ponder=on. Repeat for each"
                    + " engine.")
    private final KeyValues engines = new KeyValues();

    @Option(
            names = "--each",
            paramLabel = "KEY=VALUE",
            parameterConsumer = KeyValues.Consumer.class,
            arity = "1..*",
            description = "Settings for all engines that do not have their own.")
    private final KeyValues each = new KeyValues();

    @Option(
            names = "--engines",
            paramLabel = "FILE",
            description = "List to look up a NAME in: engines.json of cutechess (here, else in ~/.config/cutechess).")
    private Optional<Path> catalogue = Optional.empty();

    @Option(
            names = "--old",
            paramLabel = "COMMIT",
            description = "Build COMMIT and add it as an engine; without other engines it plays against the working"
                    + " tree.")
    private Optional<String> old = Optional.empty();

    @Mixin
    private final VariantOption variant = new VariantOption();

    @Option(
            names = "--draw",
            paramLabel = "KEY=VALUE",
            parameterConsumer = KeyValues.Consumer.class,
            arity = "0..*",
            description = "Adjudicate draws: from=40 moves=8 score=10.")
    private final KeyValues draw = new KeyValues();

    @Option(
            names = "--resign",
            paramLabel = "KEY=VALUE",
            parameterConsumer = KeyValues.Consumer.class,
            arity = "0..*",
            description = "Adjudicate losses on which both sides agree: moves=4 score=700.")
    private final KeyValues resign = new KeyValues();

    @Option(names = "--max-moves", paramLabel = "N", description = "Adjudicate a draw after N moves of each side.")
    private int maxMoves;

    @Option(
            names = "--sprt",
            paramLabel = "KEY=VALUE",
            parameterConsumer = KeyValues.Consumer.class,
            arity = "0..*",
            description = "End the match when a sequential test has decided: elo0=0 elo1=5 alpha=0.05 beta=0.05"
                    + " model=logistic (or normalized or bayesian).")
    private final KeyValues sprt = new KeyValues();

    @Option(names = "--pgn", paramLabel = "FILE", description = "Append the games to FILE.")
    private Optional<Path> pgn = Optional.empty();

    @Option(
            names = "--comments",
            paramLabel = "PART",
            split = ",",
            description = "Parts of the comment on each move: score,time,clk (the default), timeleft, latency, nodes,"
                    + " seldepth, nps, hashfull, tbhits, pv, or all, or none.")
    private List<String> comments = List.of();

    @Option(
            names = "--check-pv",
            description = "Report principal variations that are not legal or do not begin with the move played.")
    private boolean checkPv;

    @Option(names = "--check-mates", description = "Report mate scores that the rest of the game contradicts.")
    private boolean checkMates;

    @Option(
            names = "--affinity",
            paramLabel = "CPUS",
            arity = "0..1",
            fallbackValue = Processors.ALL,
            description = "On Linux, run each game on its own processors, out of a list such as 0,2,4-7 (all).")
    private Optional<String> affinity = Optional.empty();

    @Option(
            names = "--stall",
            paramLabel = "SECONDS",
            description = "Maximum time for a move without a time limit (${DEFAULT-VALUE}).")
    private int stall = 60;

    @Option(
            names = "--reference",
            paramLabel = "NPS",
            converter = BoundedNumber.NotNegative.class,
            description = "With --cluster, nodes a second of a bench on all slots for which the time limits are meant;"
                    + " a slower machine gives engines more time (the value used for the games of --resume, else the"
                    + " speed of this machine; 0 for the same times everywhere).")
    private Optional<Integer> reference = Optional.empty();

    @Option(
            names = "--drop-machine",
            paramLabel = "NAME",
            description = "With --resume, remove the games of a machine from the file, keeping a copy of it, and play"
                    + " them again.")
    private Optional<String> dropped = Optional.empty();

    @Option(names = "--table", paramLabel = "FILE", description = "Do not play, show the table of the games in FILE.")
    private Optional<Path> table = Optional.empty();

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description =
                    "Write a page for browsers to FILE: tables, curves and all games, as --web shows them at the end.")
    private Optional<Path> report = Optional.empty();

    @Option(names = "--epd", paramLabel = "FILE", description = "Append the last position of each game to FILE.")
    private Optional<Path> epd = Optional.empty();

    @Option(
            names = "--jsonl",
            paramLabel = "FILE",
            description = "Append a line of JSON to FILE as soon as a game is over.")
    private Optional<Path> jsonLines = Optional.empty();

    @Option(
            names = "--live",
            paramLabel = "FILE",
            description = "Keep the games being played in FILE, as PGN, until the match is over.")
    private Optional<Path> live = Optional.empty();

    @Mixin
    private final TournamentOptions tournament = new TournamentOptions();

    @Mixin
    private final MatchOptions common = new MatchOptions(1);

    @Mixin
    private final SharedOptions.Log log = new SharedOptions.Log();

    @Mixin
    private final ClusterOptions cluster = new ClusterOptions();

    @Mixin
    private final WatchOption web = new WatchOption();

    @Override
    public Integer call() throws InterruptedException, IOException {
        checkFiles();
        log.start();
        if (table.isPresent()) {
            return show(table.get());
        }
        // Checked before an engine is built, which takes a minute.
        cluster.check();
        web.check();
        try (MatchEngines own = MatchEngines.of(engines.groups(), old)) {
            return play(own);
        }
    }

    private void checkFiles() {
        new OutputFiles()
                .read(table)
                .read(catalogue)
                .read(tournament.openings())
                .read(cluster.secret)
                .extend(pgn)
                .extend(epd)
                .extend(jsonLines)
                .replace(live, ReplaceableContent.RUNNING_GAMES)
                .extend(log.file())
                .replace(report, ReplaceableContent.PAGE)
                .check(common.force.given);
    }

    private int show(Path file) throws IOException {
        int status = common.print(
                MatchGames.read(file).problems(),
                () -> StandingsTable.lines(Standings.read(file), Optional.empty()),
                () -> StandingsJson.format(Standings.read(file), Optional.empty()),
                this);
        if (report.isPresent()) {
            AtomicFile.write(report.get(), MatchPage.of(file));
        }
        return status;
    }

    private int play(MatchEngines own) throws InterruptedException, IOException {
        StatusLine status = status();
        MatchPlan plan = plan(own.words(), status);
        dropped.ifPresent(machine -> MatchMachines.dropGames(plan, machine, status::onEvent));
        MatchHeader header = plan.header();
        Optional<MatchPage> page = report.map(file -> new MatchPage(header));
        int exit;
        try (WatchOption.Watched watched = web.watch(header.title(), Optional.empty(), status::onEvent)) {
            Consumer<MatchEvent> shown = status.andThen(watched.matches().apply(header));
            // A page keeps all games.
            Consumer<MatchEvent> progress = page.map(shown::andThen).orElse(shown);
            exit = cluster.run(plan.concurrency(), watched.and(status::onEvent), runner -> {
                status.showWorkers(runner::status);
                MatchRunner.reportRounding(tournament.games, status);
                Match match = new Match(plan, progress, runner);
                return MatchRunner.playAndPrint(
                        match, status, () -> common.print(match::table, match::json, this), pgn.isPresent());
            });
        }
        if (page.isPresent()) {
            AtomicFile.write(report.orElseThrow(), page.get().html());
        }
        return exit;
    }

    /** Returns where the games of this machine are played, and how clocks are scaled on all of them. */
    private GameMachine machine(List<EngineSpec> players, StatusLine status) {
        if (cluster.isGiven()) {
            Optional<Path> resumed = pgn.filter(file -> common.existing() == ExistingFile.RESUME);
            return new MatchMachines(RunningProgram.host(), cluster.slots(common.concurrency.value), Bench::speed)
                    .machine(players, reference.map(Long::valueOf), resumed, status::onEvent);
        }
        if (reference.isPresent()) {
            throw new UserException("--reference has no effect without --cluster [HOST:]PORT");
        }
        return GameMachine.ANY;
    }

    private MatchPlan plan(List<Map<String, String>> groups, StatusLine status) {
        Map<String, String> shared = each.merged().orElse(Map.of());
        List<EngineSpec> players = EngineList.of(catalogue).engines(groups, shared);
        VariantName chosen = tournament.variant(variant.choice());
        return new MatchPlan(
                players,
                chosen.variant(),
                tournament.tournament(),
                tournament.rounds(),
                tournament.openings(chosen, status::onEvent),
                common.concurrency.value,
                new Conduct(
                        Adjudication.parse(draw.merged(), resign.merged(), maxMoves),
                        stall * 1000L,
                        comments.isEmpty() ? MoveComment.USUAL : MoveComment.parse(comments),
                        checkPv,
                        checkMates,
                        affinity.map(Processors::parse).orElse(List.of()),
                        machine(players, status)),
                sprt.merged().map(Sprt::parse),
                new MatchFiles(pgn, epd, jsonLines, live),
                common.existing());
    }
}
