/** What a match is made of, as the command line says it: engines, their limits and options, and builds of this program. */
@NullMarked
package parachute.tools.match.setup;

import org.jspecify.annotations.NullMarked;
