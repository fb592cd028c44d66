package parachute.engine.eval.choice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.engine.eval.endings.BareKing;
import parachute.engine.eval.endings.Endings;
import parachute.engine.eval.endings.FiftyMoveRule;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.PieceWorth;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The evaluation of a position, as a search gets it, in parts that add up to it. All values are in centipawns from
 * White's side.
 *
 * @param pieces what each piece but the kings is worth to the network, by its 0x88 square; empty with a bare king of
 *     chess
 * @param parts the parts of the evaluation; the first of them is the sum of the pieces, or the rule about a bare king
 */
public record Explanation(Map<Integer, Integer> pieces, List<ExplanationPart> parts) {
    private static final String BORDER = "+-------".repeat(8) + "+";

    /**
     * A part of an evaluation.
     *
     * @param name what it is, for users
     * @param value what it adds
     */
    public record ExplanationPart(String name, int value) {}

    /** Keeps map and list from changing. */
    public Explanation {
        pieces = Collections.unmodifiableMap(new LinkedHashMap<>(pieces));
        parts = List.copyOf(parts);
    }

    /** Explains the evaluation of a position of the network's variant that is not in check. */
    static Explanation of(Network network, Position position) {
        boolean hasChessEndings = VariantProfile.of(position.variant()).hasChessEndings();
        Map<Integer, Integer> pieces = new LinkedHashMap<>();
        List<ExplanationPart> parts = new ArrayList<>();
        if (hasChessEndings && BareKing.isIn(position)) {
            parts.add(new ExplanationPart(
                    "A bare king " + BareKing.rule(position), whites(position, BareKing.evaluate(position))));
        } else {
            PieceWorth worth = new PieceWorth(network, position);
            addPieces(worth, position, pieces, parts);
            if (hasChessEndings) {
                int corrected = whites(position, Endings.correct(position, whites(position, worth.value())));
                addUnlessZero("Correction of the ending", corrected - worth.value(), parts);
            }
        }
        int sum = sum(parts);
        addUnlessZero("Fifty-move rule", FiftyMoveRule.damp(position, sum) - sum, parts);
        return new Explanation(pieces, parts);
    }

    private static void addPieces(
            PieceWorth worth, Position position, Map<Integer, Integer> pieces, List<ExplanationPart> parts) {
        long kings = position.piecesOfKind(Piece.KING);
        for (long rest = position.occupied() & ~kings; rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            pieces.put(square, worth.of(square));
        }
        parts.add(new ExplanationPart(
                "Pieces on the board",
                pieces.values().stream().mapToInt(Integer::intValue).sum()));
        if (position.variant().hasDrops()) {
            parts.add(new ExplanationPart("White's hand", worth.ofHand(Side.WHITE)));
            parts.add(new ExplanationPart("Black's hand", worth.ofHand(Side.BLACK)));
        }
        parts.add(new ExplanationPart("Tempo", worth.ofTempo()));
        parts.add(new ExplanationPart("What the pieces do not account for", worth.value() - sum(parts)));
    }

    private static void addUnlessZero(String name, int value, List<ExplanationPart> parts) {
        if (value != 0) {
            parts.add(new ExplanationPart(name, value));
        }
    }

    /** Returns a value for the side to move as one for White, and the other way round. */
    private static int whites(Position position, int value) {
        return position.sideToMove() == Side.WHITE ? value : -value;
    }

    private static int sum(List<ExplanationPart> parts) {
        return parts.stream().mapToInt(ExplanationPart::value).sum();
    }

    /** Returns the evaluation: the sum of its parts. */
    public int value() {
        return sum(parts);
    }

    // ---- as text --------------------------------------------------------------------------------------------------

    /** Returns a board with the worth of each piece, the parts, and in the last line the evaluation; in pawns. */
    List<String> lines(Position position) {
        List<String> lines = new ArrayList<>();
        if (!pieces.isEmpty()) {
            lines.add("What each piece is worth to the network, in pawns from White's side");
            for (int rank = 7; rank >= 0; rank--) {
                lines.add(BORDER);
                lines.add(row(rank, square -> symbol(position, square)));
                lines.add(row(rank, square -> pieces.containsKey(square) ? pawns(pieces.get(square)) : ""));
            }
            lines.add(BORDER);
        }
        parts.forEach(part -> lines.add(part.name + ": " + pawns(part.value)));
        lines.add("Evaluation: " + pawns(value()) + " (White's side)");
        return lines;
    }

    private static String row(int rank, IntFunction<String> text) {
        return IntStream.range(0, 8)
                .mapToObj(file -> String.format("|%6s ", text.apply(Square.of(file, rank))))
                .collect(Collectors.joining("", "", "|"));
    }

    private static String symbol(Position position, int square) {
        int piece = position.pieceAt(square);
        if (piece == Piece.NONE) {
            return "";
        }
        return Piece.letter(piece) + (Square.contains(position.promoted(), square) ? "~  " : "   ");
    }

    private static String pawns(int centipawns) {
        return String.format(Locale.ROOT, "%+.2f", centipawns / 100.0);
    }
}
