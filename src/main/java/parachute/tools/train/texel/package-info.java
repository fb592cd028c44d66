/** Tuning of the classical evaluation's weights by the results of games: Texel's method. */
package parachute.tools.train.texel;
