/** Forced mates, proved move by move without any judgement of positions. */
@NullMarked
package parachute.engine.mate;

import org.jspecify.annotations.NullMarked;
