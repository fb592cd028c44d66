package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.io.AtomicFile;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.tools.match.Gauntlet;
import parachute.tools.match.GauntletTable;
import parachute.tools.match.Match;
import parachute.tools.match.Opponent;
import parachute.tools.program.Builds;
import parachute.tools.program.InstalledPrograms;
import parachute.tools.program.RunningProgram;
import parachute.tools.progress.WorkListener;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parachute gauntlet}: plays matches against fixed opponents, to compare versions of the program. */
@Command(
        name = "gauntlet",
        description =
                "Play crazyhouse matches against fixed opponents: fairy-stockfish with 2000, 8000, 32000 and 128000 "
                        + "nodes a move, where this program has --nodes, then fairy-stockfish and sjeng, where both sides "
                        + "have the clock --tc.")
final class GauntletCommand extends PrintingCommand implements Callable<Integer> {
    private static final String NAME = "parachute";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games of each match, rounded up to pairs (${DEFAULT-VALUE}).")
    private int games = 40;

    @Mixin
    private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(20_000);

    @Option(
            names = "--tc",
            paramLabel = "CLOCK",
            description = "The clock of the matches without a node limit (${DEFAULT-VALUE}).")
    private String clock = "2+0.05";

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "The folder for the games and the table (target/gauntlet/parachute-COMMIT).")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--table",
            paramLabel = "FOLDER",
            description = "Do not play, show the table of the games in FOLDER.")
    private Optional<Path> table = Optional.empty();

    @Mixin
    private final MatchOptions common = new MatchOptions(2);

    @Mixin
    private final SharedOptions.Log log = new SharedOptions.Log();

    @Mixin
    private final WatchOption web = new WatchOption();

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (table.isPresent()) {
            Gauntlet gauntlet = new Gauntlet(table.get());
            new OutputFiles().read(gauntlet.files()).extend(log.file()).check(common.force.given);
            log.start();
            return common.print(
                    gauntlet.problems(),
                    () -> gauntlet.table().lines(),
                    () -> gauntlet.table().json(),
                    this);
        }
        return play();
    }

    private int play() throws InterruptedException, IOException {
        Path root = RunningProgram.projectFolder();
        Builds builds = new Builds(root);
        String name = builds.describe().map(commit -> NAME + '-' + commit).orElse(NAME);
        Path folder = out.orElseGet(() -> root.resolve("target/gauntlet").resolve(name));
        Files.createDirectories(folder);
        Path results = folder.resolve("gauntlet.json");
        Gauntlet gauntlet = new Gauntlet(folder);
        checkFiles(gauntlet, results);
        web.check();
        log.start();
        Path copy = builds.copyWithStartUpCache();
        try (StatusLine status = status();
                WatchOption.Watched watched = web.watch("Gauntlet of " + name, Optional.empty(), status::onEvent)) {
            WorkListener progress = watched.and(status::onEvent);
            String command = '"' + Builds.launcher(copy).toString() + "\" uci";
            Gauntlet.GauntletSettings settings = new Gauntlet.GauntletSettings(
                    nodes.value, clock, games, common.concurrency.value, common.existing());
            Map<Opponent, Match> matches =
                    gauntlet.matches(name, command, settings, InstalledPrograms::find, status, watched.matches());
            MatchRunner.reportRounding(games, status);
            try (MatchRunner runner = new MatchRunner(matches.values())) {
                int exit = play(matches, runner, status, () -> show(gauntlet, progress));
                show(gauntlet, progress);
                if (gauntlet.hasGames()) {
                    GauntletTable table = gauntlet.table();
                    AtomicFile.write(results, table.json() + '\n');
                    common.print(table::lines, table::json, this);
                }
                if (MatchRunner.isOfSignal(exit)) {
                    status.onEvent("Interrupted; the same command with --resume continues.");
                }
                return exit;
            }
        } finally {
            Builds.deleteTree(copy);
        }
    }

    private void checkFiles(Gauntlet gauntlet, Path results) {
        OutputFiles files = new OutputFiles();
        gauntlet.files().forEach(files::extend);
        files.extend(log.file()).replace(results, ReplaceableContent.GAUNTLET).check(common.force.given);
    }

    /** Shows the table of the games so far on the page. */
    private static void show(Gauntlet gauntlet, WorkListener progress) {
        if (gauntlet.hasGames()) {
            progress.show("Gauntlet", gauntlet.table().part());
        }
    }

    /**
     * Plays matches one after the other.
     *
     * @param beforeMatch called before each of them
     */
    private static int play(Map<Opponent, Match> matches, MatchRunner runner, StatusLine status, Runnable beforeMatch)
            throws InterruptedException {
        int exit = FrontEnds.OK;
        for (Map.Entry<Opponent, Match> entry : matches.entrySet()) {
            status.begin(entry.getKey().toString());
            beforeMatch.run();
            try {
                int played = runner.play(entry.getValue());
                if (MatchRunner.isOfSignal(played)) {
                    return played;
                }
                exit = Math.max(exit, played);
            } catch (UserException e) {
                status.onEvent(e.getMessage());
                exit = FrontEnds.FAILURE;
            } finally {
                status.close();
            }
        }
        return exit;
    }
}
