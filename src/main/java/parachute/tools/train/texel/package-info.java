/** Tuning of the classical evaluation's weights by the results of games: Texel's method. */
@NullMarked
package parachute.tools.train.texel;

import org.jspecify.annotations.NullMarked;
