/** The Universal Chess Interface: lines to commands, progress of the search to lines. */
@NullMarked
package parachute.protocol.uci;

import org.jspecify.annotations.NullMarked;
