/** The choice between the evaluations: networks and the classical evaluation. */
@NullMarked
package parachute.engine.eval.choice;

import org.jspecify.annotations.NullMarked;
