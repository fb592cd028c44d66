/**
 * The chess variant of IADE's programming course: pieces with names, a special operation for most kinds of pieces, and
 * a text protocol in Portuguese.
 */
@NullMarked
package parachute.games.iade;

import org.jspecify.annotations.NullMarked;
