package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import parachute.cli.option.AnalysisOptions;
import parachute.cli.terminal.StatusLine;
import parachute.cli.terminal.Warnings;
import parachute.io.UserException;
import parachute.tools.suite.Attempt;
import parachute.tools.suite.EffortTable;
import parachute.tools.suite.ScoreTable;
import parachute.tools.suite.SuiteFile;
import parachute.tools.suite.SuitePosition;
import parachute.tools.suite.SuiteScorer;
import picocli.CommandLine;

/** Counts the positions of EPD files that a search solves. */
final class EpdAnalysis {
    private final AnalysisOptions options;
    private final PrintWriter out;
    private final Warnings warnings;
    private final StatusLine status;

    /** Creates an analysis that prints its tables to the output of a command. */
    EpdAnalysis(AnalysisOptions options, CommandLine line, StatusLine status) {
        this.options = options;
        this.out = line.getOut();
        this.warnings = new Warnings(line);
        this.status = status;
    }

    /** Returns whether a file holds EPD, by its name. */
    static boolean isEpd(Path file) {
        return file.toString().endsWith(".epd");
    }

    /**
     * Solves the positions of files and prints tables of each, and below them the positions that were not solved.
     *
     * @throws UserException if a file cannot be read; then nothing is solved
     */
    void run(List<Path> files) {
        List<List<SuitePosition>> suites = files.stream().map(this::read).toList();
        for (int i = 0; i < suites.size(); i++) {
            print(files.get(i), solve(suites.get(i)));
        }
    }

    private List<SuitePosition> read(Path file) {
        try {
            return SuiteFile.read(file, options.variant(), SuitePosition::of, warnings);
        } catch (IOException e) {
            throw new UserException(file + " cannot be read", e);
        } catch (IllegalArgumentException e) {
            throw new UserException(e);
        }
    }

    private List<Attempt> solve(List<SuitePosition> suite) {
        List<Attempt> attempts = new SuiteScorer(options.limits(), options.evaluation())
                .attempt(
                        suite,
                        options.concurrency(),
                        done -> status.onStatus(done, suite.size(), List.of("positions")));
        status.close();
        return attempts;
    }

    private void print(Path file, List<Attempt> attempts) {
        out.println(file + ", " + options.limitWords() + " a position");
        new ScoreTable(attempts).lines().forEach(out::println);
        new EffortTable(attempts).lines().forEach(out::println);
        attempts.stream()
                .filter(attempt -> !attempt.solved())
                .map(Attempt::format)
                .forEach(out::println);
        out.println();
    }
}
