package parachute.rules.notation;

import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import parachute.rules.board.IllegalPositionException;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** Reads one FEN or line of EPD, field by field, in any of the forms that {@link Fen#parse} accepts. */
final class FenParser {
    private static final Pattern COUNTER = Pattern.compile("\\d{1,18}");
    private static final int MAX_COUNTER = 9_999;
    private static final String HAND_LETTERS = "QRBNPqrbnp";

    private final VariantName name;
    private final PositionBuilder builder;
    private final FenFields fields;
    private boolean hasHands;
    private String castling = "-";

    FenParser(String text, VariantName name) {
        this.name = name;
        builder = new PositionBuilder(name.variant());
        fields = new FenFields(text);
    }

    /**
     * Returns the position, with a warning if castling rights are dropped; throws a {@link FenException} if the text is not
     * a FEN or does not describe a legal position.
     */
    Position parse(Consumer<String> warnings) {
        parseFields();
        parseCounters(next("0"), next("1"));
        parseEnd();
        return build(warnings);
    }

    /** Returns the position and the operations of a line of EPD; otherwise as {@link #parse}. */
    Epd parseEpd(Consumer<String> warnings) {
        parseFields();
        String halfmoves = fields.nextNumber();
        String moves = fields.nextNumber();
        Map<String, String> operations = Epd.operations(fields.rest());
        parseCounters(
                halfmoves.isEmpty() ? operations.getOrDefault("hmvc", "0") : halfmoves,
                moves.isEmpty() ? operations.getOrDefault("fmvn", "1") : moves);
        return new Epd(build(warnings), operations);
    }

    /** Reads the four fields that FEN and EPD have in common. */
    private void parseFields() {
        parsePlacement(next(""));
        String side = next("w");
        if (isDetachedHands(side)) {
            parseHands(side);
            side = next("w");
        }
        builder.sideToMove(parseSide(side));
        castling = next("-");
        parseCastling();
        // One dash before the counters: a program has left a field empty that has nothing to say.
        boolean isOneDash = castling.equals("-") && fields.isDigitNext();
        builder.enPassantSquare(isOneDash ? Square.NONE : parseEnPassant(next("-")));
    }

    private void parseCounters(String halfmoves, String moves) {
        builder.halfmoveClock(parseCounter("halfmove clock", halfmoves));
        builder.fullmoveNumber(Math.max(1, parseCounter("move number", moves)));
    }

    private Position build(Consumer<String> warnings) {
        try {
            Position position = builder.build();
            String dropped = name.chess960() ? "" : CastlingField.dropped(castling, position);
            if (!dropped.isEmpty()) {
                warnings.accept(message(dropped));
            }
            return position;
        } catch (IllegalPositionException e) {
            throw new FenException(e.getMessage());
        }
    }

    private String next(String missing) {
        return fields.hasNext() ? fields.next() : missing;
    }

    // ---- board and hands --------------------------------------------------------------------------------------------

    private void parsePlacement(String placement) {
        int bracket = placement.indexOf('[');
        String board = bracket < 0 ? placement : placement.substring(0, bracket);
        if (bracket >= 0) {
            parseHands(placement.substring(bracket));
        }
        String[] ranks = board.split("/", -1);
        if (ranks.length == 9) {
            if (!ranks[8].isEmpty()) {
                parseHands(ranks[8]);
            }
        } else if (ranks.length != 8) {
            throw new FenException("the board has " + ranks.length + " ranks instead of 8: " + QuotedText.of(board));
        }
        for (int i = 0; i < 8; i++) {
            parseRank(ranks[i], 7 - i);
        }
    }

    private void parseRank(String text, int rank) {
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
                throw new FenException(
                        "rank " + (rank + 1) + " has an unknown character '" + c + "': " + QuotedText.of(text));
            }
        }
        if (file != 8) {
            throw new FenException("rank " + (rank + 1) + " has " + file + " squares: " + QuotedText.of(text));
        }
    }

    /** Returns whether the field after the board is hands: in brackets, or a dash, which cannot be a side to move. */
    static boolean isDetachedHands(String field) {
        return field.startsWith("[") || field.equals("-");
    }

    private void parseHands(String text) {
        if (hasHands) {
            throw new FenException("the hands are given twice: " + QuotedText.of(text));
        }
        hasHands = true;
        String letters = text;
        if (text.startsWith("[")) {
            if (text.indexOf(']') != text.length() - 1) {
                throw new FenException("the hands stand after the board and end with ]: " + QuotedText.of(text));
            }
            letters = text.substring(1, text.length() - 1);
        }
        if (letters.equals("-")) {
            return;
        }
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            if (HAND_LETTERS.indexOf(letter) < 0) {
                throw new FenException("the hands have '" + letter + "', expected letters of " + HAND_LETTERS + ": "
                        + QuotedText.of(text));
            }
            builder.addToHand(Piece.fromLetter(letter));
        }
    }

    /** Reads what chess.com writes after the move number: the hands, then the squares of the promoted pieces. */
    private void parseEnd() {
        if (name.variant().hasDrops() && !hasHands) {
            parseHands(next("-"));
            parsePromoted(next("-"));
        }
        if (fields.hasNext()) {
            throw new FenException("unexpected text after the move number: " + QuotedText.of(fields.next()));
        }
    }

    private void parsePromoted(String text) {
        String squares = text.equals("-") ? "" : text.replace(",", "");
        for (int i = 0; i < squares.length(); i += 2) {
            int square = Square.parse(squares, i);
            if (square == Square.NONE || builder.pieceAt(square) == Piece.NONE) {
                throw new FenException(
                        "expected squares of promoted pieces such as h8, not " + QuotedText.of(squares.substring(i)));
            }
            builder.promoted(square);
        }
    }

    // ---- the other fields -------------------------------------------------------------------------------------------

    private static int parseSide(String text) {
        return switch (text) {
            case "w" -> Side.WHITE;
            case "b" -> Side.BLACK;
            default -> throw new FenException("the side to move is w or b, not " + QuotedText.of(text));
        };
    }

    private void parseCastling() {
        if (name.chess960()) {
            CastlingField.parse(castling, builder);
        } else {
            CastlingField.parseHome(castling, builder);
        }
    }

    /** Returns the warning about castling rights that are dropped. */
    private String message(String dropped) {
        boolean one = dropped.length() == 1;
        return "castling " + (one ? "right " : "rights ") + dropped + (one ? " is" : " are") + " dropped: in "
                + name.pgn() + " king and rook castle from their home squares";
    }

    private static int parseEnPassant(String text) {
        if (text.equals("-")) {
            return Square.NONE;
        }
        int square = text.length() == 2 ? Square.parse(text, 0) : Square.NONE;
        if (square == Square.NONE) {
            throw new FenException("the en passant square is - or a square, not " + QuotedText.of(text));
        }
        return square;
    }

    private static int parseCounter(String name, String text) {
        if (text.equals("-")) {
            return 0;
        }
        if (!COUNTER.matcher(text).matches()) {
            throw new FenException("the " + name + " is a number, not " + QuotedText.of(text));
        }
        return (int) Math.min(Long.parseLong(text), MAX_COUNTER);
    }
}
