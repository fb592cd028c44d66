/** The shortest mate in a position, or the length up to which there is none, both proved. */
@NullMarked
package parachute.tools.mate;

import org.jspecify.annotations.NullMarked;
