package parachute.rules.movegen;

import parachute.rules.board.Attacks;
import parachute.rules.board.EnPassant;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Static exchange evaluation: the material balance of the captures on one square if both sides recapture with their
 * least valuable piece and may stop at any time (chessprogramming wiki, "Static Exchange Evaluation", the swap
 * algorithm with a threshold).
 *
 * <p>The value of a piece is the change of the balance when it is captured, in centipawns. In crazyhouse that is what its
 * owner loses on the board plus what the capturer gains in hand, where a promoted piece arrives as a pawn.
 */
public final class StaticExchange {
    private final Position position;
    private final int[] values;
    private final int[] promotedValues;

    /**
     * Creates the exchanges of a position.
     *
     * @param position may change afterwards; all methods use its current state
     * @param values by kind, the value of a captured piece in centipawns; 0 for kind 0, and the king's entry is not used
     * @param promotedValues the same for a promoted piece
     */
    public StaticExchange(Position position, int[] values, int[] promotedValues) {
        this.position = position;
        this.values = values.clone();
        this.promotedValues = promotedValues.clone();
    }

    /** Returns the value of the piece on a square in centipawns; 0 for an empty square. */
    public int valueAt(int square) {
        int kind = Piece.kind(position.pieceAt(square));
        return Square.contains(position.promoted(), square) ? promotedValues[kind] : values[kind];
    }

    /** Returns the value of the piece that a legal move captures, in centipawns; 0 if it captures nothing. */
    public int captured(int move) {
        if (!Move.isStep(move)) {
            return 0;
        }
        return position.isEnPassant(move) ? values[Piece.PAWN] : valueAt(Move.to(move));
    }

    /**
     * Returns whether the exchange that begins with a legal move wins enough for its side.
     *
     * @param move a legal move, even one that captures nothing
     * @param threshold centipawns, positive or negative
     */
    public boolean isAtLeast(int move, int threshold) {
        if (Move.isCastling(move)) {
            return threshold <= 0; // it captures nothing, and a king cannot be captured
        }
        int to = Move.to(move);
        int balance = captured(move) + promotionGain(move) - threshold;
        if (balance < 0) {
            return false;
        }
        balance -= valueOfMover(move);
        if (balance >= 0) {
            return true; // enough even if the piece that moved is lost
        }
        long occupied = position.occupied() | Square.bit(to);
        if (!Move.isDrop(move)) {
            occupied ^= Square.bit(Move.from(move));
            if (position.isEnPassant(move)) {
                occupied ^= Square.bit(EnPassant.victim(position));
            }
        }
        return exchange(to, balance, occupied);
    }

    /**
     * Returns the gain on the board by a promotion; nothing changes for the hands, where the piece still counts as a
     * pawn.
     */
    private int promotionGain(int move) {
        int promotion = Move.promotionKind(move);
        return promotion == 0 ? 0 : promotedValues[promotion] - values[Piece.PAWN];
    }

    private int valueOfMover(int move) {
        int promotion = Move.promotionKind(move);
        if (promotion != 0) {
            return promotedValues[promotion];
        }
        return Move.isDrop(move) ? values[Move.dropKind(move)] : valueAt(Move.from(move));
    }

    /**
     * Plays out the exchange. {@code startBalance} is negative: the mover is below the threshold if its piece is
     * captured and nothing follows. The balance is always that of the side to capture.
     */
    private boolean exchange(int to, int startBalance, long startOccupied) {
        int balance = startBalance;
        long occupied = startOccupied;
        int mover = position.sideToMove();
        int side = mover;
        long queens = position.piecesOfKind(Piece.QUEEN);
        long diagonal = position.piecesOfKind(Piece.BISHOP) | queens;
        long straight = position.piecesOfKind(Piece.ROOK) | queens;
        long attackers = Attacks.attackers(position, to, occupied) & occupied;
        while (true) {
            side ^= 1;
            long own = attackers & position.occupiedBy(side);
            if (own == 0) {
                break;
            }
            int from = cheapest(own, side);
            int kind = Piece.kind(position.pieceAt(from));
            if (kind == Piece.KING && (attackers & position.occupiedBy(side ^ 1)) != 0) {
                break; // the king cannot capture a protected piece
            }
            occupied ^= Square.bit(from);
            // Sliders beyond the piece attack now; a knight stands on no line with the square.
            if (kind != Piece.KNIGHT) {
                attackers |= Attacks.bishop(to, occupied) & diagonal | Attacks.rook(to, occupied) & straight;
            }
            attackers &= occupied;
            // The piece that has just captured may be captured next.
            balance = -balance - 1 - (kind == Piece.KING ? 0 : valueAt(from));
            if (balance >= 0) {
                side ^= 1; // enough even if that piece is lost too: the exchange ends here
                break;
            }
        }
        // The side that has to capture now, but cannot or would lose by it, has lost the exchange.
        return side != mover;
    }

    private int cheapest(long attackers, int side) {
        for (int kind = Piece.PAWN; kind < Piece.KING; kind++) {
            long pieces = attackers & position.pieces(side, kind);
            if (pieces != 0) {
                return Square.first(pieces);
            }
        }
        return Square.first(attackers);
    }
}
