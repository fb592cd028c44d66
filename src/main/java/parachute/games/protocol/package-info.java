/** The line protocols of the games, with one request and one reply per line, and the session that implements them. */
@NullMarked
package parachute.games.protocol;

import org.jspecify.annotations.NullMarked;
