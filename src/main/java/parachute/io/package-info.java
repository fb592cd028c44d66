/**
 * Bounded lines of input and output, of this process or of a child process; the text of files, and their errors; and
 * the name of the program. Independent of chess.
 */
@NullMarked
package parachute.io;

import org.jspecify.annotations.NullMarked;
