/** What all games for two players share: the search that plays them, a random player, and games between two players. */
package parachute.games.play;
