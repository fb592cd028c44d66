/** Options and parameters that several commands share, read by picocli, and checks of the files that they name. */
@NullMarked
package parachute.cli.option;

import org.jspecify.annotations.NullMarked;
