/**
 * Tactical positions from the engine's own games: proved mates and single winning moves, how they were found, and how
 * many of them a search solves.
 */
@NullMarked
package parachute.tools.suite;

import org.jspecify.annotations.NullMarked;
