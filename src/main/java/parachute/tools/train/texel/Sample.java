package parachute.tools.train.texel;

import parachute.rules.board.Position;

/**
 * A quiet position from a game, with the score of the search and the result of the game.
 *
 * @param score centipawns from White's view
 * @param result 1 if White won, 0.5 for a draw, 0 if Black won
 */
record Sample(Position position, int score, double result) {}
