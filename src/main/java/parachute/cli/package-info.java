/** Start of the program: connects the front ends to the standard streams and ends with their exit status. */
package parachute.cli;
