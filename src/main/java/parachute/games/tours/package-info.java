/**
 * Knight's tours on square boards of any size: counted, listed, found one by one, closed, on boards with squares
 * missing. Knows nothing of the rest of the program but lines in and out.
 */
package parachute.games.tours;
