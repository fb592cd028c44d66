/** Positions and moves as text: FEN, Unicode boards, standard algebraic notation and the coordinates of protocols. */
@NullMarked
package parachute.rules.notation;

import org.jspecify.annotations.NullMarked;
