/** What is told about work that takes long: lines for a terminal, and parts of a page that change in place. */
@NullMarked
package parachute.tools.progress;

import org.jspecify.annotations.NullMarked;
