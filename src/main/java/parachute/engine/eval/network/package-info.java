/**
 * The evaluation by a neural network with incremental updates (NNUE: Nasu, 2018; chessprogramming wiki, "NNUE"),
 * trained on games of the engine against itself.
 */
@NullMarked
package parachute.engine.eval.network;

import org.jspecify.annotations.NullMarked;
