package parachute.tools.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.MoveText;
import parachute.tools.json.Json;
import parachute.tools.match.MatchHeader;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.MatchEvent.GameCounted;
import parachute.tools.match.game.MatchEvent.Message;
import parachute.tools.match.game.MatchEvent.MoveMade;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.PlayedMove;
import parachute.tools.match.game.Round;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.progress.ProgressPart;

/** What those are shown who watch a match. */
class WatchedMatchTest {
    private static final EngineSpec A = engine("A"), B = engine("B");

    private final WatchedWork watch = new WatchedWork("A – B", Optional.empty());
    private final WatchedMatch match =
            watch.match(new MatchHeader("A – B", List.of("A", "B"), Optional.of(Sprt.parse(Map.of())), 1_000));

    private static EngineSpec engine(String name) {
        return EngineSpec.parse(Map.of("cmd", "none", "name", name, "tc", "60"), Map.of());
    }

    /** A game of crazyhouse in which each move takes a second. */
    private static Game game(String round, GameResult result, String... moves) {
        Position position = Position.start(Variant.CRAZYHOUSE);
        List<PlayedMove> played = new ArrayList<>();
        for (String text : moves) {
            int move = MoveText.parse(position, text);
            long left = 60_000 - 1_000L * (played.size() / 2 + 1);
            played.add(new PlayedMove(
                    move, 1_000_000_000, Optional.of(left), Optional.of(new EngineScore(10 * played.size(), 0, 9))));
            position.make(move);
        }
        boolean first = round.endsWith(".1");
        return new Game(
                new Pairing(new Round(round), Variant.CRAZYHOUSE, Opening.START, first ? A : B, first ? B : A),
                played,
                result);
    }

    private void begin(String round, String... moves) {
        match.accept(new MoveMade(game(round, GameResult.NONE, moves)));
    }

    private void end(String round, String text, String... moves) {
        GameResult result = new GameResult(text, "normal", "Black mates", Optional.empty(), "");
        match.accept(GameCounted.of(GamePgn.of(game(round, result, moves), LocalDate.EPOCH)));
    }

    private List<?> running() {
        return (List<?>) watch.json().get("running");
    }

    /** What is shown under a title. */
    private ProgressPart part(String title) {
        return ((List<?>) watch.json().get("parts"))
                .stream()
                        .map(part -> (Map<?, ?>) part)
                        .filter(part -> title.equals(part.get("title")))
                        .map(part -> (ProgressPart) part.get("content"))
                        .findFirst()
                        .orElseThrow();
    }

    private ProgressPart.Table table(String title) {
        return (ProgressPart.Table) part(title);
    }

    private String bar() {
        return ((ProgressPart.Bar) part("Match")).text();
    }

    @Test
    void aGameIsShownAsFarAsItHasGot() {
        begin("3.2", "e4", "d5", "exd5");
        assertEquals(
                List.of(Map.of(
                        "number",
                        6,
                        "white",
                        Map.of("name", "B", "clock", 58_000L, "score", "+0.20/9"),
                        "black",
                        Map.of("name", "A", "clock", 59_000L, "score", "+0.10/9"),
                        "fen",
                        "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[P] b KQkq - 0 2",
                        "move",
                        "e4d5")),
                running());
    }

    @Test
    void aGameThatIsOverIsCountedAndCanBeReplayed() {
        begin("1.1", "f3", "e5");
        begin("1.2");
        end("1.1", "0-1", "f3", "e5", "g4", "Qh4");
        assertEquals(1, running().size());
        assertEquals(
                List.of(Map.of("number", 1, "white", "A", "black", "B", "result", "0-1", "ending", "mate", "plies", 4)),
                watch.games());
        Map<String, Object> game = watch.game(1).orElseThrow();
        assertEquals("mate", game.get("ending"));
        String json = Json.line(game.get("game"));
        assertTrue(json.contains("\"moves\":\"f2f3 e7e5 g2g4 d8h4\",\"sans\":\"f3 e5 g4 Qh4#\""), json);
        assertTrue(json.contains("\"comment\":\"+0.30/9 1.000s [%clk 0:00:58.000], Black mates\""), json);
        assertEquals(Optional.empty(), watch.game(2));
    }

    @Test
    void theTableIsThatOfTheCommand() {
        end("1.1", "0-1", "f3");
        end("1.2", "1/2-1/2", "e4");
        assertEquals(
                List.of("1. A", "2", "0.5", "0", "1", "1", "25.0%", "50.0%", "-190.8"),
                table("Table").rows().getFirst().subList(0, 9));
        assertEquals("SPRT [0.0, 5.0] LLR -0.01 (-2.94, 2.94)", ((ProgressPart.BoundedRatio) part("Test")).text());
    }

    @Test
    void theTestIsOnItsWayBetweenItsBounds() {
        end("1.1", "0-1", "f3");
        end("1.2", "1-0", "f3");
        ProgressPart.BoundedRatio ratio = (ProgressPart.BoundedRatio) part("Test");
        assertEquals(true, ratio.lower() < ratio.value() && ratio.value() < 0 && 0 < ratio.upper(), ratio.toString());
    }

    @Test
    void anotherMatchIsShownFromItsFirstMoveOnAndItsGamesAreNumberedBehind() {
        WatchedMatch next = watch.match(new MatchHeader("A – C", List.of("A", "B"), Optional.empty(), 2));
        end("1.1", "0-1", "f3");
        assertEquals("1 of 1000 games", bar());
        next.accept(new MoveMade(game("1.1", GameResult.NONE)));
        assertEquals("A – C: 0 of 2 games", bar());
        assertThrows(NoSuchElementException.class, () -> part("Test"));
        assertEquals(1_001, ((Map<?, ?>) running().getFirst()).get("number"));
        assertEquals(1, watch.games().size());
    }

    @Test
    void theBarHasTheGamesThatHaveBecomeNecessary() {
        end("1.1", "1/2-1/2", "e4");
        match.accept(new ScoreChanged(1, 1_002, List.of()));
        assertEquals("1 of 1002 games", bar().split(",")[0]);
    }

    @Test
    void howManyGamesAMinuteAndHowLongItWillTakeIsKnownWhenOneIsOver() {
        match.accept(new ScoreChanged(1, 1_000, List.of()));
        String[] words = bar().split(", ");
        assertEquals(3, words.length, bar());
        assertEquals(
                true, words[1].matches("\\d+\\.\\d a minute") && words[2].matches("\\d+:\\d\\d:\\d\\d left"), bar());
    }

    @Test
    void theGamesBeingPlayedAreThereAsPgn() {
        begin("1.1", "e4");
        begin("1.2");
        String pgn = watch.runningPgn();
        assertEquals(2, pgn.split("\\[Event ", -1).length - 1);
        assertEquals(2, pgn.split("\\[Result \"\\*\"]", -1).length - 1);
        assertEquals(true, pgn.contains("1. e4 {+0.00/9 1.000s [%clk 0:00:59.000]} *"), pgn);
    }

    @Test
    void theCurveOfALongMatchHasABoundedNumberOfPoints() {
        for (int pair = 1; pair <= 500; pair++) {
            end(pair + ".1", pair % 3 == 0 ? "1-0" : "0-1", "e4");
            end(pair + ".2", "1/2-1/2", "e4");
        }
        int points = ((ProgressPart.Diagram) part("Elo, with the interval of 95 %"))
                .lines()
                .getFirst()
                .points()
                .size();
        assertEquals(true, 200 <= points && points <= 400, points + " points");
    }

    @Test
    void whoWaitsIsToldOfTheNextEvent() throws InterruptedException {
        int seen = watch.await(-1, Duration.ZERO);
        assertEquals(seen, watch.await(seen, Duration.ofMillis(1)));
        Thread.ofVirtual().start(() -> match.accept(new Message("A crashed")));
        assertEquals(seen + 1, watch.await(seen, Duration.ofMinutes(1)));
        assertEquals(List.of("A crashed"), watch.json().get("messages"));
    }

    @Test
    void afterItsEndNothingIsPlayed() {
        begin("1.1", "e4");
        watch.end();
        assertEquals(List.of(), running());
        assertEquals(true, watch.json().get("over"));
    }
}
