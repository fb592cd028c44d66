package parachute.games.iade;

import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** Positions as FEN, and what FEN cannot express. Row 1 of the protocol is FEN's eighth rank. */
final class IadeFen {
    private static final int FIRST_FILE = 0;
    private static final int LAST_FILE = 7;

    private IadeFen() {}

    /** Returns the position's FEN; pieces lose their indices. */
    static String format(IadePosition position) {
        String mover = position.mover() == Side.WHITE ? "w" : "b";
        String enPassant = fitsFen(position.enPassant()) ? Square.name(position.enPassant()) : "-";
        return String.join(
                " ",
                placement(position.board()),
                mover,
                castling(position.board()),
                enPassant,
                Integer.toString(position.counters().quietPlays()),
                Integer.toString(position.counters().number()));
    }

    private static String placement(IadeBoard board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                int square = Square.of(file, rank);
                if (board.isEmpty(square)) {
                    empty++;
                    continue;
                }
                text.append(empty > 0 ? Integer.toString(empty) : "");
                text.append(Piece.letter(board.at(square).orElseThrow().piece()));
                empty = 0;
            }
            text.append(empty > 0 ? Integer.toString(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }

    private static String castling(IadeBoard board) {
        StringBuilder rights = new StringBuilder();
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            if (isUnmoved(board, homeSquare(side, RuleDecisions.CASTLING_FILE), side, Piece.KING)) {
                rights.append(right(board, side, LAST_FILE, Piece.KING));
                rights.append(right(board, side, FIRST_FILE, Piece.QUEEN));
            }
        }
        return rights.isEmpty() ? "-" : rights.toString();
    }

    private static String right(IadeBoard board, int side, int rookFile, int wing) {
        return isUnmoved(board, homeSquare(side, rookFile), side, Piece.ROOK)
                ? String.valueOf(Piece.letter(Piece.of(side, wing)))
                : "";
    }

    private static int homeSquare(int side, int file) {
        return Square.of(file, side == Side.WHITE ? 0 : 7);
    }

    private static boolean isUnmoved(IadeBoard board, int square, int side, int kind) {
        return board.at(square)
                .filter(man -> man.side() == side && man.kind() == kind && !man.moved())
                .isPresent();
    }

    private static boolean fitsFen(int enPassant) {
        return enPassant != Square.NONE && (Square.rank(enPassant) == 2 || Square.rank(enPassant) == 5);
    }

    /** Returns what affects later moves but is missing in the FEN, in the protocol's language. */
    static List<String> missing(IadePosition position) {
        IadeBoard board = position.board();
        List<String> missing = new ArrayList<>();
        for (long rest = board.occupied(); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            Man man = board.at(square).orElseThrow();
            String name = man.symbol() + " em " + Places.name(square);
            boolean atHome = man.kind() == Piece.PAWN && Square.relativeRank(man.side(), square) == 1;
            if (atHome && man.moved()) {
                missing.add(name + " já se moveu");
            }
            if (!man.moved() && (man.kind() == Piece.PAWN && !atHome || castlesOddly(board, square, man))) {
                missing.add(name + " ainda não se moveu");
            }
            if (man.specialUsed()) {
                missing.add(name + " já usou a operação especial");
            }
        }
        if (position.enPassant() != Square.NONE && !fitsFen(position.enPassant())) {
            missing.add("en passant em " + Places.name(position.enPassant()));
        }
        return missing;
    }

    /**
     * Returns whether an unmoved rook may castle with a king of its row in a way that FEN's four letters cannot
     * express.
     */
    private static boolean castlesOddly(IadeBoard board, int square, Man man) {
        int king = Square.of(RuleDecisions.CASTLING_FILE, Square.rank(square));
        boolean usual = Square.relativeRank(man.side(), square) == 0
                && (Square.file(square) == FIRST_FILE || Square.file(square) == LAST_FILE);
        return man.kind() == Piece.ROOK
                && !usual
                && Math.abs(Square.file(square) - RuleDecisions.CASTLING_FILE) > 2
                && isUnmoved(board, king, man.side(), Piece.KING);
    }
}
