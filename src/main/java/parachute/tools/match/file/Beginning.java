package parachute.tools.match.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.San;
import parachute.tools.match.opening.Opening;

/**
 * How a game began, as its PGN says it: what tells whether a stored game is the one that is to be played.
 *
 * @param variant the value of the Variant tag
 * @param fen the value of the FEN tag
 * @param moves the moves of the opening, in standard algebraic notation
 */
public record Beginning(String variant, Optional<String> fen, List<String> moves) {
    /** The comment of the opening's moves in PGN. */
    static final String BOOK = "book";

    /** Keeps the list from changing. */
    public Beginning {
        moves = List.copyOf(moves);
    }

    public static Beginning of(Variant variant, Opening opening) {
        Position position = opening.firstPosition(variant);
        List<String> moves = new ArrayList<>();
        for (int move : opening.moves()) {
            moves.add(San.format(position, move));
            position.make(move);
        }
        return new Beginning(variant.uciName(), opening.fen(), moves);
    }

    public static Beginning of(PgnGame game) {
        List<String> moves = game.moves().stream()
                .takeWhile(move -> isBook(move.comment()))
                .map(PgnGame.PgnMove::san)
                .toList();
        return new Beginning(game.tag("Variant").orElse("?"), game.tag("FEN"), moves);
    }

    /** The last move of a game has the reason of its end behind the comment, also if it is the opening's. */
    private static boolean isBook(String comment) {
        return comment.equals(BOOK) || comment.startsWith(BOOK + ",");
    }

    @Override
    public String toString() {
        return variant + ": " + fen.map(text -> text + ' ').orElse("")
                + (moves.isEmpty() ? "no moves" : String.join(" ", moves));
    }
}
