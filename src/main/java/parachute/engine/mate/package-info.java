/** Forced mates, proved move by move without any judgement of positions. */
package parachute.engine.mate;
