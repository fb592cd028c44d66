package parachute.games.iade;

import java.util.Optional;

/**
 * The state of a session: the registered players and the game in progress.
 *
 * @param players the register
 * @param game the game in progress between registered players, if any
 */
record Club(Players players, Optional<RunningGame> game) {
    /** Returns a club without players and without a game. */
    static Club empty() {
        return new Club(new Players(), Optional.empty());
    }

    /** Returns the same players with this game in progress. */
    Club playing(RunningGame next) {
        return new Club(players, Optional.of(next));
    }

    /** Returns the same players without a game. */
    Club idle() {
        return new Club(players, Optional.empty());
    }
}
