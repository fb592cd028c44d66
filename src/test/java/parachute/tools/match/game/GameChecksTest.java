package parachute.tools.match.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.MoveText;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.TimeControl;

/** Remarks on the lines of play and the mates that engines report, and comments with them. */
class GameChecksTest {
    private static final Conduct ALL =
            new Conduct(Adjudication.NONE, 0, MoveComment.USUAL, true, true, List.of(), GameMachine.ANY);

    @Test
    void whatIsRightIsNotRemarked() {
        assertEquals(List.of(), remarks("0-1", "f2f3 0 f2f3 e7e5", "e7e5 2 e7e5 g2g4 d8h4", "g2g4 -1", "d8h4 1 d8h4"));
    }

    @Test
    void anIllegalMoveOfALineIsNamed() {
        assertEquals(
                List.of("round 1.1, move 1 of black: principal variation with the illegal move \"g1g3\" at its ply 2:"
                        + " \"e7e5 g1g3\""),
                remarks("1-0", "e2e4 0 e2e4", "e7e5 0 e7e5 g1g3"));
    }

    @Test
    void aLineThatBeginsWithAnotherMoveIsRemarked() {
        assertEquals(
                List.of("round 1.1, move 1 of white: it did not play the first move of its principal variation,"
                        + " \"d2d4\""),
                remarks("1-0", "e2e4 0 d2d4"));
    }

    @Test
    void aMateThatDoesNotComeNearerIsRemarkedAndSoIsOneThatNeverCame() {
        assertEquals(
                List.of(
                        "round 1.1, move 2 of white: mate in 5 one move earlier, now +M5/9",
                        "round 1.1, white: mate in 5 with its last move, but the game ended 1/2-1/2 (as told)"),
                remarks("1/2-1/2", "e2e4 5", "e7e5 0", "d2d4 5"));
    }

    @Test
    void theLineOfAMateEndsInIt() {
        assertEquals(
                List.of("round 1.1, move 1 of white: the line of its mate in 1 does not end in it: \"e2e4\""),
                remarks("1-0", "e2e4 1 e2e4"));
    }

    @Test
    void ofManyRemarksTheFirstAreShown() {
        List<String> remarks = remarks("1-0", "e2e4 0 x", "e7e5 0 x", "d2d4 0 x", "d7d5 0 x", "a2a3 0 x");
        assertEquals(4, remarks.size());
        assertEquals("round 1.1: 2 more remarks", remarks.getLast());
    }

    @Test
    void withoutChecksNothingIsRemarked() {
        Game game = game("1-0", "e2e4 0 x");
        assertEquals(
                List.of(),
                GameFinished.of(game, LocalDate.EPOCH, Conduct.of(Adjudication.NONE, 0))
                        .remarks());
    }

    @Test
    void aCommentTellsWhatIsAskedFor() {
        SearchReport report = new SearchReport(
                Map.of("seldepth", 20L, "nodes", 1234L, "nps", 5000L, "hashfull", 12L, "tbhits", 0L, "time", 340L),
                List.of("e2e4", "e7e5"));
        PlayedMove move =
                new PlayedMove(0, 345_000_000, Optional.of(9_655L), Optional.of(new EngineScore(31, 0, 12, report)));
        assertEquals("+0.31/12 0.345s [%clk 0:00:09.655]", move.comment(MoveComment.USUAL));
        assertEquals(
                "+0.31/12 0.345s [%clk 0:00:09.655], tl=9.655s, latency=0.005s, n=1234, sd=20, nps=5000, hashfull=12,"
                        + " tbhits=0, pv=\"e2e4 e7e5\"",
                move.comment(MoveComment.parse(List.of("all"))));
        assertEquals("n=1234", move.comment(MoveComment.parse(List.of("nodes"))));
        assertEquals("", move.comment(MoveComment.parse(List.of("none"))));
        PlayedMove silent = new PlayedMove(0, 345_000_000, Optional.empty(), Optional.empty());
        assertEquals("0.345s", silent.comment(Set.of(MoveComment.values())));
    }

    private static List<String> remarks(String result, String... moves) {
        return GameFinished.of(game(result, moves), LocalDate.EPOCH, ALL).remarks();
    }

    /** Returns a game of chess: each move with the mate that it claims and its line of play. */
    private static Game game(String result, String... moves) {
        Position position = Position.start(Variant.CHESS);
        List<PlayedMove> played = new ArrayList<>();
        for (String text : moves) {
            List<String> words = List.of(text.split(" "));
            int move = MoveText.parse(position, words.get(0));
            SearchReport report = new SearchReport(Map.of(), words.subList(2, words.size()));
            EngineScore score = new EngineScore(0, Integer.parseInt(words.get(1)), 9, report);
            played.add(new PlayedMove(move, 0, Optional.empty(), Optional.of(score)));
            position.make(move);
        }
        return new Game(
                new Pairing(
                        new Round("1.1"),
                        Variant.CHESS,
                        Opening.START,
                        EngineSpec.inProcess("white", TimeControl.ofDepth(1)),
                        EngineSpec.inProcess("black", TimeControl.ofDepth(1))),
                played,
                new GameResult(result, "normal", "as told", Optional.empty(), ""));
    }
}
