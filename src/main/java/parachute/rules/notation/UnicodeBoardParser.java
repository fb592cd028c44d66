package parachute.rules.notation;

import parachute.rules.board.CastlingRights;
import parachute.rules.board.IllegalPositionException;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/** Reads one Unicode board line by line; errors give the line number. */
final class UnicodeBoardParser {
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char NO_BREAK_SPACE = '\u00A0';
    private static final char TEXT_STYLE = '\uFE0E';
    private static final char EMOJI_STYLE = '\uFE0F';
    private static final char NOT_UTF_8 = '\uFFFD';
    private static final String FILES = "abcdefgh";

    private final String text;
    private final PositionBuilder builder = new PositionBuilder(Variant.DEFAULT);
    private int next;
    private int lineNumber;
    private int rights = CastlingRights.NONE;
    private int enPassant = Square.NONE;

    /** The side in whose brackets the skipped square stands. */
    private int enPassantSide;

    private boolean handSeen;

    UnicodeBoardParser(String text) {
        this.text = text;
    }

    UnicodeBoard.Reading parse() {
        String line = nextLine();
        if (line.isEmpty()) {
            throw new UnicodeBoardException("the input is empty, expected a board");
        }
        for (int rank = 7; rank >= 0; rank--) {
            if (line.isEmpty()) {
                throw new UnicodeBoardException("the board ends before row " + (rank + 1));
            }
            parseRow(line, rank);
            line = nextLine();
        }
        if (!line.isEmpty() && isFileNames(line)) {
            line = nextLine();
        }
        if (!line.isEmpty()) {
            throw error("the board continues after row 1");
        }
        try {
            Position position =
                    builder.castlingRights(rights).enPassantSquare(enPassant).build();
            return new UnicodeBoard.Reading(position, problem(position));
        } catch (IllegalPositionException e) {
            throw new UnicodeBoardException(e.getMessage());
        }
    }

    /** Returns what the brackets hold that the position does not; empty if they are right. */
    private String problem(Position position) {
        StringBuilder problem = new StringBuilder();
        for (int side = Side.BLACK; side >= Side.WHITE; side--) {
            int lost = rights & ~position.castlingRights();
            appendLost(lost & CastlingRights.queenSide(side), side, Piece.QUEEN, problem);
            appendLost(lost & CastlingRights.kingSide(side), side, Piece.KING, problem);
        }
        if (enPassant != Square.NONE && position.enPassantSquare() == Square.NONE) {
            begin(problem)
                    .append("the skipped square ")
                    .append(Square.name(enPassant))
                    .append(" is ignored: no pawn of ");
            problem.append(Side.name(Side.opposite(position.sideToMove()))).append(" can have skipped it just now");
        } else if (enPassant != Square.NONE && enPassantSide == position.sideToMove()) {
            begin(problem)
                    .append("the skipped square ")
                    .append(Square.name(enPassant))
                    .append(" belongs in the brackets of ");
            problem.append(Side.name(Side.opposite(enPassantSide)));
        }
        return problem.toString();
    }

    private static void appendLost(int right, int side, int kind, StringBuilder problem) {
        if (right != CastlingRights.NONE) {
            begin(problem)
                    .append("the castling right ")
                    .append(UnicodeBoard.symbol(Piece.of(side, kind)))
                    .append(" is ignored: ");
            problem.append(Side.name(side)).append(" lacks the king or this rook on its first square");
        }
    }

    private static StringBuilder begin(StringBuilder problem) {
        return problem.append(problem.length() == 0 ? "" : "; ");
    }

    /**
     * Returns the next line that is not empty, without meaningless characters at its end; empty at the end of the text.
     */
    private String nextLine() {
        StringBuilder line = new StringBuilder();
        while (next < text.length()) {
            line.setLength(0);
            lineNumber++;
            int visible = 0;
            while (next < text.length()) {
                // A board that is copied from a web page may have spaces of that kind.
                char c = text.charAt(next) == NO_BREAK_SPACE ? ' ' : text.charAt(next);
                next++;
                if (c == '\n') {
                    break;
                }
                if (c == BYTE_ORDER_MARK || c == TEXT_STYLE || c == EMOJI_STYLE || c == '\r') {
                    continue;
                }
                line.append(c);
                if (c != ' ') {
                    visible = line.length();
                }
            }
            if (visible > 0) {
                line.setLength(visible);
                return line.toString();
            }
        }
        return "";
    }

    private static boolean isFileNames(String line) {
        return line.endsWith(FILES) && firstVisible(line) == line.length() - FILES.length();
    }

    private static int firstVisible(String line) {
        int at = 0;
        while (line.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private void parseRow(String line, int rank) {
        int at = firstVisible(line);
        char digit = line.charAt(at);
        if (digit != '1' + rank) {
            if (digit >= '0' && digit <= '9') {
                throw error("found row " + digit + " where row " + (rank + 1) + " belongs");
            }
            throw unknown(digit, "the number of row " + (rank + 1));
        }
        at++;
        if (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        boolean hasState = rank == 0 || rank == 7;
        int end = at;
        while (end < line.length() && !(hasState && isStateStart(line.charAt(end)))) {
            end++;
        }
        parseSquares(line, at, end, rank);
        if (end < line.length()) {
            parseState(line, end, rank == 0 ? Side.WHITE : Side.BLACK);
        }
    }

    private static boolean isStateStart(char c) {
        return c == '[' || c == UnicodeBoard.HAND;
    }

    private void parseSquares(String line, int start, int end, int rank) {
        for (int at = start; at < end; at++) {
            char c = line.charAt(at);
            if (c == ' ') {
                continue; // an empty square, or the space before the bracket
            }
            int piece = UnicodeBoard.piece(c);
            if (piece == Piece.NONE) {
                throw unknown(c, "the squares of row " + (rank + 1));
            }
            int file = at - start;
            if (file > 7) {
                throw error("row " + (rank + 1) + " has more than 8 squares");
            }
            builder.piece(Square.of(file, rank), piece);
        }
    }

    /**
     * Reads what follows the squares of row 8 or 1: brackets with rights and a skipped square, the hand, or either
     * alone.
     */
    private void parseState(String line, int start, int side) {
        int at = start;
        if (line.charAt(at) == '[') {
            at = parseBrackets(line, at + 1, side);
        }
        for (; at < line.length(); at++) {
            char c = line.charAt(at);
            if (c == UnicodeBoard.HAND) {
                if (handSeen) {
                    throw error("a second hand: only one side can be to move");
                }
                handSeen = true;
                builder.sideToMove(side);
            } else if (c != ' ') {
                throw unknown(c, "the end of the line");
            }
        }
    }

    /** Reads from after the opening bracket and returns the index after the closing one. */
    private int parseBrackets(String line, int start, int side) {
        int at = start;
        while (at < line.length() && line.charAt(at) != ']') {
            char c = line.charAt(at);
            int square = Square.parse(line, at);
            if (UnicodeBoard.piece(c) == Piece.of(side, Piece.QUEEN)) {
                rights |= CastlingRights.queenSide(side);
            } else if (UnicodeBoard.piece(c) == Piece.of(side, Piece.KING)) {
                rights |= CastlingRights.kingSide(side);
            } else if (square != Square.NONE) {
                if (enPassant != Square.NONE) {
                    throw error("a second en passant square");
                }
                enPassant = square;
                enPassantSide = side;
                at++;
            } else if (c != ' ') {
                throw unknown(c, "the brackets of " + Side.name(side));
            }
            at++;
        }
        if (at == line.length()) {
            throw error("the brackets of " + Side.name(side) + " are not closed by ]");
        }
        return at + 1;
    }

    private UnicodeBoardException unknown(char c, String place) {
        if (c == NOT_UTF_8) {
            return error("the input is not UTF-8 text in " + place);
        }
        String shown = c > ' ' && c != 0x7f && !Character.isSurrogate(c) ? "'" + c + "' " : "";
        return error("unexpected character " + shown + "(U+" + hex(c) + ") in " + place);
    }

    private static String hex(char c) {
        StringBuilder digits = new StringBuilder();
        for (int shift = 12; shift >= 0; shift -= 4) {
            digits.append(Character.toUpperCase(Character.forDigit(c >> shift & 0xf, 16)));
        }
        return digits.toString();
    }

    private UnicodeBoardException error(String reason) {
        return new UnicodeBoardException("line " + lineNumber + ": " + reason);
    }
}
