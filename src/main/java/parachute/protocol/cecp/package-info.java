/**
 * The front end for XBoard and other clients of its protocol: version 2 of the Chess Engine Communication Protocol, over
 * two streams.
 *
 * <p>Three layers, each testable without the others: lines in and out ({@link parachute.protocol.cecp.EventQueue},
 * {@link parachute.protocol.cecp.CecpOutput}), the syntax of commands ({@link parachute.protocol.cecp.Command}, {@link
 * parachute.protocol.cecp.Numbers}), and the game that they control ({@link parachute.protocol.cecp.CecpGame}), which
 * drives an engine. One thread handles one queue of lines and ends of searches, so the game needs no locks.
 */
@NullMarked
package parachute.protocol.cecp;

import org.jspecify.annotations.NullMarked;
