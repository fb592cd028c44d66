/** What the engine needs to know about a variant in addition to its rules: one profile each. */
@NullMarked
package parachute.engine.variant;

import org.jspecify.annotations.NullMarked;
