package parachute.tools.levels;

import java.util.List;
import java.util.random.RandomGenerator;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;

/** Players without a search. They are only asked for moves in positions with a legal move. */
final class SimplePlayers {
    private SimplePlayers() {}

    /** Returns any legal move, each with the same probability. */
    static int anyMove(Position position, RandomGenerator random) {
        return oneOf(LegalMoves.of(position).toList(), random);
    }

    /** Mates in one if it can; otherwise takes the most valuable piece, or makes any move if there is none to take. */
    static int bestCapture(Position position, RandomGenerator random) {
        List<Integer> mates = MateInOne.moves(position);
        if (!mates.isEmpty()) {
            return oneOf(mates, random);
        }
        List<Integer> moves = LegalMoves.of(position).toList();
        int most = moves.stream().mapToInt(move -> gain(position, move)).max().orElseThrow();
        return oneOf(moves.stream().filter(move -> gain(position, move) == most).toList(), random);
    }

    private static int oneOf(List<Integer> moves, RandomGenerator random) {
        return moves.get(random.nextInt(moves.size()));
    }

    /** Returns the value of the captured piece, in pawns. */
    private static int gain(Position position, int move) {
        if (Move.isDrop(move) || Move.isCastling(move)) {
            return 0;
        }
        if (position.isEnPassant(move)) {
            return 1;
        }
        int captured = position.pieceAt(Move.to(move));
        return captured == Piece.NONE ? 0 : value(Piece.kind(captured));
    }

    private static int value(int kind) {
        return switch (kind) {
            case Piece.PAWN -> 1;
            case Piece.KNIGHT, Piece.BISHOP -> 3;
            case Piece.ROOK -> 5;
            default -> 9;
        };
    }
}
