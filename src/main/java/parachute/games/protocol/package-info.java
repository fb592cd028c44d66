/** The line protocols of the games: one request a line, one answer a line, and the session behind them. */
package parachute.games.protocol;
