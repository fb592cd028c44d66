/** What a position is worth without search. */
package parachute.engine.eval;
