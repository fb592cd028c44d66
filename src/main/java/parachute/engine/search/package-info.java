/** The search: iterative deepening, alpha-beta, quiescence, the transposition table, time management, threads. */
@NullMarked
package parachute.engine.search;

import org.jspecify.annotations.NullMarked;
