package parachute.games.iade;

import java.text.CollationKey;
import java.text.Collator;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The register of players; names that differ in case or in an accent are different. */
final class Players {
    /** Most wins first, then in dictionary order, then by the code units of the name. */
    private static final Comparator<ListedPlayer> RANKING = Comparator.comparingInt(ListedPlayer::wins)
            .reversed()
            .thenComparing(ListedPlayer::key)
            .thenComparing(ListedPlayer::name);

    private final Map<String, RegisteredPlayer> byName = new HashMap<>();

    /** A player with the key by which names are compared. */
    private record ListedPlayer(RegisteredPlayer player, CollationKey key) {
        int wins() {
            return player.wins();
        }

        String name() {
            return player.name();
        }
    }

    /** Registers a player; returns false if the name is taken. */
    boolean register(RegisteredPlayer player) {
        return byName.putIfAbsent(player.name(), player) == null;
    }

    /** Returns whether a player is registered under exactly this name. */
    boolean has(String name) {
        return byName.containsKey(name);
    }

    /** Records a game that one registered player won against another. */
    void recordWin(String winner, String loser) {
        byName.computeIfPresent(winner, (name, player) -> player.afterWin());
        byName.computeIfPresent(loser, (name, player) -> player.afterLoss());
    }

    /** Records a draw between two registered players. */
    void recordDraw(String one, String other) {
        byName.computeIfPresent(one, (name, player) -> player.afterDraw());
        byName.computeIfPresent(other, (name, player) -> player.afterDraw());
    }

    /** Returns all players in the order of the list. */
    List<RegisteredPlayer> ranking() {
        Collator dictionary = dictionary();
        return byName.values().stream()
                .map(player -> new ListedPlayer(player, dictionary.getCollationKey(player.name())))
                .sorted(RANKING)
                .map(ListedPlayer::player)
                .toList();
    }

    /** Returns the root rules, which are those of Portuguese: every Java runtime has them, even without locale data. */
    private static Collator dictionary() {
        Collator collator = Collator.getInstance(Locale.ROOT);
        collator.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
        return collator;
    }
}
