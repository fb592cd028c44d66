/** Legal moves and drops, checks, static exchange evaluation, perft, and the outcome of a game. */
@NullMarked
package parachute.rules.movegen;

import org.jspecify.annotations.NullMarked;
