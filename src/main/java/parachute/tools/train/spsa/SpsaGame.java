package parachute.tools.train.spsa;

import parachute.tools.match.result.GameResult;

/**
 * A game between two sets of values.
 *
 * @param iteration number of iterations before this one
 * @param pair number of the pair of games in its iteration, from 0
 * @param second whether it is the second game of its pair, in which the minus side has White
 */
record SpsaGame(int iteration, int pair, boolean second) {
    /** PGN's Round tag. */
    String round() {
        return (pair + 1) + (second ? GameResult.SECOND_OF_PAIR : ".1");
    }
}
