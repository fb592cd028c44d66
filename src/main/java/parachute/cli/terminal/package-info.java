/** The output of commands while they run: lines of progress, and results that a reader may stop reading. */
@NullMarked
package parachute.cli.terminal;

import org.jspecify.annotations.NullMarked;
