package parachute.tools.match;

import java.util.ArrayList;
import java.util.List;

/** Who plays whom, in which order. */
final class Schedule {
    private Schedule() {}

    /**
     * All games of a match: round after round, in each round two games of every pairing.
     *
     * @param engines number of engines, at least 2
     * @param gauntlet whether only the first engine plays, against each of the others; otherwise all meet all
     * @param rounds pairs of games for each pairing
     */
    static List<ScheduledGame> of(int engines, boolean gauntlet, int rounds) {
        List<ScheduledGame> games = new ArrayList<>();
        int encounter = 0;
        for (int round = 0; round < rounds; round++) {
            for (int first = 0; first < (gauntlet ? 1 : engines - 1); first++) {
                for (int second = first + 1; second < engines; second++) {
                    encounter++;
                    games.add(new ScheduledGame(first, second, encounter, false));
                    games.add(new ScheduledGame(second, first, encounter, true));
                }
            }
        }
        return games;
    }

    /** Number of pairings, each of which has one pair of games a round. */
    static int pairings(int engines, boolean gauntlet) {
        return gauntlet ? engines - 1 : engines * (engines - 1) / 2;
    }
}
