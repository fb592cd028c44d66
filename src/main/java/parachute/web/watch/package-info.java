/** Work that takes long as a page shows it while it is done: matches, training, analyses. */
@NullMarked
package parachute.web.watch;

import org.jspecify.annotations.NullMarked;
