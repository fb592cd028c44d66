package parachute.games.iade;

import java.util.Optional;

/**
 * All that is kept: who is registered, and the game in progress.
 *
 * @param players the register
 * @param game the only game that goes on, between registered players
 */
record Club(Players players, Optional<RunningGame> game) {
    /** Nobody there yet. */
    static Club empty() {
        return new Club(new Players(), Optional.empty());
    }

    /** The same players at this game. */
    Club playing(RunningGame next) {
        return new Club(players, Optional.of(next));
    }

    /** The same players with no game. */
    Club idle() {
        return new Club(players, Optional.empty());
    }
}
