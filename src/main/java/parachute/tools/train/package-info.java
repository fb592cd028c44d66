/** What makes evaluations from the engine's own games. */
package parachute.tools.train;
