/** What commands print while they run: lines of progress, and results that somebody may stop reading. */
@NullMarked
package parachute.cli.terminal;

import org.jspecify.annotations.NullMarked;
