/** Legal moves and drops, checks, static exchange evaluation, perft, and the outcome of a game. */
package parachute.rules.movegen;
