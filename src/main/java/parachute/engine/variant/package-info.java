/** What the engine needs to know of a variant beside its rules: one profile each. */
@NullMarked
package parachute.engine.variant;

import org.jspecify.annotations.NullMarked;
