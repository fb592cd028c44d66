/** The loop that teaches the networks: games, training, a check and a match, one generation after the other. */
@NullMarked
package parachute.tools.train.loop;

import org.jspecify.annotations.NullMarked;
