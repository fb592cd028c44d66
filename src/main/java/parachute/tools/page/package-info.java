/** What pages for browsers have in common. */
@NullMarked
package parachute.tools.page;

import org.jspecify.annotations.NullMarked;
