/** Matches as pages show them while they are played. */
@NullMarked
package parachute.web.watch;

import org.jspecify.annotations.NullMarked;
