package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import parachute.games.play.GameOutcome;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** What holds in every position that random games reach. */
class IadePositionTest {
    private static final int GAMES = 30;
    private static final int PLIES = 200;

    private interface Check {
        void holds(IadePosition before, Play play, IadePosition after) throws IOException;
    }

    @Test
    void noPlayLeavesAKingInCheckOrChangesAnEarlierPosition() throws IOException {
        inRandomGames((before, play, after) -> {
            String board = before.board().toString();
            for (Play other : before.moves()) {
                assertFalse(before.apply(other).board().isInCheck(before.mover()), () -> board + other);
            }
            assertEquals(board, before.board().toString());
        });
    }

    @Test
    void piecesDisappearOnlyByCapture() throws IOException {
        inRandomGames((before, play, after) -> {
            int taken = before.play(play).taken().size();
            assertEquals(
                    Long.bitCount(before.board().occupied()) - taken,
                    Long.bitCount(after.board().occupied()),
                    play.text());
            assertEquals(
                    Long.bitCount(before.board().pieces(before.mover())),
                    Long.bitCount(after.board().pieces(before.mover())));
        });
    }

    @Test
    void pieceNamesStayDifferent() throws IOException {
        inRandomGames((before, play, after) -> {
            List<String> symbols =
                    after.board().menOn(-1L).stream().map(Man::symbol).toList();
            assertEquals(symbols.size(), symbols.stream().distinct().count(), symbols.toString());
        });
    }

    @Test
    void whatIsSavedIsReadAgain() throws IOException {
        inRandomGames(
                (before, play, after) -> {
                    Players players = new Players();
                    players.register(RegisteredPlayer.newcomer("Ana"));
                    players.register(RegisteredPlayer.newcomer("Rui"));
                    Club club = new Club(players, Optional.of(new RunningGame("Ana", "Rui", before)));
                    ByteArrayOutputStream saved = new ByteArrayOutputStream();
                    ClubJson.write(club, saved);
                    IadePosition read = ClubJson.read(saved.toByteArray())
                            .game()
                            .orElseThrow()
                            .position();
                    assertEquals(before.board(), read.board());
                    assertEquals(before.mover(), read.mover());
                    assertEquals(before.enPassant(), read.enPassant());
                    assertEquals(before.counters(), read.counters());
                },
                8);
    }

    @Test
    void theStartPositionIsBalancedAndHasTwentyMovesAndThreeSpecialOperations() {
        IadePosition start = IadePosition.start(IadeBoard.start());
        assertEquals(0, start.evaluate());
        assertEquals(20, start.moves().stream().filter(play -> !play.special()).count());
        // The queen's exchange with the king and the two bishops' sweeps of nothing.
        assertEquals(3, start.moves().stream().filter(Play::special).count());
    }

    @Test
    void theSearchSeesTheEndOfTheGame() {
        IadePosition mate = blackToMove("BK1,,,,,,,WR1", ",,,,,,,WR2");
        assertTrue(mate.isWonByLastPlay());
        assertEquals(GameOutcome.FIRST_WINS, mate.outcome());
        IadePosition stalemate = blackToMove("BK1", ",,,,,,,WR2", "", "", ",WR1");
        assertFalse(stalemate.isCheck());
        assertTrue(stalemate.isWonByLastPlay());
        assertEquals(GameOutcome.FIRST_WINS, stalemate.outcome());
    }

    private static IadePosition blackToMove(String... rows) {
        IadeBoard board = BoardText.parse(List.of(rows)).orElseThrow();
        return new IadePosition(board, Side.BLACK, Square.NONE, IadePosition.MoveCounters.START);
    }

    private static void inRandomGames(Check check) throws IOException {
        inRandomGames(check, GAMES);
    }

    private static void inRandomGames(Check check, int games) throws IOException {
        Random random = new Random(games);
        for (int game = 0; game < games; game++) {
            IadePosition position = IadePosition.start(IadeBoard.start());
            for (int ply = 0; ply < PLIES && !position.outcome().isOver(); ply++) {
                List<Play> plays = position.moves();
                Play play = plays.get(random.nextInt(plays.size()));
                IadePosition after = position.apply(play);
                check.holds(position, play, after);
                position = after;
            }
        }
    }
}
