package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import parachute.cli.option.AnalysisOptions;
import parachute.cli.option.ClusterOptions;
import parachute.cli.option.ReplaceableContent;
import parachute.cli.option.SharedOptions;
import parachute.cli.option.WatchOption;
import parachute.cli.start.FrontEnds;
import parachute.cli.terminal.CommandOutput;
import parachute.cli.terminal.StatusLine;
import parachute.io.ExistingFile;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.tools.analysis.AnalysisFile;
import parachute.tools.analysis.GamesAnalysis;
import parachute.tools.analysis.SourceGame;
import parachute.tools.analysis.report.SvgReport;
import parachute.tools.suite.Attempt;
import parachute.tools.suite.EffortTable;
import parachute.tools.suite.ScoreTable;
import parachute.tools.suite.SuiteFile;
import parachute.tools.suite.SuitePosition;
import parachute.tools.suite.SuiteScorer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code parachute analyse}: finds the mistakes in games. */
@Command(
        name = "analyse",
        description = "Find the mistakes in games of chess and crazyhouse; count solved positions.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  parachute analyse games.pgn --pgn analysed.pgn --html analysed.html",
            "    The games with their mistakes, as PGN and as a page for browsers.",
            "  parachute analyse suite.epd --nodes 1000000",
            "    How many positions of the suite a search of a million nodes solves."
        })
final class AnalyseCommand implements Callable<Integer> {
    @Mixin
    private final CommandOutput output = new CommandOutput();

    @ParentCommand
    private ParachuteCommand parent;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Games in PGN, or positions in EPD.")
    private List<Path> files = new ArrayList<>();

    @Mixin
    private final AnalysisOptions options = new AnalysisOptions();

    @Mixin
    private final ClusterOptions cluster = new ClusterOptions();

    @Option(names = "--pgn", paramLabel = "FILE", description = "Write the games to FILE, not to standard output.")
    private Optional<Path> pgn = Optional.empty();

    @Option(names = "--resume", description = "Continue with the games that are already stored.")
    private boolean resume;

    @Mixin
    private final SharedOptions.Force force = new SharedOptions.Force();

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page for browsers with all games to FILE.")
    private Optional<Path> html = Optional.empty();

    @Option(
            names = "--svg",
            paramLabel = "FOLDER",
            description = "Write a graph of each game and a diagram of each mistake to FOLDER.")
    private Optional<Path> svg = Optional.empty();

    @Mixin
    private final WatchOption web = new WatchOption();

    @Override
    public Integer call() throws InterruptedException, IOException {
        cluster.check();
        web.check();
        if (resume && pgn.isEmpty()) {
            throw new UserException("--resume needs --pgn, the file to continue");
        }
        new OutputFiles()
                .read(files)
                .read(options.network())
                .read(cluster.secret())
                .extend(pgn)
                .replace(html, ReplaceableContent.PAGE)
                .replaceIn(svg, SvgReport::isName, ReplaceableContent.DIAGRAM)
                .check(force.isGiven());
        try (StatusLine status = output.status()) {
            if (files.stream().anyMatch(AnalyseCommand::isEpd)) {
                checkForEpd();
                solve(status);
                return FrontEnds.OK;
            }
            return analyse(status);
        }
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    private static boolean isEpd(Path file) {
        return file.toString().endsWith(".epd");
    }

    private void checkForEpd() {
        if (!files.stream().allMatch(AnalyseCommand::isEpd)) {
            throw new UserException("games and positions cannot be analysed together");
        }
        if (pgn.isPresent() || html.isPresent() || svg.isPresent() || cluster.isGiven() || web.isGiven()) {
            throw new UserException("--pgn, --html, --svg, --cluster and --web are for games, not for positions");
        }
    }

    /** Solves the positions of all files, which are read first, and prints tables of each and what was not solved. */
    private void solve(StatusLine status) {
        List<List<SuitePosition>> suites = files.stream()
                .map(file -> SuiteFile.read(file, options.variant(), SuitePosition::of, output::warn))
                .toList();
        SuiteScorer scorer = new SuiteScorer(options.limits(), options.evaluation());
        for (int i = 0; i < suites.size(); i++) {
            int all = suites.get(i).size();
            List<Attempt> attempts = scorer.attempt(
                    suites.get(i), options.concurrency(), done -> status.onStatus(done, all, List.of("positions")));
            status.close();
            PrintWriter out = output.out();
            out.println(files.get(i) + ", " + options.limitWords() + " a position");
            new ScoreTable(attempts).lines().forEach(out::println);
            new EffortTable(attempts).lines().forEach(out::println);
            Attempt.missed(attempts).forEach(out::println);
            out.println();
        }
    }

    // ---- games ------------------------------------------------------------------------------------------------------

    /** Analyses games and returns the exit status: whether all of them were complete and legal. */
    private int analyse(StatusLine status) throws InterruptedException, IOException {
        List<SourceGame> sources =
                files.stream().flatMap(file -> SourceGame.read(file).stream()).toList();
        sources.forEach(source -> source.checkVariant(options.variant()));
        Optional<AnalysisFile> file = pgn.map(path -> new AnalysisFile(path, ExistingFile.of(resume, force.isGiven())));
        try (WatchOption.Watched watched = web.watch("Analysis", html, status::onEvent)) {
            AnalysisReport report =
                    new AnalysisReport(html, svg, options.variant().otherwise());
            AnalysisOutput complete = new AnalysisOutput(file, report, parent.out(), status, watched.watch());
            GamesAnalysis analysis = new GamesAnalysis(options.settings(), sources, complete);
            analysis.checkAnalysed(complete.games());
            return cluster.run(options.concurrency(), status, watched.and(status::onEvent), runner -> {
                int first = complete.games().size();
                file.ifPresent(opened -> opened.prepare(analysis.beginning(first)));
                complete.games().forEach(report::add);
                analysis.run(first, runner);
                report.finish();
                return analysis.areAllLegal() ? FrontEnds.OK : FrontEnds.FAILURE;
            });
        } finally {
            file.ifPresent(AnalysisFile::close);
        }
    }
}
