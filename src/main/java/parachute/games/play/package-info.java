/**
 * What all games for two players have in common: the search that plays them, a random player, and games between two
 * players.
 */
@NullMarked
package parachute.games.play;

import org.jspecify.annotations.NullMarked;
