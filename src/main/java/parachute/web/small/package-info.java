/** The small games for pages: positions, legal moves and the program's replies, and searches for knight's tours. */
@NullMarked
package parachute.web.small;

import org.jspecify.annotations.NullMarked;
