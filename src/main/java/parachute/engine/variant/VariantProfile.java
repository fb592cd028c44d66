package parachute.engine.variant;

import java.util.List;
import java.util.Optional;
import parachute.rules.board.Variant;

/**
 * What the engine needs to know about a variant in addition to its rules. The classes that read fitted or tuned numbers
 * define their meaning.
 *
 * @param parameters the values of the search's parameters, a text
 * @param pieceValues the values of captures in static exchange and move ordering
 * @param network that evaluates positions
 * @param book of openings in the format of Polyglot, if there is one
 * @param hasChessEndings whether knowledge of chess endings applies: which material mates a bare king, and how
 * @param chances of win, draw and loss by the score
 * @param mistakeScale the score in centipawns that stands for odds of e to 1 in games of weakened players
 * @param players measured, weakened players, the weakest first
 * @param wonScore centipawns from which a game is hardly ever lost
 * @param earlyEnd when a game ends by its scores before it ends by the rules
 */
public record VariantProfile(
        ProfileFile parameters,
        PieceValues pieceValues,
        ProfileFile network,
        Optional<ProfileFile> book,
        boolean hasChessEndings,
        WinDrawLossModel chances,
        double mistakeScale,
        List<MeasuredPlayer> players,
        int wonScore,
        EarlyEnd earlyEnd) {

    private static final VariantProfile CHESS = new VariantProfile(
            new ProfileFile("chess.parameters"),
            new PieceValues(new int[] {101, 333, 345, 524, 1_047}, new int[5]),
            new ProfileFile("chess.net"),
            Optional.of(new ProfileFile("chess.bin")),
            true,
            new WinDrawLossModel(104, 88),
            182,
            List.of(
                    new MeasuredPlayer(170, 1, 0.38),
                    new MeasuredPlayer(330, 1, 0.25),
                    new MeasuredPlayer(520, 1, 0.17),
                    new MeasuredPlayer(780, 1, 0.12),
                    new MeasuredPlayer(990, 1, 0.08),
                    new MeasuredPlayer(1_160, 200, 0.055),
                    new MeasuredPlayer(1_440, 700, 0.04),
                    new MeasuredPlayer(1_840, 2_000, 0.03),
                    new MeasuredPlayer(2_220, 5_000, 0.02)),
            500,
            new EarlyEnd(-80, true));

    private static final VariantProfile CRAZYHOUSE = new VariantProfile(
            new ProfileFile("crazyhouse.parameters"),
            new PieceValues(new int[] {75, 229, 254, 264, 422}, new int[] {116, 195, 214, 233, 361}),
            new ProfileFile("crazyhouse.net"),
            Optional.of(new ProfileFile("crazyhouse.bin")),
            false,
            new WinDrawLossModel(21, 216),
            423,
            List.of(
                    new MeasuredPlayer(200, 1, 0.95),
                    new MeasuredPlayer(330, 1, 0.55),
                    new MeasuredPlayer(376, 1, 0.4),
                    new MeasuredPlayer(498, 1, 0.25),
                    new MeasuredPlayer(672, 1, 0.17),
                    new MeasuredPlayer(917, 1, 0.12),
                    new MeasuredPlayer(1_272, 1, 0.08),
                    new MeasuredPlayer(1_490, 200, 0.055),
                    new MeasuredPlayer(1_674, 700, 0.04),
                    new MeasuredPlayer(1_919, 2_000, 0.03)),
            350,
            new EarlyEnd(-200, false));

    /** Copies the list. */
    public VariantProfile {
        players = List.copyOf(players);
    }

    /**
     * A weakened player; see levels.md for the measurements.
     *
     * @param elo its strength
     * @param nodes that it searches for each move
     * @param temperature of its choice between moves: the larger, the greater its mistakes
     */
    public record MeasuredPlayer(double elo, double nodes, double temperature) {}

    /**
     * When a game ends by its scores before it ends by the rules.
     *
     * @param drawAccepted centipawns up to which a draw offer is accepted: about the value of a lost pawn in chess,
     *     more in crazyhouse, where scores vary more
     * @param hasEvenEndings whether even games without progress end in a draw; captured pieces that return make
     *     progress
     */
    public record EarlyEnd(int drawAccepted, boolean hasEvenEndings) {}

    /** Returns the profile of a variant. */
    public static VariantProfile of(Variant variant) {
        return switch (variant) {
            case CHESS -> CHESS;
            case CRAZYHOUSE -> CRAZYHOUSE;
        };
    }
}
