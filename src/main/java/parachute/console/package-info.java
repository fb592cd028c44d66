/** Lines in and out of a pair of pipes, why a file cannot be used, and the name to introduce oneself by; knows nothing of chess. */
package parachute.console;
