/** The game so far, the options and a search in the background: what every door drives. */
package parachute.engine;
