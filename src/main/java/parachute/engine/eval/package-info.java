/** The static evaluation of positions. */
@NullMarked
package parachute.engine.eval;

import org.jspecify.annotations.NullMarked;
