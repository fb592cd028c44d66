package parachute.tools.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Who plays whom, in which order: all at once, or stage by stage where it depends on the results. The games of a stage are
 * round after round, in each round two games of every pairing. Not safe for use by several threads at once.
 */
final class Schedule {
    private final Tournament tournament;
    private final int engines;
    private final int rounds;

    /** In a knockout those who are not out, by their places in the tree; elsewhere all. */
    private List<Integer> field;

    private List<Pairing> pairings = List.of();
    private final Set<Pairing> met = new HashSet<>();

    /** Half points; in a knockout those of the stage alone. */
    private final int[] halves;

    private int encounters;
    private int openings;
    private int stage;
    private int extraRounds;

    /** Two engines, the one with White in the first game of each pair first. */
    private record Pairing(int first, int second) {
        Pairing reversed() {
            return new Pairing(/* first= */ second, /* second= */ first);
        }
    }

    /**
     * A schedule of which nothing has been played.
     *
     * @param engines number of engines, at least 2
     * @param rounds pairs of games for each pairing
     */
    Schedule(Tournament tournament, int engines, int rounds) {
        this.tournament = tournament;
        this.engines = engines;
        this.rounds = rounds;
        this.field = IntStream.range(0, engines).boxed().toList();
        this.halves = new int[engines];
    }

    /** Counts a game of the stage. */
    void count(ScheduledGame game, int whiteHalves) {
        halves[game.white()] += whiteHalves;
        halves[game.black()] += 2 - whiteHalves;
    }

    /** The games of the next stage, when all of the one before have been counted; none if there is no further stage. */
    List<ScheduledGame> nextStage() {
        if (tournament.kind() == Tournament.Kind.KNOCKOUT && stage > 0) {
            List<Pairing> level = pairings.stream().filter(this::isLevel).toList();
            if (!level.isEmpty() && extraRounds < rounds) {
                extraRounds++;
                return games(level, 1);
            }
            field = winners();
            extraRounds = 0;
            Arrays.fill(halves, 0);
        }
        stage++;
        pairings = switch (tournament.kind()) {
            case ROUNDROBIN -> stage > 1 ? List.of() : meetings(engines, 0);
            case GAUNTLET -> {
                int seeds = Math.min(tournament.seeds(), engines - 1);
                yield stage > 1 ? List.of() : meetings(seeds, seeds);
            }
            case KNOCKOUT -> knockout();
            case SWISS -> stage > stages() ? List.of() : swiss();
        };
        met.addAll(pairings);
        pairings.forEach(pairing -> met.add(pairing.reversed()));
        return games(pairings, rounds);
    }

    /** How many games the stages will have that have not begun, as far as it is known. */
    int later() {
        int later = switch (tournament.kind()) {
            case ROUNDROBIN, GAUNTLET -> 0;
            case KNOCKOUT -> field.size() - pairings.size() - 1;
            case SWISS -> (stages() - stage) * (engines / 2);
        };
        return 2 * rounds * Math.max(0, later);
    }

    private List<ScheduledGame> games(List<Pairing> of, int times) {
        List<ScheduledGame> games = new ArrayList<>();
        for (int round = 0; round < times && !of.isEmpty(); round++) {
            for (Pairing pairing : of) {
                encounters++;
                games.add(new ScheduledGame(pairing.first, pairing.second, encounters, false, openings));
                games.add(new ScheduledGame(pairing.second, pairing.first, encounters, true, openings));
            }
            openings++;
        }
        return games;
    }

    /** Some of the first engines against all behind them that are none of another number of the first. */
    private List<Pairing> meetings(int first, int left) {
        List<Pairing> all = new ArrayList<>();
        for (int engine = 0; engine < first; engine++) {
            for (int other = Math.max(left, engine + 1); other < engines; other++) {
                all.add(new Pairing(engine, other));
            }
        }
        return all;
    }

    private boolean isLevel(Pairing pairing) {
        return halves[pairing.first] == halves[pairing.second];
    }

    /** Places of the tree in this stage: a power of two, so that each later stage has half as many. */
    private int places() {
        return field.size() < 2 ? 1 : 2 * Integer.highestOneBit(field.size() - 1);
    }

    /** The best against the worst; those go on whose opponent's place is empty. */
    private List<Pairing> knockout() {
        int places = places();
        return IntStream.range(places - field.size(), places / 2)
                .mapToObj(place -> new Pairing(field.get(place), field.get(places - 1 - place)))
                .toList();
    }

    /** Who won takes the better place of the two; if all their games left them level, that is the better seed. */
    private List<Integer> winners() {
        List<Integer> winners = new ArrayList<>(field.subList(0, places() / 2));
        for (Pairing pairing : pairings) {
            if (halves[pairing.second] > halves[pairing.first]) {
                winners.set(winners.indexOf(pairing.first), pairing.second);
            }
        }
        return winners;
    }

    private int stages() {
        return tournament.stages() > 0 ? tournament.stages() : Integer.SIZE - Integer.numberOfLeadingZeros(engines - 1);
    }

    /** By points, then by their order; the last one has no game if they are odd, which counts as won. */
    private List<Pairing> swiss() {
        List<Integer> order = new ArrayList<>(field);
        order.sort(Comparator.comparingInt(engine -> -halves[engine]));
        if (order.size() % 2 == 1) {
            halves[order.removeLast()] += 4 * rounds;
        }
        List<Pairing> unmet = new ArrayList<>();
        if (!addUnmet(order, unmet)) {
            for (int i = 0; i < order.size(); i += 2) {
                unmet.add(new Pairing(order.get(i), order.get(i + 1)));
            }
        }
        return unmet;
    }

    /** Adds pairings of neighbours as far as possible of whom none have met; false if there are no such. */
    private boolean addUnmet(List<Integer> order, List<Pairing> unmet) {
        for (int other : order.subList(Math.min(1, order.size()), order.size())) {
            Pairing pairing = new Pairing(order.getFirst(), other);
            List<Integer> rest = new ArrayList<>(order);
            rest.removeAll(List.of(pairing.first, pairing.second));
            if (!met.contains(pairing) && addUnmet(rest, unmet)) {
                unmet.addFirst(pairing);
                return true;
            }
        }
        return order.isEmpty();
    }
}
