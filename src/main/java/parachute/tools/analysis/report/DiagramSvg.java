package parachute.tools.analysis.report;

import java.util.OptionalInt;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.notation.San;
import parachute.tools.analysis.MoveMark;
import parachute.tools.page.PageResource;

/**
 * A position as an image. Where a mistake was made, the move played is a red arrow, the better one a green arrow, a
 * drop a ring around its square.
 */
public final class DiagramSvg {
    private static final int SQUARE = 40;

    /** Height of a line of pieces in hand above and below the board. */
    private static final int HAND = 34;

    private static final int BOARD = 8 * SQUARE;

    /** The upper edge of the board. */
    private final int top;

    private final SvgImage image;

    private DiagramSvg(String title, Position position) {
        boolean hasHands = position.variant().hasDrops();
        top = hasHands ? HAND : 0;
        image = new SvgImage(BOARD, BOARD + 2 * top, title);
        image.addText(PageResource.read("pieces.xml"));
        image.add("<rect width=\"%d\" height=\"%d\" fill=\"#f4f4f0\"/>", BOARD, BOARD + 2 * top);
        image.add("<rect y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#eddcbc\"/>", top, BOARD, BOARD);
        for (int index = 0; index < 64; index++) {
            if ((index + index / 8) % 2 == 1) {
                image.add(
                        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#b58a63\"/>",
                        index % 8 * SQUARE, top + index / 8 * SQUARE, SQUARE, SQUARE);
            }
        }
        for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            drawPiece(position.pieceAt(square), x(square) - SQUARE / 2, y(square) - SQUARE / 2, SQUARE);
            if (Square.contains(position.promoted(), square)) {
                image.add(
                        "<circle cx=\"%d\" cy=\"%d\" r=\"3.5\" fill=\"#0b62a8\" stroke=\"#ffffff\"/>",
                        x(square) + 14, y(square) - 14);
            }
        }
        if (hasHands) {
            drawHand(position, Side.BLACK, 0);
            drawHand(position, Side.WHITE, HAND + BOARD);
        }
    }

    /** Returns the image of a position. */
    public static String format(String title, Position position) {
        return new DiagramSvg(title, position).image.finish();
    }

    /**
     * Returns the image of a mistake.
     *
     * @param before the position before it
     * @param better the first move of the better line, if there is one
     */
    static String format(Position before, int mistake, MoveMark mark, OptionalInt better) {
        String title = San.format(before, mistake) + mark.symbol();
        String number = San.number(before);
        String other = better.isPresent() ? ", better " + number + San.format(before, better.getAsInt()) : "";
        DiagramSvg diagram = new DiagramSvg(number + title + other, before);
        diagram.drawMove(mistake, "#d02020");
        better.ifPresent(move -> diagram.drawMove(move, "#1f8a3c"));
        return diagram.image.finish();
    }

    private void drawHand(Position position, int side, int y) {
        int x = 0;
        for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
            int piece = Piece.of(side, kind);
            for (int i = 0; i < position.hand(piece); i++) {
                drawPiece(piece, x, y, HAND);
                x += Math.min(HAND, BOARD / position.handSize(side));
            }
        }
    }

    private void drawPiece(int piece, int x, int y, int size) {
        boolean white = Piece.side(piece) == Side.WHITE;
        image.add(
                "<use href=\"#%c\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" stroke-width=\"1.4\""
                        + " stroke-linejoin=\"round\" stroke-linecap=\"round\" fill=\"%s\" stroke=\"%s\" color=\"%s\"/>",
                Piece.kindLetter(Piece.kind(piece)),
                x,
                y,
                size,
                size,
                white ? "#fdfdfb" : "#2e2e2e",
                white ? "#1a1a1a" : "#0a0a0a",
                white ? "#1a1a1a" : "#e8e8e8");
    }

    private void drawMove(int move, String colour) {
        if (move == Move.NONE) {
            return;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            image.add(
                    "<circle cx=\"%d\" cy=\"%d\" r=\"17\" fill=\"none\" stroke=\"%s\" stroke-width=\"4\"/>",
                    x(to), y(to), colour);
            return;
        }
        int across = x(to) - x(from);
        int down = y(to) - y(from);
        double length = Math.hypot(across, down);
        image.add(
                "<path transform=\"translate(%d %d) rotate(%.1f)\" fill=\"%s\" fill-opacity=\"0.8\""
                        + " d=\"M8 -3 H%.1f V-9 L%.1f 0 L%.1f 9 V3 H8 Z\"/>",
                x(from), y(from), Math.toDegrees(Math.atan2(down, across)), colour, length - 16, length, length - 16);
    }

    private static int x(int square) {
        return Square.file(square) * SQUARE + SQUARE / 2;
    }

    private int y(int square) {
        return top + (7 - Square.rank(square)) * SQUARE + SQUARE / 2;
    }
}
