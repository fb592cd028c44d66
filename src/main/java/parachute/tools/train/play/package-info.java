/** Games of the engine against itself, played and given new scores. */
@NullMarked
package parachute.tools.train.play;

import org.jspecify.annotations.NullMarked;
