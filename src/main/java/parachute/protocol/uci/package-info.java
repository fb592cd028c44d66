/** The Universal Chess Interface: turns lines into commands, and the progress of the search into lines. */
@NullMarked
package parachute.protocol.uci;

import org.jspecify.annotations.NullMarked;
