package parachute.tools.match.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Variant;
import parachute.tools.match.game.MatchEvent.MoveMade;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;

/** How games end, between players that answer what they were given. */
class RefereeTest {
    /** The words of both players in turn: a move, a move with an offered draw ("e2e4="), or a claim ("claim 1-0"). */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "f2f3 e7e5 g2g4 d8h4,                0-1,     Black mates",
        "e2e4 claim resign,                  1-0,     Black resigns",
        "e2e4 claim 1-0,                     1-0,     Black resigns",
        "e2e4= claim 1/2-1/2,                1/2-1/2, Draw by agreement",
        "e2e4 claim 1/2-1/2,                 1-0,     'Black: rules infraction at move 1, it claimed \"1/2-1/2\"'",
        "e2e4 claim 0-1,                     1-0,     'Black: rules infraction at move 1, it claimed \"0-1\"'",
        "e2e4 e7e5 e4e5,                     0-1,     'White: illegal move at move 2, \"e4e5\"'",
        "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8, 1/2-1/2, Draw by repetition",
    })
    void aGameEndsByTheRulesOrByAClaim(String words, String result, String reason) throws Exception {
        GameResult end = play(words).result();
        assertEquals(reason, end.reason());
        assertEquals(result, end.text());
    }

    @Test
    void aPlayerThatFailsLosesTheGame() throws Exception {
        Game game = play("e2e4");
        assertEquals(Optional.of(Fault.CRASH), game.result().fault());
        assertEquals("1-0", game.result().text());
        assertEquals(1, game.moves().size());
    }

    @Test
    void theGameIsToldAsItStandsWhenItBeginsAndAfterEachMove() throws Exception {
        List<Integer> lengths = new ArrayList<>();
        play("e2e4 e7e5 claim resign", event -> {
            Game game = ((MoveMade) event).game();
            assertEquals(GameResult.NONE, game.result());
            lengths.add(game.moves().size());
        });
        assertEquals(List.of(0, 1, 2), lengths);
    }

    private static Game play(String words) throws InterruptedException {
        return play(words, game -> {});
    }

    /** Plays moves of chess; the player that has no answer left ends like an engine that crashes. */
    private static Game play(String words, Consumer<MatchEvent> listener) throws InterruptedException {
        List<String> replies =
                new ArrayList<>(List.of(words.replace("claim ", "claim-").split(" ")));
        Player white = new ScriptedPlayer("white", replies);
        Player black = new ScriptedPlayer("black", replies);
        Pairing pairing = new Pairing(new Round("1.1"), Variant.CHESS, Opening.START, white.spec(), black.spec());
        return Referee.play(pairing, white, black, Adjudication.NONE, listener);
    }

    /** Answers the next word of a list that both players share. */
    private record ScriptedPlayer(String name, List<String> replies) implements Player {
        @Override
        public EngineSpec spec() {
            return EngineSpec.parse(Map.of("cmd", "none", "name", name, "depth", "1"), Map.of());
        }

        @Override
        public void newGame(LiveGame game, int side) {}

        @Override
        public Reply think(LiveGame game) throws EngineFailure {
            if (replies.isEmpty()) {
                throw new EngineFailure(Fault.CRASH, "ended");
            }
            String answer = replies.remove(0);
            boolean offersDraw = answer.endsWith("=");
            boolean claims = answer.startsWith("claim-");
            Optional<String> text = Optional.of(answer.replaceFirst("^claim-|=$", ""));
            return new Reply(
                    claims ? Optional.empty() : text,
                    claims ? text : Optional.empty(),
                    1_000,
                    Optional.empty(),
                    offersDraw);
        }

        @Override
        public void gameOver(String result, String reason) {}

        @Override
        public void kill() {}
    }
}
