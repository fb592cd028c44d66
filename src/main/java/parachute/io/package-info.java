/**
 * Lines in and out of a pair of pipes, those of this program or of one started by it, why a file cannot be used, and the
 * name to introduce oneself by; knows nothing of chess.
 */
package parachute.io;
