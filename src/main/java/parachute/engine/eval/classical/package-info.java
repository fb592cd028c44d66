/** The classical evaluation: hand-written terms with tuned weights, and the tables of the weights. */
@NullMarked
package parachute.engine.eval.classical;

import org.jspecify.annotations.NullMarked;
