/** Positions and moves as text: FEN, Unicode boards, standard algebraic notation and the coordinates of protocols. */
package parachute.rules.notation;
