package parachute.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import parachute.io.AtomicFile;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.Progress;
import parachute.tools.match.report.MatchPage;
import parachute.tools.match.report.PlayedGames;
import parachute.tools.match.statistics.Sprt;

/** The page of a match that is being played: collects the games. */
final class MatchReport implements Progress {
    private final PlayedGames games;

    /** A page without games of engines with these names. */
    MatchReport(List<String> engines) {
        this.games = new PlayedGames(engines);
    }

    @Override
    public void onGame(PgnGame game) {
        games.add(game);
    }

    /**
     * Writes the page of the games so far.
     *
     * @param test the test that may have ended the match
     * @throws IOException if the file cannot be written
     */
    void write(Path file, Optional<Sprt> test) throws IOException {
        write(file, MatchPage.format(games, test));
    }

    /**
     * Writes a page.
     *
     * @throws IOException if the file cannot be written
     */
    static void write(Path file, String page) throws IOException {
        AtomicFile.write(file, page.getBytes(StandardCharsets.UTF_8));
    }
}
