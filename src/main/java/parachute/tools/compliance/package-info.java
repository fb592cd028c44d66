/** Whether an engine speaks its protocol well enough to be played with by a program. */
@NullMarked
package parachute.tools.compliance;

import org.jspecify.annotations.NullMarked;
