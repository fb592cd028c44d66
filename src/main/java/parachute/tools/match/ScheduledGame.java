package parachute.tools.match;

import parachute.tools.match.game.GameResult;

/**
 * A game of the match to be played.
 *
 * @param white index of the engine that has White
 * @param black index of the engine that has Black
 * @param encounter number of the pair of games, from 1: both games have the same opening, with colours swapped
 * @param second whether this is the second game of its pair
 * @param opening number of its opening, from 0: the same for all pairings of a round
 */
record ScheduledGame(int white, int black, int encounter, boolean second, int opening) {
    /** Returns the value of PGN's Round tag: "12.1" and "12.2" are the two games of the twelfth pair. */
    String round() {
        return encounter + (second ? GameResult.SECOND_OF_PAIR : ".1");
    }
}
