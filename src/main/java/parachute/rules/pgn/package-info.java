/** Games as trees of moves, with their comments and variations, and their texts in PGN. */
@NullMarked
package parachute.rules.pgn;

import org.jspecify.annotations.NullMarked;
