package parachute.rules.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;

/**
 * Reads standard algebraic notation in its common variants. Separate from {@link San}, so that programs that only write
 * moves need not compile regular expressions.
 */
final class SanParser {
    /** Kind, origin (in part or whole), destination, promotion: "Q", "d1", "d2", "" of "Qd1-d2". */
    private static final Pattern BOARD_MOVE =
            Pattern.compile("([KQRBNP]?)([a-h]?)([1-8]?)([-x:]?)([a-h][1-8])(?:[=/(]?([QRBNqrbn])\\)?)?");

    private static final Pattern DROP = Pattern.compile("([QRBNPqrbnp]?)[@*]([a-h][1-8])");
    private static final Pattern CASTLING = Pattern.compile("[Oo0]-?[Oo0](-?[Oo0])?");

    /** Suffixes that do not affect which move is meant: check, mate, annotation symbols, en passant. */
    private static final Pattern SUFFIX = Pattern.compile("(?:\\s*+(?:[+#!?]|e\\.p\\.|ep))++$");

    /** The maximum length of a move in characters; longer texts are rejected at once. */
    private static final int MAX_LENGTH = 32;

    private SanParser() {}

    /** Reads a move for {@link San#parse}. */
    static int parse(Position position, String text) {
        if (text.length() > MAX_LENGTH) {
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

    /** Returns whether a text has the form of a move. */
    static boolean isMove(String text) {
        if (text.length() > MAX_LENGTH) {
            return false;
        }
        String bare = SUFFIX.matcher(text.strip()).replaceFirst("");
        return CASTLING.matcher(bare).matches()
                || DROP.matcher(bare).matches()
                || BOARD_MOVE.matcher(bare).matches();
    }

    private static int findCastling(Position position, boolean kingSide) {
        MoveList moves = LegalMoves.of(position);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (Move.isCastling(move) && San.isKingSide(move) == kingSide) {
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
            if (isBoardMove(move) && names(text, position, move)) {
                if (found != Move.NONE) {
                    return Move.NONE;
                }
                found = move;
            }
        }
        return found;
    }

    /** Returns whether a move may be named by its destination: castling only if no step leads there too. */
    private static boolean isBoardMove(int move) {
        return Move.isStep(move) || Move.isCastling(move) && Square.distance(Move.from(move), Move.to(move)) > 1;
    }

    private static boolean names(Matcher text, Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Piece.kind(position.pieceAt(from));
        boolean hasFile = !text.group(2).isEmpty();
        boolean hasRank = !text.group(3).isEmpty();
        if (to != Square.parse(text.group(5), 0)
                || hasFile && text.group(2).charAt(0) != San.fileLetter(from)
                || hasRank && text.group(3).charAt(0) != San.rankDigit(from)) {
            return false;
        }
        if (!text.group(1).isEmpty()) {
            if (kind != kind(text.group(1))) {
                return false;
            }
        } else if (kind != Piece.PAWN && !(hasFile && hasRank)) {
            return false; // without a letter only a complete origin square names a piece
        }
        boolean marksCapture =
                hasFile || text.group(4).equals("x") || text.group(4).equals(":");
        if (kind == Piece.PAWN && !marksCapture && Square.file(from) != Square.file(to)) {
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
}
