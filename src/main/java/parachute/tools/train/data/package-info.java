/** Games of the engine against itself: playing them, keeping them in compact files, and the positions to learn from. */
package parachute.tools.train.data;
