package parachute.tools.analysis;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import parachute.io.DecodedText;
import parachute.io.FileProblem;
import parachute.rules.notation.PgnException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;
import parachute.rules.notation.VariantChoice;

/**
 * A game to analyse.
 *
 * @param place where it stands, such as "games.pgn game 3", for messages
 * @param game the game, not yet checked against the rules
 */
public record SourceGame(String place, PgnGame game) {
    /**
     * Checks whether the game is of the variant that was asked for, if one was and the game states its own.
     *
     * @throws AnalysisException if it is not
     */
    public void checkVariant(VariantChoice choice) {
        try {
            choice.ofGame(game);
        } catch (PgnException e) {
            // It is reported with the games that are not legal.
        } catch (IllegalArgumentException e) {
            throw new AnalysisException(place + ": " + e.getMessage());
        }
    }

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
