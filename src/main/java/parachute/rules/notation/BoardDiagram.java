package parachute.rules.notation;

import java.util.HexFormat;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.movegen.MoveGenerator;

/** A diagram of the position as text, White below, promoted pieces marked, with FEN, key and checking pieces. */
public final class BoardDiagram {
    private static final String RULE = " +---+---+---+---+---+---+---+---+\n";

    private BoardDiagram() {}

    /**
     * Returns the diagram.
     *
     * @param shredder whether the FEN gives castling rights by the files of the rooks
     */
    public static String draw(Position position, boolean shredder) {
        StringBuilder diagram = new StringBuilder("\n").append(RULE);
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                diagram.append(" |").append(cell(position, Square.of(file, rank)));
            }
            diagram.append(" | ").append(rank + 1).append(hand(position, rank)).append('\n');
            diagram.append(RULE);
        }
        diagram.append("   a   b   c   d   e   f   g   h\n\n");
        diagram.append("Variant: ").append(position.variant().uciName()).append('\n');
        String fen = shredder ? Fen.formatShredder(position) : Fen.format(position);
        diagram.append("Fen: ").append(fen).append('\n');
        diagram.append("Key: ").append(HexFormat.of().withUpperCase().toHexDigits(position.key()));
        diagram.append("\nCheckers:").append(checkers(position));
        return diagram.toString();
    }

    /** Returns the diagram for a log, which also says whether the side to move is in check. */
    public static String drawWithCheck(Position position, boolean shredder) {
        String check = position.inCheck() ? " is to move, in check" : " is to move, not in check";
        return draw(position, shredder) + '\n' + Side.name(position.sideToMove()) + check;
    }

    /** Returns two characters: a promoted mark or a space, and the piece or a space. */
    private static String cell(Position position, int square) {
        int piece = position.pieceAt(square);
        if (piece == Piece.NONE) {
            return "  ";
        }
        return (Square.contains(position.promoted(), square) ? "~" : " ") + Piece.letter(piece);
    }

    /** Returns the hand of the player whose back rank this is, for the end of that row; empty for other ranks. */
    private static String hand(Position position, int rank) {
        if (rank != 0 && rank != 7) {
            return "";
        }
        int side = rank == 0 ? Side.WHITE : Side.BLACK;
        StringBuilder hand = new StringBuilder();
        for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
            int piece = Piece.of(side, kind);
            hand.repeat(Piece.letter(piece), position.hand(piece));
        }
        return position.variant().hasDrops() ? "  [" + hand + "]" : "";
    }

    private static String checkers(Position position) {
        MoveGenerator generator = new MoveGenerator(position);
        generator.prepare();
        StringBuilder names = new StringBuilder();
        for (long left = generator.checkers(); left != 0; left &= left - 1) {
            names.append(' ').append(Square.name(Square.first(left)));
        }
        return names.toString();
    }
}
