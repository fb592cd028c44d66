/** Training of the evaluation's networks on games of the engine against itself. */
@NullMarked
package parachute.tools.train.net;

import org.jspecify.annotations.NullMarked;
