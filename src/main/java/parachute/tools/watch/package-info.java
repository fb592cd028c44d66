/** Work that takes long as a page shows it, while it is done and when it is over: matches, training, analyses. */
@NullMarked
package parachute.tools.watch;

import org.jspecify.annotations.NullMarked;
