package parachute.tools.match.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.setup.TimeControl;

/** Time controls as they are written, and the clocks that follow them. */
class TimeControlTest {
    private static final Opening THREE_PLIES =
            Openings.parse("e2e4 e7e5 g1f3", "test.book", Variant.CHESS, 0).get(0);

    @ParameterizedTest
    @CsvSource({
        "10+0.1, 10000, 100, 0",
        "60, 60000, 0, 0",
        "1:30+2, 90000, 2000, 0",
        "40/60, 60000, 0, 40",
        "40/5:00+0.05, 300000, 50, 40",
        "0.5+0.01, 500, 10, 0",
        "stc, 10000, 100, 0",
        "ltc, 60000, 600, 0"
    })
    void clocksAreReadInSeconds(String text, long base, long increment, int moves) {
        TimeControl control = TimeControl.NONE.with(Map.of("tc", text));
        assertEquals(new TimeControl(base, increment, moves, 0, 0, 0), control);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ten", "0", "10+", "-5", "1:2:3", "/10"})
    void whatIsNoClockIsRefused(String text) {
        assertThrows(UserException.class, () -> TimeControl.NONE.with(Map.of("tc", text)));
    }

    @Test
    void limitsOfOneEngineTakeThePlaceOfTheCommonOnes() {
        TimeControl common = TimeControl.NONE.with(Map.of("tc", "10+0.1"));
        assertEquals(new TimeControl(0, 0, 0, 0, 2000, 0), common.with(Map.of("nodes", "2000")));
        assertEquals(common, common.with(Map.of("hash", "64")));
        assertEquals(new TimeControl(0, 0, 0, 500, 0, 8), common.with(Map.of("st", "0.5", "depth", "8")));
    }

    @ParameterizedTest
    @CsvSource({"10+0.1, 10+0.1", "1:30+2, 90+2", "40/60, 40/60", "100, 100"})
    void clocksAreWrittenAsPgnHasThem(String text, String written) {
        assertEquals(written, TimeControl.NONE.with(Map.of("tc", text)).toString());
    }

    @Test
    void theClockIsFilledAfterTheMovesOfASession() {
        LiveGame game = game("2/10+1", Opening.START);
        assertEquals(11_000, game.clockMillis(Side.WHITE));
        assertEquals(2, game.movesToGo(Side.WHITE));
        play(game, "e2e4", 3);
        assertEquals(9_000, game.clockMillis(Side.WHITE));
        assertEquals(1, game.movesToGo(Side.WHITE));
        play(game, "e7e5", 0);
        play(game, "g1f3", 4);
        assertEquals(16_000, game.clockMillis(Side.WHITE));
        assertEquals(12_000, game.clockMillis(Side.BLACK));
    }

    @Test
    void theOpeningsMovesBelongToTheSession() {
        LiveGame game = game("2/10+1", THREE_PLIES);
        assertEquals(21_000, game.clockMillis(Side.WHITE), "two moves made: filled again, without increments");
        assertEquals(2, game.movesToGo(Side.WHITE));
        assertEquals(11_000, game.clockMillis(Side.BLACK));
        assertEquals(1, game.movesToGo(Side.BLACK));
        play(game, "b8c6", 5);
        assertEquals(17_000, game.clockMillis(Side.BLACK));
    }

    @Test
    void withoutSessionsTheClockIsNeverFilled() {
        LiveGame game = game("10", THREE_PLIES);
        play(game, "b8c6", 4);
        assertEquals(10_000, game.clockMillis(Side.WHITE));
        assertEquals(6_000, game.clockMillis(Side.BLACK));
        assertEquals(0, game.movesToGo(Side.BLACK));
    }

    @Test
    void timesAreScaledAndNodesAreNot() {
        TimeControl control = new TimeControl(2_000, 20, 40, 1, 500, 7);
        assertEquals(new TimeControl(3_906, 39, 40, 2, 500, 7), control.scaled(1.953));
        assertEquals(new TimeControl(200, 2, 40, 1, 500, 7), control.scaled(0.1), "a limit stays one");
        assertEquals(TimeControl.ofNodes(500), TimeControl.ofNodes(500).scaled(2));
        assertEquals(control, control.scaled(1));
    }

    private static LiveGame game(String clock, Opening opening) {
        TimeControl control = TimeControl.NONE.with(Map.of("tc", clock));
        return new LiveGame(Variant.CHESS, opening, control, control);
    }

    private static void play(LiveGame game, String move, int seconds) {
        game.play(CoordinateMove.parse(move), seconds * 1_000_000_000L, false);
    }
}
