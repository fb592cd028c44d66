/** The static evaluation of positions. */
package parachute.engine.eval;
