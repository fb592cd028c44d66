package parachute.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.rules.notation.PgnGame;
import parachute.tools.analysis.AnalysisFile;
import parachute.tools.analysis.AnalysisListener;

/**
 * Where an analysis goes: its games to a file or to standard output and into a report, its progress to standard error.
 */
final class AnalysisOutput implements AnalysisListener {
    private final Optional<AnalysisFile> file;
    private final AnalysisReport report;
    private final PrintWriter out;
    private final StatusLine status;
    private final List<PgnGame> games = new ArrayList<>();

    /** Output to a file, whose games come first and are not added to the report, or else to {@code out}. */
    AnalysisOutput(Optional<AnalysisFile> file, AnalysisReport report, PrintWriter out, StatusLine status) {
        this.file = file;
        this.report = report;
        this.out = out;
        this.status = status;
        file.ifPresent(opened -> games.addAll(opened.games()));
    }

    /** The games that are complete, in the order of the input. */
    List<PgnGame> games() {
        return List.copyOf(games);
    }

    @Override
    public void onPosition(int searched, int all) {
        status.onStatus(searched, all, List.of("positions, " + games.size() + " games complete"));
    }

    @Override
    public void onGame(PgnGame game, String text) {
        games.add(game);
        if (file.isPresent()) {
            file.get().append(text);
        } else {
            status.close();
            out.print(text);
            out.flush();
        }
        report.add(game);
    }

    @Override
    public void onProblem(String line) {
        status.onEvent("parachute: " + line);
    }
}
