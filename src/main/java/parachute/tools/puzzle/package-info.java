/** Puzzles found in games: positions after a mistake in which one move at a time solves, with themes and ratings. */
@NullMarked
package parachute.tools.puzzle;

import org.jspecify.annotations.NullMarked;
