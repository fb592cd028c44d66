/** The full command line, read by picocli: the commands with their options and help. */
@NullMarked
package parachute.cli.command;

import org.jspecify.annotations.NullMarked;
