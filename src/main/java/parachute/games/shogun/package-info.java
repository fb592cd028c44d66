/**
 * Shogun, a game on eight by eight squares in which a number on each piece says how many squares it moves: the rules, a
 * line protocol, and the positions that the search plays.
 */
@NullMarked
package parachute.games.shogun;

import org.jspecify.annotations.NullMarked;
