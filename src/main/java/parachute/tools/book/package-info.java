/** The making of opening books from games. */
@NullMarked
package parachute.tools.book;

import org.jspecify.annotations.NullMarked;
