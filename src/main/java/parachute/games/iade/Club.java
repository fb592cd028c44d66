package parachute.games.iade;

import java.util.Optional;

/**
 * The state of a session: the registered players and the game in progress.
 *
 * @param players the register
 * @param game between registered players; there is one at most
 */
record Club(Players players, Optional<RunningGame> game) {
    /** No players, no game. */
    static Club empty() {
        return new Club(new Players(), Optional.empty());
    }

    /** The same players with this game in progress. */
    Club playing(RunningGame next) {
        return new Club(players, Optional.of(next));
    }

    /** The same players with no game. */
    Club idle() {
        return new Club(players, Optional.empty());
    }
}
