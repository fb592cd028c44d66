/** The program that is handed one Unicode board and answers with one board, or with all that can follow. */
@NullMarked
package parachute.protocol.unicode;

import org.jspecify.annotations.NullMarked;
