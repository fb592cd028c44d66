package parachute.tools.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.Round;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;

/**
 * Who meets whom, and the order of the games: all at once, or stage by stage where they depend on results. A stage is
 * played round by round, with two games of every meeting in each round. Not safe for use by several threads at once.
 */
final class Schedule {
    private final Tournament tournament;
    private final int rounds;
    private final Variant variant;
    private final List<EngineSpec> engines;
    private final Openings openings;

    /** In a knockout the remaining engines, by their places in the tree; otherwise all engines. */
    private List<Integer> field;

    private List<Meeting> meetings = List.of();
    private final Set<Meeting> met = new HashSet<>();

    /** Half points; in a knockout only those of the stage. */
    private final int[] halves;

    private int encounters;
    private int round;
    private int stage;
    private int extraRounds;

    /** Two engines; the first one has White in the first game of each pair. */
    private record Meeting(int first, int second) {
        Meeting reversed() {
            return new Meeting(/* first= */ second, /* second= */ first);
        }
    }

    /**
     * Creates a schedule of which nothing has been played.
     *
     * @param rounds pairs of games for each meeting
     * @param engines at least two
     * @param openings the openings, one for each round
     */
    Schedule(Tournament tournament, int rounds, Variant variant, List<EngineSpec> engines, Openings openings) {
        this.tournament = tournament;
        this.rounds = rounds;
        this.variant = variant;
        this.engines = List.copyOf(engines);
        this.openings = openings;
        this.field = IntStream.range(0, engines.size()).boxed().toList();
        this.halves = new int[engines.size()];
    }

    /** Counts a game of the stage. */
    void count(Pairing game, int whiteHalves) {
        halves[engines.indexOf(game.white())] += whiteHalves;
        halves[engines.indexOf(game.black())] += 2 - whiteHalves;
    }

    /**
     * Returns the games of the next stage, after all games of the last one have been counted; empty if there are no
     * more stages.
     */
    List<Pairing> nextStage() {
        if (tournament.kind() == Tournament.TournamentKind.KNOCKOUT && stage > 0) {
            List<Meeting> level = meetings.stream().filter(this::isLevel).toList();
            if (!level.isEmpty() && extraRounds < rounds) {
                extraRounds++;
                return games(level, 1);
            }
            field = winners();
            extraRounds = 0;
            Arrays.fill(halves, 0);
        }
        stage++;
        meetings = switch (tournament.kind()) {
            case ROUNDROBIN -> stage > 1 ? List.of() : meetings(engines.size(), 0);
            case GAUNTLET -> {
                int seeds = Math.min(tournament.seeds(), engines.size() - 1);
                yield stage > 1 ? List.of() : meetings(seeds, seeds);
            }
            case KNOCKOUT -> knockout();
            case SWISS -> stage > stages() ? List.of() : swiss();
        };
        met.addAll(meetings);
        meetings.forEach(meeting -> met.add(meeting.reversed()));
        return games(meetings, rounds);
    }

    /** Returns the number of games in the stages that have not started, as far as known. */
    int later() {
        int later = switch (tournament.kind()) {
            case ROUNDROBIN, GAUNTLET -> 0;
            case KNOCKOUT -> field.size() - meetings.size() - 1;
            case SWISS -> (stages() - stage) * (engines.size() / 2);
        };
        return 2 * rounds * Math.max(0, later);
    }

    private List<Pairing> games(List<Meeting> of, int times) {
        List<Pairing> games = new ArrayList<>();
        for (int i = 0; i < times && !of.isEmpty(); i++) {
            for (Meeting meeting : of) {
                encounters++;
                games.add(game(false, meeting.first, meeting.second));
                games.add(game(true, meeting.second, meeting.first));
            }
            round++;
        }
        return games;
    }

    private Pairing game(boolean second, int white, int black) {
        return new Pairing(
                Round.of(encounters, second), variant, openings.get(round), engines.get(white), engines.get(black));
    }

    /**
     * Returns the meetings of the first engines with all later ones, except those whose number is below {@code left}.
     */
    private List<Meeting> meetings(int first, int left) {
        List<Meeting> all = new ArrayList<>();
        for (int engine = 0; engine < first; engine++) {
            for (int other = Math.max(left, engine + 1); other < engines.size(); other++) {
                all.add(new Meeting(engine, other));
            }
        }
        return all;
    }

    private boolean isLevel(Meeting meeting) {
        return halves[meeting.first] == halves[meeting.second];
    }

    /** Returns the places of the tree in this stage: a power of two, so that each stage halves it. */
    private int places() {
        return field.size() < 2 ? 1 : 2 * Integer.highestOneBit(field.size() - 1);
    }

    /** Returns pairs the best with the worst; engines whose opponent's place is empty advance. */
    private List<Meeting> knockout() {
        int places = places();
        return IntStream.range(places - field.size(), places / 2)
                .mapToObj(place -> new Meeting(field.get(place), field.get(places - 1 - place)))
                .toList();
    }

    /** Returns the winners, each in the better place of its pair; if a meeting stays level, the better seed wins. */
    private List<Integer> winners() {
        List<Integer> winners = new ArrayList<>(field.subList(0, places() / 2));
        for (Meeting meeting : meetings) {
            if (halves[meeting.second] > halves[meeting.first]) {
                winners.set(winners.indexOf(meeting.first), meeting.second);
            }
        }
        return winners;
    }

    private int stages() {
        return tournament.stages() > 0
                ? tournament.stages()
                : Integer.SIZE - Integer.numberOfLeadingZeros(engines.size() - 1);
    }

    /** Returns pairs by points, then by order; with an odd number the last engine gets a bye, which counts as a win. */
    private List<Meeting> swiss() {
        List<Integer> order = new ArrayList<>(field);
        order.sort(Comparator.comparingInt(engine -> -halves[engine]));
        if (order.size() % 2 == 1) {
            halves[order.removeLast()] += 4 * rounds;
        }
        List<Meeting> unmet = new ArrayList<>();
        if (!addUnmet(order, unmet)) {
            for (int i = 0; i < order.size(); i += 2) {
                unmet.add(new Meeting(order.get(i), order.get(i + 1)));
            }
        }
        return unmet;
    }

    /** Adds meetings of close neighbours that have not met; returns false if there are none. */
    private boolean addUnmet(List<Integer> order, List<Meeting> unmet) {
        for (int other : order.subList(Math.min(1, order.size()), order.size())) {
            Meeting meeting = new Meeting(order.getFirst(), other);
            List<Integer> rest = new ArrayList<>(order);
            rest.removeAll(List.of(meeting.first, meeting.second));
            if (!met.contains(meeting) && addUnmet(rest, unmet)) {
                unmet.addFirst(meeting);
                return true;
            }
        }
        return order.isEmpty();
    }
}
