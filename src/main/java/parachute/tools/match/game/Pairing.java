package parachute.tools.match.game;

import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;

/**
 * A game to be played: who plays whom, and from which opening.
 *
 * @param round its place in the match
 * @param variant the variant of the game
 * @param opening its opening
 * @param white the engine that has White
 * @param black the engine that has Black
 */
public record Pairing(Round round, Variant variant, Opening opening, EngineSpec white, EngineSpec black) {
    /** Returns the engine of a side. */
    public EngineSpec engine(int side) {
        return side == Side.WHITE ? white : black;
    }
}
