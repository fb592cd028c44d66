package parachute.tools.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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
    private final int[] halves;

    /** The half points of the stage alone. */
    private int[] stageHalves;

    private int encounters;
    private int openings;
    private int stage;
    private int extraRounds;

    /** Two engines, the one with White in the first game of each pair first. */
    private record Pairing(int first, int second) {}

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
        this.stageHalves = new int[engines];
    }

    /** Counts a game of the stage. */
    void count(ScheduledGame game, int whiteHalves) {
        add(game.white(), whiteHalves);
        add(game.black(), 2 - whiteHalves);
    }

    private void add(int engine, int points) {
        halves[engine] += points;
        stageHalves[engine] += points;
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
        }
        stage++;
        stageHalves = new int[engines];
        pairings = switch (tournament.kind()) {
            case ROUNDROBIN -> stage > 1 ? List.of() : meetings(engines - 1, false);
            case GAUNTLET -> stage > 1 ? List.of() : meetings(Math.min(tournament.seeds(), engines - 1), true);
            case KNOCKOUT -> knockout();
            case SWISS -> stage > stages() ? List.of() : swiss();
        };
        met.addAll(pairings);
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

    /** The first engines against all behind them, or against those alone that are none of the first. */
    private List<Pairing> meetings(int first, boolean gauntlet) {
        List<Pairing> all = new ArrayList<>();
        for (int engine = 0; engine < first; engine++) {
            for (int other = gauntlet ? first : engine + 1; other < engines; other++) {
                all.add(new Pairing(engine, other));
            }
        }
        return all;
    }

    private boolean isLevel(Pairing pairing) {
        return stageHalves[pairing.first] == stageHalves[pairing.second];
    }

    /** Places of the tree in this stage: a power of two, so that each later stage has half as many. */
    private int places() {
        return field.size() < 2 ? 1 : 2 * Integer.highestOneBit(field.size() - 1);
    }

    /** The best against the worst; those go on whose opponent's place is empty. */
    private List<Pairing> knockout() {
        int last = places() - 1;
        return IntStream.range(0, (last + 1) / 2)
                .filter(place -> last - place < field.size())
                .mapToObj(place -> new Pairing(field.get(place), field.get(last - place)))
                .toList();
    }

    /** Who won takes the better place of the two; if all their games left them level, that is the better seed. */
    private List<Integer> winners() {
        int last = places() - 1;
        return IntStream.range(0, (last + 1) / 2)
                .mapToObj(place -> {
                    int better = field.get(place);
                    boolean isOut =
                            last - place < field.size() && stageHalves[field.get(last - place)] > stageHalves[better];
                    return isOut ? field.get(last - place) : better;
                })
                .toList();
    }

    private int stages() {
        return tournament.stages() > 0 ? tournament.stages() : Integer.SIZE - Integer.numberOfLeadingZeros(engines - 1);
    }

    /** By points, then by their order; the last one has no game if they are odd, which counts as won. */
    private List<Pairing> swiss() {
        List<Integer> order = new ArrayList<>(field.stream()
                .sorted(Comparator.comparingInt((Integer engine) -> -halves[engine]))
                .toList());
        if (order.size() % 2 == 1) {
            int free = order.removeLast();
            halves[free] += 4 * rounds;
        }
        return unmet(order)
                .orElseGet(() -> IntStream.range(0, order.size() / 2)
                        .mapToObj(i -> new Pairing(order.get(2 * i), order.get(2 * i + 1)))
                        .toList());
    }

    /** Pairings of neighbours as far as possible of whom none have met; empty if there are no such. */
    private Optional<List<Pairing>> unmet(List<Integer> order) {
        if (order.isEmpty()) {
            return Optional.of(List.of());
        }
        for (int i = 1; i < order.size(); i++) {
            Pairing pairing = new Pairing(order.getFirst(), order.get(i));
            if (!met.contains(pairing)
                    && !met.contains(new Pairing(/* first= */ pairing.second, /* second= */ pairing.first))) {
                List<Integer> rest = new ArrayList<>(order.subList(1, order.size()));
                rest.remove(i - 1);
                Optional<List<Pairing>> others = unmet(rest);
                if (others.isPresent()) {
                    List<Pairing> all = new ArrayList<>(List.of(pairing));
                    all.addAll(others.get());
                    return Optional.of(all);
                }
            }
        }
        return Optional.empty();
    }
}
