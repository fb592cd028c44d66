package parachute.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parachute.io.RemainingTime;
import parachute.rules.pgn.GameTree;
import parachute.tools.analysis.AnalysisFile;
import parachute.tools.analysis.GamesAnalysis;
import parachute.tools.analysis.report.AnalysisReport;
import parachute.tools.progress.ProgressPart;
import parachute.tools.watch.WatchedWork;

/**
 * The output of an analysis: its games go to a file or to standard output and into a report, its progress to standard
 * error, and both to the page on which it is watched.
 */
final class AnalysisOutput implements GamesAnalysis.AnalysisListener {
    private final Optional<AnalysisFile> file;
    private final AnalysisReport report;
    private final OutputStream out;
    private final StatusLine status;
    private final Optional<WatchedWork> watch;
    private final List<GameTree> games = new ArrayList<>();
    private final RemainingTime remaining = new RemainingTime();

    /** Creates the output to a file, whose games come first and are not added to the report, or else to {@code out}. */
    AnalysisOutput(
            Optional<AnalysisFile> file,
            AnalysisReport report,
            OutputStream out,
            StatusLine status,
            Optional<WatchedWork> watch) {
        this.file = file;
        this.report = report;
        this.out = out;
        this.status = status;
        this.watch = watch;
        file.ifPresent(opened -> games.addAll(opened.games()));
        watch.ifPresent(page -> games.forEach(page::onGame));
    }

    /** Returns the games that are complete, in the order of the input. */
    List<GameTree> games() {
        return List.copyOf(games);
    }

    @Override
    public void onPosition(int searched, int all) {
        status.onStatus(searched, all, List.of("positions, " + games.size() + " games complete"));
        watch.ifPresent(page -> page.show("Positions", bar(searched, all)));
    }

    private ProgressPart bar(int searched, int all) {
        String text = String.format(
                Locale.ROOT,
                "%d of %d positions, %s, %d games complete",
                searched,
                all,
                remaining.text(searched, all - searched),
                games.size());
        return new ProgressPart.Bar(searched, all, text);
    }

    @Override
    public void onGame(GameTree game, byte[] text) {
        games.add(game);
        watch.ifPresent(page -> page.onGame(game));
        if (file.isPresent()) {
            file.get().append(text);
        } else {
            status.close();
            print(text);
        }
        report.add(game);
    }

    private void print(byte[] text) {
        try {
            out.write(text);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void onProblem(String line) {
        status.onEvent("parachute: " + line);
        watch.ifPresent(page -> page.accept(line));
    }
}
