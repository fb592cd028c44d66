/** Options and parameters that several commands share, read by picocli, and what holds for the files that they name. */
@NullMarked
package parachute.cli.option;

import org.jspecify.annotations.NullMarked;
