package parachute.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.board.Move;
import parachute.board.Piece;
import parachute.board.Position;
import parachute.board.Square;
import parachute.movegen.LegalMoves;
import parachute.movegen.MoveList;

/**
 * Standard algebraic notation, the moves of score sheets and PGN: Nf3, exd5, e8=Q+, O-O, and in crazyhouse N@f3 and
 * P@e4. Writing is strict; reading takes what people and programs write.
 */
public final class San {
    /** Kind, origin (in part or whole), destination, promotion: "Q", "d1", "d2", "" of "Qd1-d2". */
    private static final Pattern BOARD_MOVE =
            Pattern.compile("([KQRBNP]?)([a-h]?)([1-8]?)([-x:]?)([a-h][1-8])(?:[=/(]?([QRBNqrbn])\\)?)?");

    private static final Pattern DROP = Pattern.compile("([QRBNPqrbnp]?)[@*]([a-h][1-8])");
    private static final Pattern CASTLING = Pattern.compile("[Oo0]-?[Oo0](-?[Oo0])?");

    /** What may follow a move and says nothing about which one it is: check, mate, comment signs, en passant. */
    private static final Pattern SUFFIX = Pattern.compile("(?:\\s*+(?:[+#!?]|e\\.p\\.|ep))++$");

    /** Characters; no move is written longer, so that whatever is longer need not be looked at. */
    private static final int LONGEST = 32;

    private San() {}

    /**
     * The text of a legal move, with as much of the origin as other legal moves make necessary and with + or #. The
     * move is made and taken back on the position, which therefore must not be in use by another thread.
     */
    public static String format(Position position, int move) {
        StringBuilder text = new StringBuilder();
        if (Move.isDrop(move)) {
            text.append(Piece.kindLetter(Move.dropKind(move))).append('@').append(Square.name(Move.to(move)));
        } else if (position.isCastling(move)) {
            text.append(Move.to(move) > Move.from(move) ? "O-O" : "O-O-O");
        } else {
            formatBoardMove(position, move, text);
        }
        position.make(move);
        if (position.inCheck()) {
            text.append(LegalMoves.of(position).size() > 0 ? '+' : '#');
        }
        position.unmake();
        return text.toString();
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

    /** Nothing if no piece of that kind can go there as well; else the file, failing that the rank, failing that both. */
    private static void formatOrigin(Position position, int move, StringBuilder text) {
        int from = Move.from(move);
        boolean rival = false;
        boolean onFile = false;
        boolean onRank = false;
        MoveList moves = LegalMoves.of(position);
        for (int i = 0; i < moves.size(); i++) {
            int other = moves.get(i);
            int origin = Move.from(other);
            if (!Move.isDrop(other)
                    && Move.to(other) == Move.to(move)
                    && origin != from
                    && position.pieceAt(origin) == position.pieceAt(from)) {
                rival = true;
                onFile |= Square.file(origin) == Square.file(from);
                onRank |= Square.rank(origin) == Square.rank(from);
            }
        }
        if (rival && (!onFile || onRank)) {
            text.append(fileLetter(from));
        }
        if (onFile) {
            text.append(rankDigit(from));
        }
    }

    /**
     * The one legal move that a text names, or {@code Move.NONE} if it names none or several. Besides strict notation
     * it reads 0-0, over-disambiguated and long moves (Ng1f3, Qd1-d2, e2-e4), missing or superfluous {@code x + # ! ?},
     * "e.p.", e8Q, e8(Q), a bare e8 as a promotion to queen, and @e4 as a pawn drop.
     */
    public static int parse(Position position, String text) {
        if (text.length() > LONGEST) {
            return Move.NONE;
        }
        String bare = SUFFIX.matcher(text.strip()).replaceFirst("");
        Matcher castling = CASTLING.matcher(bare);
        if (castling.matches()) {
            return findCastling(position, castling.group(1) == null);
        }
        Matcher drop = DROP.matcher(bare);
        if (drop.matches()) {
            int kind = drop.group(1).isEmpty() ? Piece.PAWN : kind(drop.group(1));
            return legalOrNone(position, Move.drop(kind, Square.parse(drop.group(2), 0)));
        }
        Matcher move = BOARD_MOVE.matcher(bare);
        return move.matches() ? findBoardMove(position, move) : Move.NONE;
    }

    private static int findCastling(Position position, boolean kingSide) {
        MoveList moves = LegalMoves.of(position);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!Move.isDrop(move) && position.isCastling(move) && Move.to(move) > Move.from(move) == kingSide) {
                return move;
            }
        }
        return Move.NONE;
    }

    private static int findBoardMove(Position position, Matcher text) {
        int found = Move.NONE;
        MoveList moves = LegalMoves.of(position);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!Move.isDrop(move) && names(text, position, move)) {
                if (found != Move.NONE) {
                    return Move.NONE;
                }
                found = move;
            }
        }
        return found;
    }

    private static boolean names(Matcher text, Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Piece.kind(position.pieceAt(from));
        boolean hasFile = !text.group(2).isEmpty();
        boolean hasRank = !text.group(3).isEmpty();
        if (to != Square.parse(text.group(5), 0)
                || hasFile && text.group(2).charAt(0) != fileLetter(from)
                || hasRank && text.group(3).charAt(0) != rankDigit(from)) {
            return false;
        }
        if (!text.group(1).isEmpty()) {
            if (kind != kind(text.group(1))) {
                return false;
            }
        } else if (kind != Piece.PAWN && !(hasFile && hasRank)) {
            return false; // without a letter only a whole origin square names a piece
        }
        boolean sayingCapture =
                hasFile || text.group(4).equals("x") || text.group(4).equals(":");
        if (kind == Piece.PAWN && !sayingCapture && Square.file(from) != Square.file(to)) {
            return false; // e5 is the step, never dxe5
        }
        int promotion = Move.promotionKind(move);
        if (text.group(6) != null) {
            return promotion == kind(text.group(6));
        }
        return promotion == 0 || promotion == Piece.QUEEN;
    }

    private static int legalOrNone(Position position, int move) {
        return LegalMoves.contains(position, move) ? move : Move.NONE;
    }

    private static int kind(String letter) {
        return Piece.kind(Piece.fromLetter(letter.charAt(0)));
    }

    private static char fileLetter(int square) {
        return (char) ('a' + Square.file(square));
    }

    private static char rankDigit(int square) {
        return (char) ('1' + Square.rank(square));
    }
}
