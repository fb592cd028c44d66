package parachute.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.cli.terminal.StatusLine;
import parachute.rules.notation.PgnGame;
import parachute.tools.analysis.AnalysisFile;
import parachute.tools.analysis.AnalysisListener;

/**
 * Where an analysis goes: its games to a file or to standard output and into a report, its progress to standard error.
 */
final class AnalysisOutput implements AnalysisListener {
    private final Optional<AnalysisFile> file;
    private final AnalysisReport report;
    private final OutputStream out;
    private final StatusLine status;
    private final List<PgnGame> games = new ArrayList<>();

    /** Output to a file, whose games come first and are not added to the report, or else to {@code out}. */
    AnalysisOutput(Optional<AnalysisFile> file, AnalysisReport report, OutputStream out, StatusLine status) {
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
    public void onGame(PgnGame game, byte[] text) {
        games.add(game);
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
    }
}
