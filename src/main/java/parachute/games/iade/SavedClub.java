package parachute.games.iade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A club as stored in a file. When read from a damaged file, this and the records in it can hold null in any field;
 * {@link #club} refuses that.
 *
 * @param format always {@link #FORMAT}
 * @param version always {@link #VERSION}: files of other versions are refused
 * @param players the register, in the order of the list
 * @param game the game in progress, null if there is none
 */
record SavedClub(
        String format,
        int version,
        List<RegisteredPlayer> players,
        @Nullable SavedGame game) {
    static final String FORMAT = "parachute-iade";
    static final int VERSION = 1;

    /** Returns the stored form of a club. */
    static SavedClub of(Club club) {
        SavedGame game = club.game().map(SavedGame::of).orElse(null);
        return new SavedClub(FORMAT, VERSION, club.players().ranking(), game);
    }

    /**
     * Returns the club that was saved.
     *
     * @throws IllegalArgumentException if it is not valid
     */
    Club club() {
        require(FORMAT.equals(format), "format is not " + FORMAT);
        require(version == VERSION, "version is not " + VERSION);
        require(players != null, "no players");
        Players register = new Players();
        for (RegisteredPlayer player : players) {
            require(player != null && player.hasName(), "a player without a name");
            require(isPossible(player), "impossible numbers of games of " + player.name());
            require(register.register(player), "a second player " + player.name());
        }
        Optional<RunningGame> running = Optional.ofNullable(game).map(SavedGame::game);
        running.ifPresent(found -> require(
                register.has(found.white()) && register.has(found.black()), "a game between unregistered players"));
        return new Club(register, running);
    }

    private static boolean isPossible(RegisteredPlayer player) {
        int min = Math.min(player.wins(), Math.min(player.draws(), player.losses()));
        long sum = (long) player.wins() + player.draws() + player.losses();
        return min >= 0 && sum == player.games();
    }

    /**
     * Checks a condition.
     *
     * @throws IllegalArgumentException with this message if it is false
     */
    static void require(boolean valid, String message) {
        if (!valid) {
            throw new IllegalArgumentException(message);
        }
    }

    /** Returns a list, and refuses a missing one or missing elements. */
    static List<String> strings(List<String> list, String name) {
        require(list != null && !new ArrayList<>(list).contains(null), "no list " + name);
        return list;
    }
}
