package parachute.engine.variant;

import java.util.List;
import java.util.Optional;
import parachute.rules.board.Variant;

/**
 * What the engine needs to know of a variant beside its rules: its row. Numbers that were fitted or tuned keep the meaning
 * that the class has which reads them.
 *
 * @param weights of the classical evaluation, a text
 * @param parameters the values of the search's parameters, a text
 * @param pieceValues what captures are worth to the static exchange and the order of moves
 * @param network that evaluates positions; empty if the classical evaluation does
 * @param book of openings in the format of Polyglot, if there is one
 * @param hasChessEndings whether the knowledge of endings of chess holds: which material mates a bare king, and how
 * @param chances to win, draw and lose by the score
 * @param mistakeScale the score in centipawns that means odds of e to 1 in games of weakened players
 * @param players measured, weakened players, the weakest first
 * @param earlyEnd when a game ends by its scores before it ends by the rules
 */
public record VariantProfile(
        ProfileFile weights,
        ProfileFile parameters,
        PieceValues pieceValues,
        Optional<ProfileFile> network,
        Optional<ProfileFile> book,
        boolean hasChessEndings,
        Chances chances,
        double mistakeScale,
        List<MeasuredPlayer> players,
        EarlyEnd earlyEnd) {

    private static final VariantProfile CHESS = new VariantProfile(
            new ProfileFile("chess.weights"),
            new ProfileFile("chess.parameters"),
            new PieceValues(new int[] {101, 333, 345, 524, 1_047}, new int[5]),
            Optional.of(new ProfileFile("chess.net")),
            Optional.of(new ProfileFile("chess.bin")),
            true,
            new Chances(104, 88),
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
            new EarlyEnd(-80, true));

    private static final VariantProfile CRAZYHOUSE = new VariantProfile(
            new ProfileFile("crazyhouse.weights"),
            new ProfileFile("crazyhouse.parameters"),
            new PieceValues(new int[] {75, 229, 254, 264, 422}, new int[] {116, 195, 214, 233, 361}),
            Optional.of(new ProfileFile("crazyhouse.net")),
            Optional.of(new ProfileFile("crazyhouse.bin")),
            false,
            new Chances(14, 189),
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
            new EarlyEnd(-200, false));

    /** Keeps the list from changing. */
    public VariantProfile {
        players = List.copyOf(players);
    }

    /**
     * The two numbers of the model of chances, fitted by {@code train wdl} to games of the engine against itself;
     * analysis.md tells how they were made.
     *
     * @param a the score in centipawns at which half of the games are won; at least 0, and the larger the more are drawn
     * @param b centipawns by which the odds of winning grow e-fold, above 0
     */
    public record Chances(double a, double b) {}

    /**
     * A weakened player; levels.md tells how they were measured.
     *
     * @param elo its strength
     * @param nodes that it searches for each move
     * @param temperature of its choice between moves: the larger, the greater its mistakes
     */
    public record MeasuredPlayer(double elo, double nodes, double temperature) {}

    /**
     * When a game ends by its scores before it ends by the rules.
     *
     * @param drawAccepted centipawns up to which an offered draw is accepted: about the value of a lost pawn in chess, more
     *     in crazyhouse, where scores vary more
     * @param hasEvenEndings whether even games in which nothing happens end drawn; captured pieces that come back let
     *     something happen
     */
    public record EarlyEnd(int drawAccepted, boolean hasEvenEndings) {}

    /** The profile of a variant. */
    public static VariantProfile of(Variant variant) {
        return switch (variant) {
            case CHESS -> CHESS;
            case CRAZYHOUSE -> CRAZYHOUSE;
        };
    }
}
