package parachute.rules.notation;

import java.util.List;
import parachute.rules.board.Attacks;
import parachute.rules.board.CastlingSquares;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.movegen.LegalMoves;

/**
 * Standard algebraic notation, as PGN has it: Nf3, exd5, e8=Q+, O-O, and in crazyhouse N@f3 and P@e4. Writing is
 * strict; reading accepts common variants.
 */
public final class San {
    private San() {}

    /**
     * Returns the text of a legal move, with as much of the origin as needed to distinguish it and with + or #; {@code
     * --} for the null move. The move is made and taken back on the position, which no other thread may be using.
     */
    public static String format(Position position, int move) {
        if (move == Move.NONE) {
            return MoveText.NULL;
        }
        StringBuilder text = new StringBuilder();
        appendAndMake(position, move, text);
        position.unmake();
        return text.toString();
    }

    /**
     * Returns the texts of consecutive moves from a position, separated by spaces, up to the first illegal one, which a
     * line from a hash table may contain. The moves are made and taken back on the position, as in {@link #format}.
     */
    public static String formatLine(Position position, List<Integer> moves) {
        StringBuilder text = new StringBuilder();
        int made = 0;
        while (made < moves.size() && LegalMoves.contains(position, moves.get(made))) {
            text.append(made == 0 ? "" : " ");
            appendAndMake(position, moves.get(made), text);
            made++;
        }
        for (; made > 0; made--) {
            position.unmake();
        }
        return text.toString();
    }

    private static void appendAndMake(Position position, int move, StringBuilder text) {
        if (Move.isDrop(move)) {
            text.append(Piece.kindLetter(Move.dropKind(move))).append('@').append(Square.name(Move.to(move)));
        } else if (Move.isCastling(move)) {
            text.append(castling(move));
        } else {
            formatBoardMove(position, move, text);
        }
        position.make(move);
        if (position.inCheck()) {
            text.append(LegalMoves.of(position).size() > 0 ? '+' : '#');
        }
    }

    /** Returns the text of a castling move: O-O on the king's side, O-O-O on the queen's. */
    public static String castling(int move) {
        return isKingSide(move) ? "O-O" : "O-O-O";
    }

    /** Returns the number before the next move if it stands alone, such as "12. " or "12... ". */
    public static String number(Position position) {
        return position.fullmoveNumber() + (position.sideToMove() == Side.WHITE ? ". " : "... ");
    }

    static boolean isKingSide(int castling) {
        return (CastlingSquares.castling(Move.to(castling)) & 1) == 0;
    }

    private static void formatBoardMove(Position position, int move, StringBuilder text) {
        int from = Move.from(move);
        int kind = Piece.kind(position.pieceAt(from));
        if (kind == Piece.PAWN) {
            if (position.isCapture(move)) {
                text.append(fileLetter(from));
            }
        } else {
            text.append(Piece.kindLetter(kind));
            formatOrigin(position, move, text);
        }
        if (position.isCapture(move)) {
            text.append('x');
        }
        text.append(Square.name(Move.to(move)));
        if (Move.promotionKind(move) != 0) {
            text.append('=').append(Piece.kindLetter(Move.promotionKind(move)));
        }
    }

    /**
     * Appends nothing if no other piece of that kind can go there; else the file, failing that the rank, failing that
     * both.
     */
    private static void formatOrigin(Position position, int move, StringBuilder text) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = position.pieceAt(from);
        boolean ambiguous = false;
        boolean onFile = false;
        boolean onRank = false;
        long others = Attacks.attackers(position, to, position.occupied()) & position.pieces(piece) & ~Square.bit(from);
        for (; others != 0; others &= others - 1) {
            int origin = Square.first(others);
            if (LegalMoves.contains(position, Move.of(origin, to))) {
                ambiguous = true;
                onFile |= Square.file(origin) == Square.file(from);
                onRank |= Square.rank(origin) == Square.rank(from);
            }
        }
        if (ambiguous && (!onFile || onRank)) {
            text.append(fileLetter(from));
        }
        if (onFile) {
            text.append(rankDigit(from));
        }
    }

    /**
     * Returns the one legal move that a text names; {@link Move#NONE} if it names none or several. In addition to
     * strict notation it reads 0-0, over-disambiguated and long moves (Ng1f3, Qd1-d2, e2-e4), missing or superfluous
     * {@code x + # ! ?}, "e.p.", e8Q, e8(Q), a bare e8 as a promotion to queen, and @e4 as a pawn drop.
     */
    public static int parse(Position position, String text) {
        return SanParser.parse(position, text);
    }

    static char fileLetter(int square) {
        return (char) ('a' + Square.file(square));
    }

    static char rankDigit(int square) {
        return (char) ('1' + Square.rank(square));
    }
}
