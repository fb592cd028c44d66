/** The line protocols of the games: one request a line, one answer a line. */
package parachute.games.protocol;
