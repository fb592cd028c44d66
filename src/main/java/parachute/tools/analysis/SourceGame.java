package parachute.tools.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import parachute.io.DecodedText;
import parachute.io.FileProblem;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;

/**
 * A game to analyse.
 *
 * @param place where it stands, such as "games.pgn game 3", for messages
 * @param game the game, not yet checked against the rules
 */
public record SourceGame(String place, PgnGame game) {
    /**
     * The games of a file.
     *
     * @throws AnalysisException if it cannot be read or has none
     */
    public static List<SourceGame> read(Path file) {
        try {
            List<PgnGame> games = PgnReader.readAll(DecodedText.read(file).text());
            if (games.isEmpty()) {
                throw new AnalysisException(file + " has no games");
            }
            return IntStream.range(0, games.size())
                    .mapToObj(i -> new SourceGame(file + " game " + (i + 1), games.get(i)))
                    .toList();
        } catch (IOException e) {
            throw new AnalysisException(file + " cannot be read: " + FileProblem.describe(e));
        }
    }
}
