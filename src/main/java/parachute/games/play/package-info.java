/** What every game for two players gets for nothing: a search that plays it, a random opponent, and matches between players. */
package parachute.games.play;
