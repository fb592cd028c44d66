package parachute.protocol.uci;

import java.util.Set;
import java.util.function.Consumer;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Epd;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantName;

/** Parses {@code position startpos | fen FEN [moves M1 M2 ...]}; a line of EPD is read in place of the FEN. */
final class PositionCommand {
    private PositionCommand() {}

    /**
     * Returns the position described by the words after {@code position}, with the moves that led to it.
     *
     * @param name the variant, by the options UCI_Variant and UCI_Chess960
     * @param warnings receives a line about castling rights that are dropped
     * @throws UserException if the FEN or a move is wrong
     */
    static Position parse(UciWords words, VariantName name, Consumer<String> warnings) {
        Position position = parseStart(words, name, warnings);
        if (words.take("moves")) {
            playMoves(words, position);
        } else if (words.hasNext()) {
            throw new UserException("position: expected moves, not " + UciWords.quote(words.next()));
        }
        return position;
    }

    private static Position parseStart(UciWords words, VariantName name, Consumer<String> warnings) {
        if (words.take("startpos")) {
            return Position.start(name.variant());
        }
        if (!words.take("fen")) {
            throw new UserException("position: expected startpos or fen, not " + UciWords.quote(words.next()));
        }
        try {
            String text = String.join(" ", words.until(Set.of("moves")));
            return text.endsWith(";") ? Epd.parse(text, name, warnings).position() : Fen.parse(text, name, warnings);
        } catch (IllegalArgumentException e) {
            throw new UserException("position: " + e.getMessage());
        }
    }

    private static void playMoves(UciWords words, Position position) {
        while (words.hasNext()) {
            String text = words.next();
            int move = CoordinateMove.parse(position, text);
            if (move == Move.NONE) {
                throw new UserException("position: " + UciWords.quote(text) + ", move " + (position.ply() + 1)
                        + " of the list, is not legal in " + Fen.format(position));
            }
            position.make(move);
        }
    }
}
