package parachute.engine.eval.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.engine.eval.endings.Endings;
import parachute.engine.eval.endings.FiftyMoveRule;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The output of a network for a position, as text: the evaluation, and what each piece is worth, which is the
 * evaluation minus that of the position without the piece. All values are from White's side, so Black's pieces usually
 * have negative worth. Positions without a piece need not be legal.
 */
public final class NetworkReport {
    private static final String BORDER = "+-------".repeat(8) + "+";

    private final Position position;
    private final AccumulatorStack<?> accumulators;
    private final long[] inputs = new long[Features.SETS];
    private final int value;

    /** Creates a report on a position of the network's variant. */
    public NetworkReport(Network network, Position position) {
        this.position = position;
        accumulators = new AccumulatorStack<>(network.prepared());
        Features.read(position, inputs);
        value = evaluate(inputs, Features.outputBucket(position));
    }

    /** Returns the evaluation in centipawns, from White's side. */
    public int value() {
        return value;
    }

    /** Returns the worth in centipawns of the piece on a 0x88 square, which must hold a piece other than a king. */
    public int worth(int square) {
        long[] without = inputs.clone();
        Features.remove(without, position, square);
        return value - evaluate(without, Features.outputBucket(position, inHandCounts() ? 0 : 1));
    }

    /** Returns the worth in centipawns of one piece of a kind in hand: the last of those that the hand holds. */
    public int worthInHand(int piece) {
        long[] without = inputs.clone();
        Features.removeFromHand(without, position, piece);
        return value - evaluate(without, Features.outputBucket(position, inHandCounts() ? 1 : 0));
    }

    /** Returns whether the output bucket depends on the pieces in hand, not on those on the board. */
    private boolean inHandCounts() {
        return position.variant().hasDrops();
    }

    private int evaluate(long[] description, int bucket) {
        int evaluation = accumulators.evaluate(
                description,
                position.ply(),
                Features.king(position, Side.WHITE),
                Features.king(position, Side.BLACK),
                position.sideToMove(),
                bucket);
        return position.sideToMove() == Side.WHITE ? evaluation : -evaluation;
    }

    /**
     * Returns a board with the worth of each piece, the hands, and in the last line the evaluation as a search gets it,
     * corrected for chess endings; in pawns.
     */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("What each piece is worth to the network, in pawns from White's side");
        for (int rank = 7; rank >= 0; rank--) {
            lines.add(BORDER);
            lines.add(row(rank, this::symbol));
            lines.add(row(rank, this::worthText));
        }
        lines.add(BORDER);
        addHand(lines, "White's hand:", Side.WHITE);
        addHand(lines, "Black's hand:", Side.BLACK);
        int corrected = corrected();
        if (corrected != value) {
            lines.add("Correction of the ending: " + pawns(corrected - value));
        }
        int damped = FiftyMoveRule.damp(position, corrected);
        if (damped != corrected) {
            lines.add("Fifty-move rule: " + pawns(damped - corrected));
        }
        lines.add("Evaluation (network): " + pawns(damped) + " (White's side)");
        return lines;
    }

    private int corrected() {
        if (!VariantProfile.of(position.variant()).hasChessEndings()) {
            return value;
        }
        int sign = position.sideToMove() == Side.WHITE ? 1 : -1;
        return sign * Endings.correct(position, sign * value);
    }

    private static String row(int rank, IntFunction<String> text) {
        return IntStream.range(0, 8)
                .mapToObj(file -> String.format("|%6s ", text.apply(Square.of(file, rank))))
                .collect(Collectors.joining("", "", "|"));
    }

    private String symbol(int square) {
        int piece = position.pieceAt(square);
        if (piece == Piece.NONE) {
            return "";
        }
        return Piece.letter(piece) + (Square.contains(position.promoted(), square) ? "~  " : "   ");
    }

    private String worthText(int square) {
        int kind = Piece.kind(position.pieceAt(square));
        return kind == Piece.NONE || kind == Piece.KING ? "" : pawns(worth(square));
    }

    private void addHand(List<String> lines, String label, int side) {
        if (position.handSize(side) > 0) {
            lines.add(IntStream.rangeClosed(Piece.PAWN, Piece.QUEEN)
                    .map(kind -> Piece.of(side, kind))
                    .filter(piece -> position.hand(piece) > 0)
                    .mapToObj(piece ->
                            " " + position.hand(piece) + " " + Piece.letter(piece) + " " + pawns(worthInHand(piece)))
                    .collect(Collectors.joining(",", label, " (one less of each)")));
        }
    }

    private static String pawns(int centipawns) {
        return String.format(Locale.ROOT, "%+.2f", centipawns / 100.0);
    }
}
