/** Vector instructions, where this Java has an API for them. */
@NullMarked
package parachute.engine.vector;

import org.jspecify.annotations.NullMarked;
