/** Tuning of the evaluation's weights: games of the engine against itself, and Texel's method on their positions. */
@NullMarked
package parachute.tools.train;

import org.jspecify.annotations.NullMarked;
