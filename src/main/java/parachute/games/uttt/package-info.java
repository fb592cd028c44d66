/**
 * Ultimate Tic-Tac-Toe: nine boards of tic-tac-toe in a board of tic-tac-toe, where each move names the board of the
 * next. The methods that stand for a predicate of the well-known Prolog exercise bear its name.
 */
package parachute.games.uttt;
