package parachute.tools.analysis;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.notation.VariantChoice;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnReader;

/**
 * A game to analyse.
 *
 * @param place its location, such as "games.pgn game 3 (line 40)", for messages
 * @param game the game, not yet checked against the rules
 * @param text how it is written; the texts of a file's games together are the file
 * @param hasResult whether a result follows its moves
 * @param damage what of it could not be read, if anything
 */
public record SourceGame(String place, GameTree game, DecodedText text, boolean hasResult, Optional<String> damage) {
    /**
     * Checks whether the game is of the variant that was asked for, if one was and the game states its own.
     *
     * @throws UserException if it is not
     */
    public void checkVariant(VariantChoice choice) {
        try {
            game.variantBy(choice);
        } catch (PgnException e) {
            // It is reported with the games that are not legal.
        } catch (IllegalArgumentException e) {
            throw new UserException(place + ": " + e.getMessage());
        }
    }

    /**
     * Reads the games of a file.
     *
     * @throws UserException if it cannot be read or has none
     */
    public static List<SourceGame> read(Path file) {
        List<SourceGame> games = of(file.toString(), DecodedText.readBytes(file, file.toString()));
        if (games.isEmpty()) {
            throw new UserException(file + " has no games");
        }
        return games;
    }

    /**
     * Returns the games of a file's content. Each may have an encoding of its own: files are often put together from
     * several. What separates games is ASCII, so they are found before they are decoded.
     */
    public static List<SourceGame> of(String file, byte[] content) {
        return PgnReader.entries(new String(content, StandardCharsets.ISO_8859_1))
                .map(entry -> of(file, entry))
                .toList();
    }

    /**
     * Returns a game of a text that is decoded already; its moves may be known.
     *
     * @param name of the text, for messages
     */
    public static SourceGame ofText(String name, PgnEntry entry) {
        DecodedText text = new DecodedText(entry.text(), StandardCharsets.UTF_8);
        return new SourceGame(name + " " + entry.place(), entry.game(), text, entry.hasResult(), entry.damage());
    }

    private static SourceGame of(String file, PgnEntry entry) {
        DecodedText text = DecodedText.of(entry.text().getBytes(StandardCharsets.ISO_8859_1));
        GameTree game = text.text().equals(entry.text())
                ? entry.game()
                : PgnReader.entries(text.text()).findFirst().orElse(entry).game();
        return new SourceGame(file + " " + entry.place(), game, text, entry.hasResult(), entry.damage());
    }

    /** Returns the result of its tag if none follows its moves, as in a game that was cut off. */
    Optional<String> missingResult() {
        return hasResult ? Optional.empty() : game.tag("Result").filter(result -> !result.equals("*"));
    }
}
