/**
 * Shogun, a game on eight by eight squares in which a number on each piece says how far it has to go: the rules, a line
 * protocol, and what the search needs to play it.
 */
package parachute.games.shogun;
