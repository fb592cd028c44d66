/** The command line: picks a front end from the arguments or from the first line of input, and ties it to the streams. */
package parachute.cli;
