/** Curves fitted to the scores and results of games: how scores predict results. */
@NullMarked
package parachute.tools.train.curve;

import org.jspecify.annotations.NullMarked;
