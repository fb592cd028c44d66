/** Games of the engine against itself in compact files, and as positions to learn from. */
@NullMarked
package parachute.tools.train.data;

import org.jspecify.annotations.NullMarked;
