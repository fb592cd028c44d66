/** The full command line, read by picocli: the commands with their options and help. */
package parachute.cli.command;
