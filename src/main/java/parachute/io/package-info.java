/**
 * Bounded lines of input and output of this process and of child processes; text files and their errors; and the name
 * of the program. Independent of chess.
 */
@NullMarked
package parachute.io;

import org.jspecify.annotations.NullMarked;
