/** Games of the engine against itself: playing them, keeping them in compact files, and the positions to learn from. */
@NullMarked
package parachute.tools.train.data;

import org.jspecify.annotations.NullMarked;
