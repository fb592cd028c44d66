package parachute.tools.train.games;

import parachute.tools.match.game.Round;

/**
 * A game between two sides.
 *
 * @param iteration number of the iteration of a tuning run, from 0
 * @param pair number of the pair of games in its iteration, from 0
 * @param second whether it is the second game of its pair, in which the minus side has White
 */
public record SearchGame(int iteration, int pair, boolean second) {
    /** Returns its place in the games of its iteration. */
    public Round round() {
        return Round.of(pair + 1, second);
    }
}
