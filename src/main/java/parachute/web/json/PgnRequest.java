package parachute.web.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnReader;
import parachute.tools.analysis.report.GameJson;
import parachute.web.json.RefusedException.Reason;

/** The games of a request's text. */
public final class PgnRequest {
    /** A line with eight ranks, which may have a prefix: the fields of a FEN, and the operations of EPD. */
    private static final Pattern POSITION = Pattern.compile("(?:(?i:FEN|EPD)\\h*+:\\h*+)?+"
            + "([^\\s/]++(?:/[^\\s/]++){7}\\S*+(?:\\h++\\S++){0,3}+(?:\\h++\\d++(?!\\S)){0,2}+)\\h*+(.*)");

    private static final Pattern ADDRESS = Pattern.compile("https?://\\S++");

    private PgnRequest() {}

    /**
     * Returns the games of a text in PGN, or of one that is a position in FEN or EPD.
     *
     * @throws RefusedException if there is none
     */
    public static List<PgnEntry> games(String text) {
        String stripped = text.strip();
        if (ADDRESS.matcher(stripped).matches()) {
            throw new RefusedException(
                    Reason.INVALID, "this is the address of a game, which is not fetched; paste the PGN of the game");
        }
        Matcher position = POSITION.matcher(stripped);
        List<PgnEntry> games = position.matches()
                ? List.of(position(position.group(1), position.group(2)))
                : PgnReader.entries(text).toList();
        if (games.isEmpty()) {
            throw new RefusedException(Reason.INVALID, "there is no game in the text, and it is not a position");
        }
        return games;
    }

    /**
     * Returns the game of a text.
     *
     * @throws RefusedException if there is none, or more than one
     */
    public static PgnEntry game(String text) {
        List<PgnEntry> games = games(text);
        if (games.size() > 1) {
            throw new RefusedException(Reason.INVALID, "one game is analysed at a time, not " + games.size());
        }
        return games.getFirst();
    }

    private static PgnEntry position(String fen, String operations) {
        GameTree game = GameTree.ofPosition(fen);
        game.root().comment(operations);
        return new PgnEntry(game, 1, 1, fen, false, Optional.empty());
    }

    /**
     * Returns a game as far as its moves are legal.
     *
     * @param variant of a game that states none
     * @param others that of such a game if more of its moves are legal then
     * @throws RefusedException if its variant is unknown, its first position not legal, or none of its moves
     */
    public static GameTree replay(GameTree game, VariantName variant, Variant... others) {
        try {
            GameTree replayed = game.resolve(variant, others);
            if (replayed.root().children().isEmpty() && replayed.illegalMove().isPresent()) {
                throw new RefusedException(
                        Reason.ILLEGAL_MOVE, replayed.illegalMove().get());
            }
            return replayed;
        } catch (PgnException e) {
            throw new RefusedException(e);
        }
    }

    /**
     * Returns the games of a text for a page. One of several that cannot be read is a comment.
     *
     * @param otherwise the variant of a game that states none and is not one of chess
     * @throws RefusedException if there is none, or if it is the only one and cannot be read
     */
    public static List<GameJson> read(String text, VariantName otherwise) {
        List<PgnEntry> games = games(text);
        return games.stream()
                .map(entry -> games.size() > 1 ? readable(entry, otherwise) : read(entry, otherwise))
                .toList();
    }

    private static GameJson read(PgnEntry entry, VariantName otherwise) {
        VariantName chess = new VariantName(Variant.DEFAULT, otherwise.chess960());
        return GameJson.of(replay(entry.game(), chess, otherwise.variant()), entry.damage());
    }

    private static GameJson readable(PgnEntry entry, VariantName otherwise) {
        try {
            return read(entry, otherwise);
        } catch (RefusedException e) {
            GameTree unread = new GameTree(Map.of(), Position.start(otherwise.variant()), "*");
            unread.root().addComment(entry.text().strip());
            return GameJson.of(unread, Optional.ofNullable(e.getMessage()));
        }
    }
}
