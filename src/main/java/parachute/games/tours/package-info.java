/**
 * Knight's tours on square boards of any size: counted, listed, found one by one, closed, on boards with squares
 * missing. Independent of the rest of the program except for reading and writing lines.
 */
@NullMarked
package parachute.games.tours;

import org.jspecify.annotations.NullMarked;
