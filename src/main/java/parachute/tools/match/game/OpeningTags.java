package parachute.tools.match.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.rules.board.Position;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;
import parachute.tools.match.setup.Opening;

/**
 * The opening of a game, as stated in its PGN; used to check whether a stored game is the scheduled one.
 *
 * @param variant the value of the Variant tag
 * @param fen the value of the FEN tag
 * @param moves the moves of the opening, in standard algebraic notation
 */
public record OpeningTags(String variant, Optional<String> fen, List<String> moves) {
    /** Keeps the list from changing. */
    public OpeningTags {
        moves = List.copyOf(moves);
    }

    /** Returns the tags of a game to be played. */
    public static OpeningTags of(Pairing pairing) {
        Opening opening = pairing.opening();
        Position position = opening.firstPosition(pairing.variant());
        String name = VariantName.of(position).pgn();
        List<String> moves = new ArrayList<>();
        for (int move : opening.moves()) {
            moves.add(San.format(position, move));
            position.make(move);
        }
        return new OpeningTags(name, opening.fen(), moves);
    }

    @Override
    public String toString() {
        return variant + ": " + fen.map(text -> text + ' ').orElse("")
                + (moves.isEmpty() ? "no moves" : String.join(" ", moves));
    }
}
