package parachute.rules.movegen;

import parachute.rules.board.Attacks;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Static exchange evaluation: what the captures on one square come to if both sides take back with their cheapest piece
 * and may stop at any time (chessprogramming wiki, "Static Exchange Evaluation", the swap algorithm with a threshold).
 *
 * <p>The values say how far the balance swings when a piece is taken. In crazyhouse that is what its owner loses on the
 * board plus what the capturer gains in hand, where a promoted piece arrives as a pawn.
 */
public final class StaticExchange {
    private final Position position;
    private final int[] swing;
    private final int[] promotedSwing;

    /**
     * Exchanges in a position.
     *
     * @param swing by kind, the swing in centipawns when a piece of that kind is taken; the king's entry is not used
     * @param promotedSwing the same for a promoted piece
     */
    public StaticExchange(Position position, int[] swing, int[] promotedSwing) {
        this.position = position;
        this.swing = swing.clone();
        this.promotedSwing = promotedSwing.clone();
    }

    /** How far the balance swings if the piece on a square is taken; 0 for an empty square. */
    public int swingAt(int square) {
        int kind = Piece.kind(position.pieceAt(square));
        return Square.contains(position.promoted(), square) ? promotedSwing[kind] : swing[kind];
    }

    /** How far the balance swings by a move's own capture; 0 if it takes nothing. */
    public int captured(int move) {
        if (Move.isDrop(move)) {
            return 0;
        }
        return position.isEnPassant(move) ? swing[Piece.PAWN] : swingAt(Move.to(move));
    }

    /** Whether the exchanges that begin with a legal move win at least {@code threshold} centipawns for its side. */
    public boolean isAtLeast(int move, int threshold) {
        int to = Move.to(move);
        int balance = captured(move) + promotionGain(move) - threshold;
        if (balance < 0) {
            return false;
        }
        balance -= swingOfMover(move);
        if (balance >= 0) {
            return true; // even losing the piece that moved keeps enough
        }
        long occupied = position.occupied() | Square.bit(to);
        if (!Move.isDrop(move)) {
            occupied ^= Square.bit(Move.from(move));
            if (position.isEnPassant(move)) {
                occupied ^= Square.bit(position.enPassantVictim());
            }
        }
        return exchange(to, balance, occupied);
    }

    /** What a pawn gains on the board by its promotion: the hands, where it counts as a pawn again, do not change. */
    private int promotionGain(int move) {
        int promotion = Move.promotionKind(move);
        return promotion == 0 ? 0 : promotedSwing[promotion] - swing[Piece.PAWN];
    }

    private int swingOfMover(int move) {
        int promotion = Move.promotionKind(move);
        if (promotion != 0) {
            return promotedSwing[promotion];
        }
        return Move.isDrop(move) ? swing[Move.dropKind(move)] : swingAt(Move.from(move));
    }

    /**
     * Plays the exchange out. {@code balance} is negative: the mover stands below the threshold if its piece is taken
     * and nothing follows. Each capture turns it round to the other side's view.
     */
    private boolean exchange(int to, int startBalance, long startOccupied) {
        int balance = startBalance;
        long occupied = startOccupied;
        int mover = position.sideToMove();
        int side = mover;
        long diagonal = position.pieces(mover, Piece.BISHOP)
                | position.pieces(mover ^ 1, Piece.BISHOP)
                | position.pieces(mover, Piece.QUEEN)
                | position.pieces(mover ^ 1, Piece.QUEEN);
        long straight = position.pieces(mover, Piece.ROOK)
                | position.pieces(mover ^ 1, Piece.ROOK)
                | position.pieces(mover, Piece.QUEEN)
                | position.pieces(mover ^ 1, Piece.QUEEN);
        long attackers = (Attacks.attackers(position, to, mover, occupied)
                        | Attacks.attackers(position, to, mover ^ 1, occupied))
                & occupied;
        while (true) {
            side ^= 1;
            long own = attackers & position.occupiedBy(side);
            if (own == 0) {
                break;
            }
            int from = cheapest(own, side);
            int kind = Piece.kind(position.pieceAt(from));
            if (kind == Piece.KING && (attackers & position.occupiedBy(side ^ 1)) != 0) {
                break; // the king cannot take a protected piece
            }
            occupied ^= Square.bit(from);
            attackers |= Attacks.bishop(to, occupied) & diagonal | Attacks.rook(to, occupied) & straight;
            attackers &= occupied;
            // The side that just took now risks the piece it took with.
            balance = -balance - 1 - (kind == Piece.KING ? 0 : swingAt(from));
            if (balance >= 0) {
                side ^= 1; // the opponent cannot make up for it: the exchange ends here
                break;
            }
        }
        // The side that had to take and did not want to, or could not, loses the argument.
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
