package parachute.games.shogun;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.games.shogun.ShogunBoards.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.games.play.GameOutcome;
import parachute.games.play.GamePlayer;
import parachute.games.play.GamePlayout;
import parachute.games.play.GameSearchLimit;
import parachute.games.play.GameSide;
import parachute.games.play.GameTreeSearch;
import parachute.games.play.RandomPlayer;

class ShogunStateTest {
    /** Half of them with each colour; {@code -Dmatch.games=50} plays more. */
    private static final int GAMES = Integer.getInteger("match.games", 4);

    @Test
    void whiteHasTwentySevenMovesInTheExamplesLineUp() {
        ShogunState start = new ShogunState(ShogunBoard.bInit(), Colour.WHITE);
        assertEquals(27, start.moves().size());
        assertEquals(GameSide.FIRST, start.sideToMove());
        assertEquals(GameOutcome.OPEN, start.outcome());
        assertEquals(
                23, new ShogunState(ShogunBoard.bInit(), Colour.RED).moves().size());
    }

    @Test
    void movesAreTheLegalMovesOfAllPieces() {
        ShogunState state = new ShogunState(ShogunBoards.THREATS, Colour.WHITE);
        List<ShogunMove> legal = new ArrayList<>();
        ShogunBoards.THREATS
                .pieces(Colour.WHITE)
                .forEach(piece -> Shogun.legalMoves(piece, ShogunBoards.THREATS)
                        .forEach(after -> legal.add(new ShogunMove(piece.pos(), after.pos()))));
        assertEquals(new HashSet<>(legal), new HashSet<>(state.moves()));
        assertEquals(legal.size(), state.moves().size());
        assertEquals(
                new ShogunMove(new ShogunSquare(4, 1), new ShogunSquare(6, 1)),
                state.moves().get(0),
                "the capture comes first");
    }

    @Test
    void aCaptureRemovesTheEnemy() {
        ShogunState after = new ShogunState(ShogunBoards.THREATS, Colour.WHITE)
                .apply(new ShogunMove(new ShogunSquare(4, 1), new ShogunSquare(6, 1)));
        assertEquals(board("RK2@4,2 RP4@4,4 RP4@5,3 RP3@6,5 WK2@7,1 WP2@8,4 WP2@6,1 WP3@8,7"), after.board());
        assertEquals(Colour.RED, after.turn());
    }

    @Test
    void waysToLose() {
        assertLost("mated", new ShogunState(ShogunBoards.MATE, Colour.WHITE));
        assertLost("bare king", new ShogunState(board("WK2@1,1 RK1@8,8 RP1@7,7"), Colour.WHITE));
        assertLost("bare king, enemy to move", new ShogunState(board("WK2@1,1 RK1@8,8 RP1@7,7"), Colour.RED));
        assertLost("king captured", new ShogunState(board("WP2@1,1 WP1@2,2 RK1@8,8 RP1@7,7"), Colour.WHITE));
        assertLost("nothing left", new ShogunState(board("RP1@7,7"), Colour.WHITE));
    }

    private static void assertLost(String why, ShogunState state) {
        assertEquals(GameOutcome.SECOND_WINS, state.outcome(), why);
        assertEquals(List.of(), state.moves(), why);
    }

    @Test
    void bothSidesHavingLostIsADraw() {
        for (String board : List.of("WK1@1,1 RK2@8,8", "WK2@4,4 RK1@4,5", "WK1@1,1 RP1@8,8")) {
            for (Colour turn : Colour.values()) {
                ShogunState state = new ShogunState(board(board), turn);
                assertEquals(GameOutcome.DRAW, state.outcome(), board);
                assertEquals(List.of(), state.moves(), board);
            }
        }
    }

    @Test
    void whoIsMatedMayTakeTheKing() {
        ShogunState state = new ShogunState(
                ShogunBoards.MATE.with(ShogunPiece.parse("WP3@1,2").orElseThrow()), Colour.WHITE);
        assertEquals(GameOutcome.OPEN, state.outcome());
        ShogunMove capture = new ShogunMove(new ShogunSquare(1, 2), new ShogunSquare(4, 2));
        assertEquals(List.of(capture), state.moves());
        assertEquals(GameOutcome.FIRST_WINS, state.apply(capture).outcome());
    }

    @Test
    void whoCannotMoveUnattackedHasDrawn() {
        ShogunState shutIn = new ShogunState(board("WP3@1,1 RP1@2,1 RP1@1,2"), Colour.WHITE);
        assertEquals(GameOutcome.DRAW, shutIn.outcome());
        assertEquals(List.of(), shutIn.moves());
    }

    @Test
    void theEngineCapturesAKingLeftHanging() {
        ShogunState loose = new ShogunState(board("WK1@1,1 WP3@4,4 WP1@1,2 RK1@4,7 RP1@8,8 RP1@8,7"), Colour.WHITE);
        assertEquals(
                new ShogunMove(new ShogunSquare(4, 4), new ShogunSquare(4, 7)),
                new GameTreeSearch<ShogunMove>(GameSearchLimit.depth(3), 1).choose(loose));
    }

    @Test
    void theEngineMatesInOne() {
        ShogunState before =
                new ShogunState(board("WK2@7,1 WP2@8,5 WP2@4,1 RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,7"), Colour.RED);
        ShogunMove move = new GameTreeSearch<ShogunMove>(GameSearchLimit.depth(3), 1).choose(before);
        assertEquals(GameOutcome.SECOND_WINS, before.apply(move).outcome());
    }

    @Test
    void theSameDepthAndSeedPlayTheSameMove() {
        ShogunState start = new ShogunState(ShogunBoard.start(), Colour.WHITE);
        ShogunMove move = new GameTreeSearch<ShogunMove>(GameSearchLimit.depth(3), 7).choose(start);
        assertEquals(move, new GameTreeSearch<ShogunMove>(GameSearchLimit.depth(3), 7).choose(start));
    }

    @Test
    void theEngineBeatsARandomMoverEveryTime() {
        for (int game = 0; game < GAMES; game++) {
            GamePlayer<ShogunMove> engine = new GameTreeSearch<>(GameSearchLimit.depth(3), game);
            GamePlayer<ShogunMove> random = new RandomPlayer<>(game);
            boolean first = game % 2 == 0;
            int[] plies = {0};
            GameOutcome outcome = GamePlayout.play(
                    new ShogunState(game % 4 < 2 ? ShogunBoard.start() : ShogunBoard.bInit(), Colour.WHITE),
                    first ? engine : random,
                    first ? random : engine,
                    (move, state) -> assertTrue(++plies[0] < 1000, "the game does not end"));
            assertEquals(first ? GameOutcome.FIRST_WINS : GameOutcome.SECOND_WINS, outcome, "game " + game);
        }
    }
}
