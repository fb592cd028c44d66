/** The game, the options and a search in the background: what every front end drives. */
@NullMarked
package parachute.engine;

import org.jspecify.annotations.NullMarked;
