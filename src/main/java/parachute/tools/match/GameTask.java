package parachute.tools.match;

import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;

/**
 * A game to be played.
 *
 * @param round PGN's Round tag
 * @param opening its opening
 * @param white the engine that has White
 * @param black the engine that has Black
 */
record GameTask(String round, Opening opening, EngineSpec white, EngineSpec black) {}
