/** The program that reads one Unicode board and writes one board, or all that can follow. */
@NullMarked
package parachute.protocol.unicode;

import org.jspecify.annotations.NullMarked;
