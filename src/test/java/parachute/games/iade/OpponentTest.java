package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import parachute.games.play.GameOutcome;
import parachute.games.play.GamePlayer;
import parachute.games.play.GameSearchLimit;
import parachute.games.play.GameSide;
import parachute.games.play.GameTreeSearch;
import parachute.games.play.RandomPlayer;

/** The program's own play. The number of games and its seconds per move are configurable. */
class OpponentTest {
    private static final int GAMES = Integer.getInteger("iade.games", 4);
    private static final double SECONDS = Integer.getInteger("iade.millis", 15) / 1000.0;
    private static final int MAX_PLIES = 400;

    @Test
    void itBeatsARandomMoverInEveryGame() {
        int won = 0;
        for (int game = 0; game < GAMES; game++) {
            GameSide engine = game % 2 == 0 ? GameSide.FIRST : GameSide.SECOND;
            GamePlayer<Play> search = new GameTreeSearch<>(GameSearchLimit.seconds(SECONDS), game);
            GamePlayer<Play> random = new RandomPlayer<>(game);
            IadePosition position = IadePosition.start(IadeBoard.start());
            for (int ply = 0; ply < MAX_PLIES && !position.outcome().isOver(); ply++) {
                position = position.apply((position.sideToMove() == engine ? search : random).choose(position));
            }
            won += position.outcome() == GameOutcome.wonBy(engine) ? 1 : 0;
        }
        assertEquals(GAMES, won);
    }
}
