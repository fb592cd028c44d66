/** Games between neighbouring levels of the engine, which measure their strength. */
@NullMarked
package parachute.tools.levels;

import org.jspecify.annotations.NullMarked;
