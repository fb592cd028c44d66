package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.setup.TimeControl;

/** Who meets whom. */
class ScheduleTest {
    private static final Openings OPENINGS = Openings.builtIn(Variant.CRAZYHOUSE);

    /** Returns the schedule of engines that are named by their numbers. */
    private static Schedule schedule(Tournament tournament, int engines, int rounds) {
        List<EngineSpec> named = IntStream.range(0, engines)
                .mapToObj(number -> EngineSpec.inProcess(Integer.toString(number), TimeControl.ofDepth(1)))
                .toList();
        return new Schedule(tournament, rounds, Variant.CRAZYHOUSE, named, OPENINGS);
    }

    private static int number(EngineSpec engine) {
        return Integer.parseInt(engine.name());
    }

    @Test
    void inARoundRobinAllMeetAllWithBothColours() {
        assertEquals(
                List.of("0-1 1.1", "1-0 1.2", "0-2 2.1", "2-0 2.2", "1-2 3.1", "2-1 3.2"),
                games(schedule(Tournament.ROUND_ROBIN, 3, 1)));
    }

    @Test
    void inAGauntletOnlyTheFirstMeetsAll() {
        assertEquals(
                List.of("0-1 1.1", "1-0 1.2", "0-2 2.1", "2-0 2.2", "0-1 3.1", "1-0 3.2", "0-2 4.1", "2-0 4.2"),
                games(schedule(new Tournament(Tournament.TournamentKind.GAUNTLET, 1, 0), 3, 2)));
    }

    @Test
    void theSeedsOfAGauntletMeetAllButEachOther() {
        Tournament two = new Tournament(Tournament.TournamentKind.GAUNTLET, 2, 0);
        assertEquals(
                List.of("0-2 1.1", "2-0 1.2", "0-3 2.1", "3-0 2.2", "1-2 3.1", "2-1 3.2", "1-3 4.1", "3-1 4.2"),
                games(schedule(two, 4, 1)));
    }

    @Test
    void allPairingsOfARoundHaveItsOpening() {
        List<Pairing> games = schedule(Tournament.ROUND_ROBIN, 3, 2).nextStage();
        assertEquals(
                IntStream.of(0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1)
                        .mapToObj(OPENINGS::get)
                        .toList(),
                games.stream().map(Pairing::opening).toList());
    }

    /** The engine with the greater number wins each game. */
    @Test
    void inAKnockoutWhoLosesIsOutAndTheBestSeedWaits() {
        Schedule schedule = schedule(new Tournament(Tournament.TournamentKind.KNOCKOUT, 1, 0), 5, 1);
        assertEquals(List.of("3-4 1.1", "4-3 1.2"), stage(schedule, 2));
        assertEquals(6, schedule.later());
        assertEquals(List.of("0-4 2.1", "4-0 2.2", "1-2 3.1", "2-1 3.2"), stage(schedule, 2));
        assertEquals(2, schedule.later());
        assertEquals(List.of("4-2 4.1", "2-4 4.2"), stage(schedule, 2));
        assertEquals(List.of(), stage(schedule, 2));
        assertEquals(0, schedule.later());
    }

    @Test
    void aLevelPairingOfAKnockoutPlaysOnAndThenTheBetterSeedHasWon() {
        Schedule schedule = schedule(new Tournament(Tournament.TournamentKind.KNOCKOUT, 1, 0), 4, 1);
        assertEquals(List.of("0-3 1.1", "3-0 1.2", "1-2 2.1", "2-1 2.2"), stage(schedule, 1));
        assertEquals(List.of("0-3 3.1", "3-0 3.2", "1-2 4.1", "2-1 4.2"), stage(schedule, 1));
        assertEquals(List.of("0-1 5.1", "1-0 5.2"), stage(schedule, 1));
        assertEquals(List.of("0-1 6.1", "1-0 6.2"), stage(schedule, 1));
        assertEquals(List.of(), stage(schedule, 1));
    }

    @Test
    void inASwissTournamentThoseMeetWhoHaveAsManyPointsAndHaveNotMet() {
        Schedule schedule = schedule(new Tournament(Tournament.TournamentKind.SWISS, 1, 3), 4, 1);
        assertEquals(List.of("0-1 1.1", "1-0 1.2", "2-3 2.1", "3-2 2.2"), stage(schedule, 2));
        assertEquals(8, schedule.later());
        assertEquals(List.of("1-3 3.1", "3-1 3.2", "0-2 4.1", "2-0 4.2"), stage(schedule, 2));
        assertEquals(List.of("3-0 5.1", "0-3 5.2", "1-2 6.1", "2-1 6.2"), stage(schedule, 2));
        assertEquals(List.of(), stage(schedule, 2));
    }

    @Test
    void whoHasNoOpponentInASwissTournamentHasWon() {
        Schedule schedule = schedule(new Tournament(Tournament.TournamentKind.SWISS, 1, 0), 3, 1);
        assertEquals(List.of("0-1 1.1", "1-0 1.2"), stage(schedule, 2));
        assertEquals(List.of("1-2 2.1", "2-1 2.2"), stage(schedule, 2));
        assertEquals(List.of(), stage(schedule, 2));
    }

    /** Plays a stage in which the engine with the greater number gets the given half points in each game. */
    private static List<String> stage(Schedule schedule, int halves) {
        List<Pairing> games = schedule.nextStage();
        games.forEach(game -> schedule.count(game, number(game.white()) > number(game.black()) ? halves : 2 - halves));
        return names(games);
    }

    private static List<String> games(Schedule schedule) {
        List<String> games = names(schedule.nextStage());
        assertEquals(0, schedule.later());
        assertEquals(List.of(), schedule.nextStage());
        return games;
    }

    private static List<String> names(List<Pairing> games) {
        return games.stream()
                .map(game -> game.white().name() + "-" + game.black().name() + " " + game.round())
                .toList();
    }
}
