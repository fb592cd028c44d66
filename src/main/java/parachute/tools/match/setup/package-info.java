/**
 * What a match is made of, as the command line says it: engines, their limits and options, builds of this program, and the
 * openings that games begin with.
 */
@NullMarked
package parachute.tools.match.setup;

import org.jspecify.annotations.NullMarked;
