/** Makes the evaluation's weights: plays games against itself and tunes by their results. Nothing else needs it. */
package parachute.tools.train;
