/** The shortest mate in a position, proved, or how far there is none. */
@NullMarked
package parachute.tools.mate;

import org.jspecify.annotations.NullMarked;
