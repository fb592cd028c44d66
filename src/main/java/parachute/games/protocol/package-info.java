/** The line protocols of the games: one request a line, one answer a line, and the session behind them. */
@NullMarked
package parachute.games.protocol;

import org.jspecify.annotations.NullMarked;
