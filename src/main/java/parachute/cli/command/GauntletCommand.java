package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.tools.match.Match;
import parachute.tools.match.MatchSetupException;
import parachute.tools.match.gauntlet.Gauntlet;
import parachute.tools.match.gauntlet.Rung;
import parachute.tools.match.player.Builds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code parachute gauntlet}: how strong the program is, always measured against the same rivals. */
@Command(
        name = "gauntlet",
        description = {
            "Measure the program in crazyhouse against always the same rivals: fairy-stockfish at 2000, 8000, 32000 and"
                    + " 128000 nodes a move and at equal time, and sjeng at equal time.",
            ""
        })
final class GauntletCommand implements Callable<Integer> {
    private static final String NAME = "parachute";

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private ParachuteCommand parent;

    @Option(
            names = "--games",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Games a rung, rounded up to pairs (${DEFAULT-VALUE}).")
    private int games = 40;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Own nodes a move where the rival is limited in nodes (${DEFAULT-VALUE}).")
    private int nodes = 20_000;

    @Option(names = "--tc", paramLabel = "CLOCK", description = "The clock of both elsewhere (${DEFAULT-VALUE}).")
    private String clock = "2+0.05";

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Games at a time (${DEFAULT-VALUE}).")
    private int concurrency = 2;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Where games and table are kept (target/gauntlet/parachute-COMMIT).")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--resume", description = "Go on with the gauntlet whose games are in that folder.")
    private boolean resume;

    @Option(names = "--json", description = "Print the table as JSON.")
    private boolean json;

    @Option(
            names = "--table",
            paramLabel = "FOLDER",
            description = "Play nothing, show the table of the games in FOLDER.")
    private Optional<Path> table = Optional.empty();

    @Mixin
    private final LogOption log = new LogOption();

    @Override
    public Integer call() throws InterruptedException, IOException {
        try {
            log.start(parent.log(), spec.commandLine());
            if (table.isPresent()) {
                print(new Gauntlet(table.get()));
                return FrontEnds.OK;
            }
            return play();
        } catch (MatchSetupException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
    }

    private int play() throws InterruptedException, IOException {
        Path root = OwnEngines.root();
        Builds builds = new Builds(root);
        String name = builds.describe().map(commit -> NAME + '-' + commit).orElse(NAME);
        Path folder = out.orElseGet(() -> root.resolve("target/gauntlet").resolve(name));
        Files.createDirectories(folder);
        Path copy = builds.copyWithStartUpCache();
        StatusLine status = new StatusLine(spec.commandLine().getErr(), new TerminalWidth());
        try {
            Gauntlet gauntlet = new Gauntlet(folder);
            String command = '"' + Builds.launcher(copy).toString() + "\" uci";
            Map<Rung, Match> matches = matches(gauntlet, name, command, status);
            MatchRunner.sayIfRoundedUp(games, status);
            int exit = play(matches, status);
            if (gauntlet.hasGames()) {
                Files.writeString(folder.resolve("gauntlet.json"), gauntlet.json() + '\n');
                print(gauntlet);
            }
            if (MatchRunner.isOfSignal(exit)) {
                status.onEvent("Called off; the same command with --resume goes on.");
            }
            return exit;
        } finally {
            Builds.deleteTree(copy);
        }
    }

    /** All matches that can be played; games that cannot be gone on with are noticed before the first begins. */
    private Map<Rung, Match> matches(Gauntlet gauntlet, String name, String command, StatusLine status) {
        Gauntlet.Terms terms = new Gauntlet.Terms(nodes, clock, games, concurrency, resume);
        Map<String, Path> rivals = rivals(status);
        Map<Rung, Match> matches = new LinkedHashMap<>();
        for (Rung rung : Rung.ALL) {
            if (rivals.containsKey(rung.rival())) {
                Path rival = rivals.get(rung.rival());
                matches.put(rung, new Match(gauntlet.plan(rung, name, command, rival, terms), status));
            }
        }
        return matches;
    }

    /** The programs of the rivals that are installed. */
    private static Map<String, Path> rivals(StatusLine status) {
        String searchPath = Optional.ofNullable(System.getenv("PATH")).orElse("");
        Map<String, Path> found = new LinkedHashMap<>();
        List<String> names = Rung.ALL.stream().map(Rung::rival).distinct().toList();
        for (String name : names) {
            Programs.find(name, searchPath)
                    .ifPresentOrElse(
                            program -> found.put(name, program),
                            () -> status.onEvent(name + " is left out: it is neither in PATH nor in /usr/games"));
        }
        return found;
    }

    private static int play(Map<Rung, Match> matches, StatusLine status) throws InterruptedException {
        MatchRunner runner = new MatchRunner();
        int exit = FrontEnds.OK;
        for (Map.Entry<Rung, Match> entry : matches.entrySet()) {
            status.begin(entry.getKey().toString());
            try {
                if (!runner.play(entry.getValue())) {
                    return runner.exitStatus();
                }
            } catch (MatchSetupException e) {
                status.onEvent(e.getMessage());
                exit = FrontEnds.FAILURE;
            } finally {
                status.close();
            }
        }
        return exit;
    }

    private void print(Gauntlet gauntlet) {
        PrintWriter writer = spec.commandLine().getOut();
        (json ? List.of(gauntlet.json()) : gauntlet.table()).forEach(writer::println);
        writer.flush();
    }
}
