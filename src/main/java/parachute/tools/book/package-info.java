/** The making of opening books from games, and of balanced openings for matches. */
@NullMarked
package parachute.tools.book;

import org.jspecify.annotations.NullMarked;
