package parachute.games.iade;

import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** Plays one play on a copy of a position's board. */
final class Mover {
    private final IadePosition before;
    private final IadeBoard board;
    private final int side;
    private final List<Man> taken = new ArrayList<>();
    private Effect.PlayKind kind = Effect.PlayKind.MOVE;
    private int skipped = Square.NONE;

    Mover(IadePosition before) {
        this.before = before;
        this.board = before.board().copy();
        this.side = before.mover();
    }

    /** Plays a legal play. */
    Effect play(Play play) {
        Man man = board.at(play.from())
                .orElseThrow(() -> new IllegalArgumentException("no piece at the start of " + play.text()));
        if (play.special()) {
            kind = Effect.PlayKind.SPECIAL;
            special(man, play.from(), play.to());
        } else {
            move(man, play.from(), play.to());
        }
        return new Effect(kind, man, taken, before.next(board, skipped, taken, man.kind() == Piece.PAWN));
    }

    private void move(Man man, int from, int to) {
        switch (man.kind()) {
            case Piece.PAWN -> movePawn(man, from, to);
            case Piece.KING -> moveKing(man, from, to);
            default -> transfer(man.afterMove(), from, to);
        }
    }

    private void movePawn(Man pawn, int from, int to) {
        int forward = PlayGenerator.forward(side);
        if (to == before.enPassant() && Square.file(to) != Square.file(from)) {
            kind = Effect.PlayKind.EN_PASSANT;
            take(to - forward);
        }
        transfer(pawn.afterMove(), from, to);
        if (Square.relativeRank(side, to) == 7) {
            kind = Effect.PlayKind.PROMOTION;
            board.remove(to);
            Man queen = Man.fresh(side, Piece.QUEEN, board.nextQueenIndex(side));
            board.put(to, queen.afterMove());
        } else if (to == from + 2 * forward) {
            skipped = from + forward;
        }
    }

    private void moveKing(Man king, int from, int to) {
        if (Math.abs(Square.file(to) - Square.file(from)) == 2) {
            kind = Effect.PlayKind.CASTLING;
            int rook = PlayGenerator.castlingRook(board, from, to);
            Man castled = board.remove(rook).orElseThrow();
            board.put(from + Attacks.step(from, to), castled.afterMove());
        }
        transfer(king.afterMove(), from, to);
    }

    private void special(Man man, int from, int to) {
        switch (man.kind()) {
            case Piece.PAWN -> transfer(man.afterMove().afterSpecial(), from, to);
            case Piece.KNIGHT -> transfer(man.afterMove(), from, to);
            case Piece.BISHOP -> sweep(man, from);
            case Piece.ROOK -> {
                take(from + Attacks.step(from, to));
                transfer(man.afterMove().afterSpecial(), from, to);
            }
            case Piece.QUEEN -> swap(man, from, to);
            default -> throw new IllegalArgumentException(man.symbol() + " has no special operation");
        }
    }

    private void sweep(Man bishop, int from) {
        long pawns = PlayGenerator.swept(from) & board.pieces(Side.opposite(side), Piece.PAWN);
        for (long rest = pawns; rest != 0; rest &= rest - 1) {
            take(Square.first(rest));
        }
        board.put(from, bishop.afterSpecial());
    }

    private void swap(Man queen, int from, int to) {
        Man king = board.remove(to).orElseThrow();
        transfer(queen.afterMove(), from, to);
        board.put(from, king.afterMove());
    }

    private void take(int square) {
        board.remove(square).ifPresent(taken::add);
    }

    private void transfer(Man man, int from, int to) {
        board.remove(from);
        take(to);
        board.put(to, man);
    }
}
