/** The progress of long work: lines for a terminal, and parts of a page that change in place. */
@NullMarked
package parachute.tools.progress;

import org.jspecify.annotations.NullMarked;
