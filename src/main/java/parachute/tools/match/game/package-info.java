/**
 * One game: its position and clocks, its players as an interface, and the referee, who judges moves by the rules and ends
 * the game.
 */
@NullMarked
package parachute.tools.match.game;

import org.jspecify.annotations.NullMarked;
