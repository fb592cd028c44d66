/** Checks whether an engine implements its protocol well enough for matches. */
@NullMarked
package parachute.tools.compliance;

import org.jspecify.annotations.NullMarked;
