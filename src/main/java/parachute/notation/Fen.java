package parachute.notation;

import parachute.board.CastlingRights;
import parachute.board.IllegalPositionException;
import parachute.board.Piece;
import parachute.board.Position;
import parachute.board.PositionBuilder;
import parachute.board.Side;
import parachute.board.Square;
import parachute.board.Variant;

/**
 * Forsyth-Edwards notation with crazyhouse's additions: hands as {@code [QPnp]} or as a ninth field {@code /QPnp}, and
 * {@code ~} behind a promoted piece. Reading is liberal (every field but the board may be missing), writing is strict.
 */
public final class Fen {
    private static final int MAX_COUNTER = 9_999;

    private Fen() {}

    /**
     * Reads a position.
     *
     * @throws FenException if the text is no FEN or describes no playable position
     */
    public static Position parse(String text, Variant variant) {
        String[] fields = text.strip().split("\\s+");
        PositionBuilder builder = new PositionBuilder(variant);
        parsePlacement(fields[0], builder);
        builder.sideToMove(parseSide(field(fields, 1, "w")));
        builder.castlingRights(parseCastling(field(fields, 2, "-")));
        builder.enPassantSquare(parseEnPassant(field(fields, 3, "-")));
        builder.halfmoveClock(parseCounter("halfmove clock", field(fields, 4, "0")));
        builder.fullmoveNumber(Math.max(1, parseCounter("move number", field(fields, 5, "1"))));
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            throw new FenException(e.getMessage());
        }
    }

    private static String field(String[] fields, int index, String missing) {
        return index < fields.length ? fields[index] : missing;
    }

    private static void parsePlacement(String placement, PositionBuilder builder) {
        String board = placement;
        int bracket = placement.indexOf('[');
        if (bracket >= 0) {
            board = placement.substring(0, bracket);
            if (!placement.endsWith("]")) {
                throw new FenException("the hands are not closed by ]: " + quote(placement.substring(bracket)));
            }
            parseHands(placement.substring(bracket + 1, placement.length() - 1), builder);
        }
        String[] ranks = board.split("/", -1);
        if (ranks.length == 9 && bracket < 0) {
            parseHands(ranks[8], builder);
        } else if (ranks.length != 8) {
            throw new FenException("the board has " + ranks.length + " ranks instead of 8: " + quote(board));
        }
        for (int i = 0; i < 8; i++) {
            parseRank(ranks[i], 7 - i, builder);
        }
    }

    private static void parseRank(String text, int rank, PositionBuilder builder) {
        int file = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '1' && c <= '8') {
                file += c - '0';
            } else if (c == '~' && file > 0 && file <= 8 && builder.pieceAt(Square.of(file - 1, rank)) != Piece.NONE) {
                builder.promoted(Square.of(file - 1, rank));
            } else if (Piece.fromLetter(c) != Piece.NONE) {
                if (file < 8) {
                    builder.piece(Square.of(file, rank), Piece.fromLetter(c));
                }
                file++;
            } else {
                throw new FenException("rank " + (rank + 1) + " has an unknown character '" + c + "': " + quote(text));
            }
        }
        if (file != 8) {
            throw new FenException("rank " + (rank + 1) + " has " + file + " squares: " + quote(text));
        }
    }

    private static void parseHands(String text, PositionBuilder builder) {
        if (text.equals("-")) {
            return;
        }
        for (int i = 0; i < text.length(); i++) {
            int piece = Piece.fromLetter(text.charAt(i));
            if (piece == Piece.NONE) {
                throw new FenException("the hands have an unknown piece '" + text.charAt(i) + "': " + quote(text));
            }
            builder.addToHand(piece);
        }
    }

    private static int parseSide(String text) {
        return switch (text) {
            case "w" -> Side.WHITE;
            case "b" -> Side.BLACK;
            default -> throw new FenException("the side to move is w or b, not " + quote(text));
        };
    }

    private static int parseCastling(String text) {
        int rights = CastlingRights.NONE;
        if (text.equals("-")) {
            return rights;
        }
        for (int i = 0; i < text.length(); i++) {
            int right = CastlingRights.parse(text.charAt(i));
            if (right == CastlingRights.NONE) {
                throw new FenException("castling rights are - or letters of KQkq, not " + quote(text));
            }
            rights |= right;
        }
        return rights;
    }

    private static int parseEnPassant(String text) {
        if (text.equals("-")) {
            return Square.NONE;
        }
        int square = text.length() == 2 ? Square.parse(text, 0) : Square.NONE;
        if (square == Square.NONE) {
            throw new FenException("the en passant square is - or a square, not " + quote(text));
        }
        return square;
    }

    private static int parseCounter(String name, String text) {
        if (text.equals("-")) {
            return 0;
        }
        try {
            return Math.clamp(Long.parseLong(text), 0, MAX_COUNTER);
        } catch (NumberFormatException e) {
            throw new FenException("the " + name + " is a number, not " + quote(text));
        }
    }

    private static String quote(String text) {
        return '"' + (text.length() > 80 ? text.substring(0, 80) + "…" : text) + '"';
    }

    /**
     * Writes a position. The en passant square is given only if a capture there is legal, as the PGN standard's
     * successors do; the hands stand in brackets in crazyhouse.
     */
    public static String format(Position position) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            formatRank(position, rank, fen);
            fen.append(rank > 0 ? "/" : "");
        }
        if (position.variant().hasDrops()) {
            fen.append('[').append(formatHands(position)).append(']');
        }
        fen.append(position.sideToMove() == Side.WHITE ? " w " : " b ");
        fen.append(CastlingRights.format(position.castlingRights())).append(' ');
        fen.append(position.canTakeEnPassant() ? Square.name(position.enPassantSquare()) : "-");
        fen.append(' ').append(position.halfmoveClock());
        fen.append(' ').append(position.fullmoveNumber());
        return fen.toString();
    }

    private static void formatRank(Position position, int rank, StringBuilder fen) {
        int empty = 0;
        for (int file = 0; file < 8; file++) {
            int square = Square.of(file, rank);
            int piece = position.pieceAt(square);
            if (piece == Piece.NONE) {
                empty++;
                continue;
            }
            if (empty > 0) {
                fen.append(empty);
                empty = 0;
            }
            fen.append(Piece.letter(piece));
            if (Square.contains(position.promoted(), square)) {
                fen.append('~');
            }
        }
        if (empty > 0) {
            fen.append(empty);
        }
    }

    /** The hands, White's first, each from queen to pawn: "QPnp"; empty if nobody has a piece in hand. */
    public static String formatHands(Position position) {
        StringBuilder hands = new StringBuilder();
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
                int piece = Piece.of(side, kind);
                hands.repeat(Piece.letter(piece), position.hand(piece));
            }
        }
        return hands.toString();
    }
}
