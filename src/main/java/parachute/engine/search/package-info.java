/** Which move is best: iterative deepening, alpha-beta, quiescence, the transposition table, the clock, threads. */
package parachute.engine.search;
