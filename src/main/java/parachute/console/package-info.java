/** Lines in and out of a pair of pipes, and the name to introduce oneself by; knows nothing of chess. */
package parachute.console;
