/** Games of this engine with two different settings, played by searches in this process or on other machines. */
@NullMarked
package parachute.tools.train.games;

import org.jspecify.annotations.NullMarked;
