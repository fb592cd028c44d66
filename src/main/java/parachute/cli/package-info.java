/** Start of the program: connects the front ends to the standard streams and ends with their exit status. */
@NullMarked
package parachute.cli;

import org.jspecify.annotations.NullMarked;
