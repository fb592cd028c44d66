/**
 * Shogun, a game on eight by eight squares in which a number on each piece says how many squares it moves: the rules, a
 * line protocol, and the positions that the search plays.
 */
package parachute.games.shogun;
