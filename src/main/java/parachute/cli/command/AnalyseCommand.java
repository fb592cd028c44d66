package parachute.cli.command;

import java.io.IOException;
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
import parachute.cli.terminal.StatusLine;
import parachute.cli.terminal.TerminalWidth;
import parachute.io.ExistingFile;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.tools.analysis.AnalysisFile;
import parachute.tools.analysis.GamesAnalysis;
import parachute.tools.analysis.SourceGame;
import parachute.tools.analysis.report.SvgReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

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
    @Spec
    private CommandSpec spec;

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
        StatusLine status = new StatusLine(spec.commandLine().getErr(), new TerminalWidth());
        try {
            if (files.stream().anyMatch(EpdAnalysis::isEpd)) {
                checkForEpd();
                new EpdAnalysis(options, spec.commandLine(), status).run(files);
                return FrontEnds.OK;
            }
            return analyse(status) ? FrontEnds.OK : FrontEnds.FAILURE;
        } finally {
            status.close();
        }
    }

    private void checkForEpd() {
        if (!files.stream().allMatch(EpdAnalysis::isEpd)) {
            throw new UserException("games and positions cannot be analysed together");
        }
        if (pgn.isPresent() || html.isPresent() || svg.isPresent() || cluster.isGiven() || web.isGiven()) {
            throw new UserException("--pgn, --html, --svg, --cluster and --web are for games, not for positions");
        }
    }

    /** Analyses games and returns whether all of them were complete and legal. */
    private boolean analyse(StatusLine status) throws InterruptedException, IOException {
        List<SourceGame> sources =
                files.stream().flatMap(file -> SourceGame.read(file).stream()).toList();
        sources.forEach(source -> source.checkVariant(options.variant()));
        Optional<AnalysisFile> file = pgn.map(path -> new AnalysisFile(path, ExistingFile.of(resume, force.isGiven())));
        try (WatchOption.Watched watched = web.watch("Analysis", html, status::onEvent)) {
            AnalysisReport report =
                    new AnalysisReport(html, svg, options.variant().otherwise());
            AnalysisOutput output = new AnalysisOutput(file, report, parent.out(), status, watched.watch());
            GamesAnalysis analysis = new GamesAnalysis(options.settings(), sources, output);
            analysis.checkAnalysed(output.games());
            return cluster.run(options.concurrency(), status, watched, runner -> {
                int first = output.games().size();
                file.ifPresent(opened -> opened.prepare(analysis.beginning(first)));
                output.games().forEach(report::add);
                analysis.run(first, runner);
                report.finish();
                return analysis.areAllLegal();
            });
        } finally {
            file.ifPresent(AnalysisFile::close);
        }
    }
}
