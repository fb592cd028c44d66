/** The game, the options and a search in the background, as every front end uses them. */
@NullMarked
package parachute.engine;

import org.jspecify.annotations.NullMarked;
