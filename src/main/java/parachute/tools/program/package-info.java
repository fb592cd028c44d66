/**
 * Programs as a command line starts them: this one with its builds, installed ones, words of commands, and the
 * processors that they run on.
 */
@NullMarked
package parachute.tools.program;

import org.jspecify.annotations.NullMarked;
