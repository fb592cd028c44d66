/**
 * Shogun, a game on eight by eight squares in which a number on each piece says how far it moves: the rules, a line
 * protocol, and the positions for the search.
 */
@NullMarked
package parachute.games.shogun;

import org.jspecify.annotations.NullMarked;
