/** The loop that trains the networks: games, training, a check and a match, one generation after another. */
@NullMarked
package parachute.tools.train.loop;

import org.jspecify.annotations.NullMarked;
