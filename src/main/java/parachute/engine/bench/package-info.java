/** Measures that the protocols and the command line share: counting legal moves, and searching fixed positions. */
package parachute.engine.bench;
