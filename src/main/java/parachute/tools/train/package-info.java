/** Tuning of the evaluation's weights: games of the engine against itself, and Texel's method on their positions. */
package parachute.tools.train;
