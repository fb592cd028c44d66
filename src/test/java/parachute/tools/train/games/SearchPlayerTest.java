package parachute.tools.train.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.MoveComment;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.PlayedMove;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.game.Round;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.train.games.SearchGames.SearchSide;

/** The engine as a player of matches in the same process. */
class SearchPlayerTest {
    private static final long NANOS_PER_NODE = 50_000;

    private static final Adjudication SHORT = new Adjudication(0, 0, 0, 4, 1_500, 60);

    private final Player white = player("white", limit("nodes", "200"));

    private static TimeControl limit(String key, String value) {
        return TimeControl.NONE.with(Map.of(key, value));
    }

    private static Player player(String name, TimeControl limit) {
        return player(name, limit, SearchParameters.of(Variant.CRAZYHOUSE));
    }

    private static Player player(String name, TimeControl limit, SearchParameters parameters) {
        EngineSpec spec = EngineSpec.inProcess(name, limit);
        return new SearchPlayer(spec, new SearchMemory(1, 1, 1_000), new SearchSide(Evaluation.DEFAULT, parameters));
    }

    private static Game play(Player white, Player black) throws InterruptedException {
        Opening opening = Openings.builtIn(Variant.CRAZYHOUSE).get(0);
        return Referee.play(
                new Pairing(new Round("1.1"), Variant.CRAZYHOUSE, opening, white.spec(), black.spec()),
                white,
                black,
                SHORT,
                game -> {});
    }

    @Test
    void aGameIsDeterminedByItsOpeningAndItsPlayers() throws Exception {
        Game game = play(white, player("black", limit("nodes", "200")));
        Game again = play(white, player("black", limit("nodes", "200")));
        assertEquals(game, again);
        assertNotEquals(
                game.moves(),
                play(white, player("black", limit("nodes", "300"))).moves());
    }

    @Test
    void eachMoveTakesItsNodesAndTellsItsScore() throws Exception {
        Game game = play(white, player("black", limit("nodes", "200")));
        assertTrue(game.moves().size() > 20);
        for (PlayedMove move : game.moves()) {
            assertTrue(move.nanos() <= 200 * NANOS_PER_NODE, move.comment(MoveComment.USUAL));
            assertTrue(move.evaluation().isPresent(), move.comment(MoveComment.USUAL));
        }
        assertEquals(Optional.empty(), game.result().fault());
    }

    /** The clock starts with 20 000 nodes, and gets 200 for each move. */
    @Test
    void aClockIsKeptInNodes() throws Exception {
        TimeControl clock = limit("tc", "1+0.01");
        Game game = play(player("white", clock), player("black", clock));
        assertEquals(Optional.empty(), game.result().fault());
        assertEquals(game, play(player("white", clock), player("black", clock)));
        long whites = 0;
        for (int i = 0; i < game.moves().size(); i += 2) {
            whites += game.moves().get(i).nanos() / NANOS_PER_NODE;
        }
        assertTrue(whites > 5_000 && whites <= 20_000 + 100 * game.moves().size() + 200, whites + " nodes");
    }

    @Test
    void whoHasNoNodesLeftOnTheClockLosesByTime() throws Exception {
        Game game = play(white, player("black", limit("tc", "0.001")));
        assertEquals(Optional.of(Fault.TIME_LOSS), game.result().fault());
        assertEquals("1-0", game.result().text());
    }

    @Test
    void otherParametersPlayAnotherGame() throws Exception {
        Player black = player("black", limit("nodes", "200"));
        Player other = player(
                "black",
                limit("nodes", "200"),
                SearchParameters.of(Variant.CRAZYHOUSE).with("QUIESCENCE_EXCHANGE", 300));
        assertNotEquals(play(white, black).moves(), play(white, other).moves());
    }
}
