/**
 * The parts of a match, as described on the command line: engines, their limits and options, and openings.
 */
@NullMarked
package parachute.tools.match.setup;

import org.jspecify.annotations.NullMarked;
