/** The search: iterative deepening, alpha-beta, quiescence, the transposition table, time management, threads. */
package parachute.engine.search;
