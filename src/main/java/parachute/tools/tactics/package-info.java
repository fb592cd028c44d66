/**
 * Finds what solves a position: mates proved by the solver, and single good moves by the searches of one or two
 * engines.
 */
@NullMarked
package parachute.tools.tactics;

import org.jspecify.annotations.NullMarked;
