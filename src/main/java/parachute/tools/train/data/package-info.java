/** Games of the engine against itself: played, stored in compact files, and used as positions to learn from. */
@NullMarked
package parachute.tools.train.data;

import org.jspecify.annotations.NullMarked;
