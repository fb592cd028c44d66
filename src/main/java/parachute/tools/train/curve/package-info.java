/** Curves fitted to the scores and results of games: what a score says about how a game ends. */
@NullMarked
package parachute.tools.train.curve;

import org.jspecify.annotations.NullMarked;
