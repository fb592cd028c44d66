/** The names of chess openings. */
@NullMarked
package parachute.tools.opening;

import org.jspecify.annotations.NullMarked;
