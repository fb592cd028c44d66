/** Files of games: written in PGN while a match is played, and read to resume it or to show its table. */
@NullMarked
package parachute.tools.match.file;

import org.jspecify.annotations.NullMarked;
