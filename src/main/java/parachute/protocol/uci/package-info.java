/** The Universal Chess Interface: lines to commands, progress of the search to lines. */
package parachute.protocol.uci;
