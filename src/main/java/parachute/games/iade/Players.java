package parachute.games.iade;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The register of players; names that differ in case or in an accent are different. */
final class Players {
    /** Most wins first, then by name, in the order of the code units. */
    private static final Comparator<RegisteredPlayer> RANKING =
            Comparator.comparingInt(RegisteredPlayer::wins).reversed().thenComparing(RegisteredPlayer::name);

    private final Map<String, RegisteredPlayer> byName = new HashMap<>();

    /** Registers a player; false if the name is taken. */
    boolean register(RegisteredPlayer player) {
        return byName.putIfAbsent(player.name(), player) == null;
    }

    /** Whether a player is registered under exactly this name. */
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

    /** All players in the order of the list. */
    List<RegisteredPlayer> ranking() {
        Collection<RegisteredPlayer> all = byName.values();
        return all.stream().sorted(RANKING).toList();
    }
}
