package parachute.tools.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The pairings and the order of the games: all at once, or stage by stage where they depend on results. A stage is
 * played round by round, with two games of every pairing in each round. Not safe for use by several threads at once.
 */
final class Schedule {
    private final Tournament tournament;
    private final int engines;
    private final int rounds;

    /** In a knockout the remaining engines, by their places in the tree; otherwise all engines. */
    private List<Integer> field;

    private List<Pairing> pairings = List.of();
    private final Set<Pairing> met = new HashSet<>();

    /** Half points; in a knockout only those of the stage. */
    private final int[] halves;

    private int encounters;
    private int openings;
    private int stage;
    private int extraRounds;

    /** Two engines; the first one has White in the first game of each pair. */
    private record Pairing(int first, int second) {
        Pairing reversed() {
            return new Pairing(/* first= */ second, /* second= */ first);
        }
    }

    /**
     * Creates a schedule of which nothing has been played.
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

    /**
     * Returns the games of the next stage, after all games of the last one have been counted; empty if there are no
     * more stages.
     */
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

    /** Returns the number of games in the stages that have not started, as far as known. */
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

    /**
     * Returns the pairings of the first engines with all later ones, except those whose number is below {@code left}.
     */
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

    /** Returns the places of the tree in this stage: a power of two, so that each stage halves it. */
    private int places() {
        return field.size() < 2 ? 1 : 2 * Integer.highestOneBit(field.size() - 1);
    }

    /** Returns pairs the best with the worst; engines whose opponent's place is empty advance. */
    private List<Pairing> knockout() {
        int places = places();
        return IntStream.range(places - field.size(), places / 2)
                .mapToObj(place -> new Pairing(field.get(place), field.get(places - 1 - place)))
                .toList();
    }

    /** Returns the winners, each in the better place of its pair; if a pairing stays level, the better seed wins. */
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

    /** Returns pairs by points, then by order; with an odd number the last engine gets a bye, which counts as a win. */
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

    /** Adds pairings of close neighbours that have not met; returns false if there are none. */
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
