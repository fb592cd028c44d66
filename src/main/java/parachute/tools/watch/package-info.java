/** Long work as a page shows it, while it runs and when it has finished: matches, training, analyses. */
@NullMarked
package parachute.tools.watch;

import org.jspecify.annotations.NullMarked;
