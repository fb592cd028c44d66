package parachute.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.rules.notation.PgnGame;
import parachute.tools.analysis.AnalysisFile;
import parachute.tools.analysis.AnalysisListener;

/** Where an analysis goes: its games to a file or to standard output, its progress to standard error. */
final class AnalysisOutput implements AnalysisListener {
    private final Optional<AnalysisFile> file;
    private final PrintWriter out;
    private final StatusLine status;
    private final List<PgnGame> games = new ArrayList<>();

    /** Output to a file, whose games come first, or else to {@code out}. */
    AnalysisOutput(Optional<AnalysisFile> file, PrintWriter out, StatusLine status) {
        this.file = file;
        this.out = out;
        this.status = status;
        file.ifPresent(opened -> games.addAll(opened.games()));
    }

    /** The games that are complete, in the order of the input. */
    List<PgnGame> games() {
        return List.copyOf(games);
    }

    @Override
    public void onPosition(int searched, int all, List<String> machines) {
        List<String> parts = new ArrayList<>(List.of("positions, " + games.size() + " games complete"));
        parts.addAll(machines);
        status.onStatus(searched, all, parts);
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
    }

    @Override
    public void onProblem(String line) {
        status.onEvent("parachute: " + line);
    }
}
