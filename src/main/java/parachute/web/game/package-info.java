/** Games of people and the engine that are kept in files: players, clocks, results and watchers. */
@NullMarked
package parachute.web.game;

import org.jspecify.annotations.NullMarked;
