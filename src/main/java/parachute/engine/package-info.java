/** The game, the options and a search in the background: what every front end drives. */
package parachute.engine;
