package parachute.engine.search;

import parachute.rules.board.Variant;

/**
 * The numbers of the pruning rules, in centipawns a ply unless said otherwise. A capture in crazyhouse swings the
 * balance twice, and attacks come out of the hand, so its margins are wide.
 *
 * @param aspiration half of the first window around the last score
 * @param reverseFutility a node whose evaluation is this much above beta for each ply left is cut; one ply counts less if
 *     the side to move stands better than at its last move
 * @param razoring a node whose evaluation is this much below alpha for each ply left only gets a quiescence search
 * @param nullMove a pass is searched a ply less deeply for each time that the evaluation is this much above beta
 * @param futilityBase quiet moves are not tried if the evaluation, this and {@code futility} cannot reach alpha
 * @param futility the same for each ply left
 * @param captureLoss captures that lose more than this for each ply left are not tried
 * @param quietLoss quiet moves that hang more than this for each ply left are not tried
 * @param delta captures in quiescence that cannot come this close to alpha are not tried
 * @param moveCountFactor scales the number of moves after which no quiet one is tried at low depth, in quarters
 */
record Margins(
        int aspiration,
        int reverseFutility,
        int razoring,
        int nullMove,
        int futilityBase,
        int futility,
        int captureLoss,
        int quietLoss,
        int delta,
        int moveCountFactor) {

    private static final Margins CHESS = new Margins(16, 60, 220, 220, 90, 90, 90, 60, 150, 12);
    private static final Margins CRAZYHOUSE = new Margins(30, 100, 400, 400, 160, 160, 180, 110, 250, 18);

    static Margins of(Variant variant) {
        return variant.hasDrops() ? CRAZYHOUSE : CHESS;
    }
}
