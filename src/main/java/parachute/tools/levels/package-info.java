/** Games between the engine's levels, each against the next, which measure how strong they are. */
@NullMarked
package parachute.tools.levels;

import org.jspecify.annotations.NullMarked;
