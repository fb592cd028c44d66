/**
 * The position: squares of a 0x88 board, pieces and moves as ints, and {@link parachute.rules.board.Position}, which
 * makes and unmakes moves.
 */
@NullMarked
package parachute.rules.board;

import org.jspecify.annotations.NullMarked;
