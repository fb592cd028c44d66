/** How games begin: the built-in openings, those of files in PGN, EPD or a book of moves, and how books are made. */
@NullMarked
package parachute.tools.match.opening;

import org.jspecify.annotations.NullMarked;
