/** Forced mates, proved move by move without evaluating positions. */
@NullMarked
package parachute.engine.mate;

import org.jspecify.annotations.NullMarked;
