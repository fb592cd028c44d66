/**
 * Ultimate Tic-Tac-Toe: nine boards of tic-tac-toe in a board of tic-tac-toe, where each move names the board of the
 * next. Methods that correspond to a predicate of the Prolog exercise have its name.
 */
@NullMarked
package parachute.games.uttt;

import org.jspecify.annotations.NullMarked;
