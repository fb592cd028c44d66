/** Legal moves and drops, checks, static exchange, perft, and how a game stands by the rules. */
package parachute.rules.movegen;
