/**
 * Games: their position and clocks, their players as an interface, the referee, who checks moves by the rules and
 * ends the game, their results, and the PGN files that they are kept in.
 */
@NullMarked
package parachute.tools.match.game;

import org.jspecify.annotations.NullMarked;
