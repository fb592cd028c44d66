package parachute.tools.levels;

import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import parachute.rules.board.Position;
import parachute.rules.notation.CoordinateMove;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Reply;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.TimeControl;

/** A contestant in one game, as the referee knows it: in this process and without a limit of time. */
final class InProcessPlayer implements Player {
    private final EngineSpec spec;
    private final ToIntFunction<Position> moves;

    InProcessPlayer(Contestant contestant, RandomGenerator random) {
        spec = EngineSpec.inProcess(contestant.name(), TimeControl.NONE);
        moves = contestant.player().apply(random);
    }

    @Override
    public EngineSpec spec() {
        return spec;
    }

    @Override
    public void newGame(Game game, int side) {
        // It was made for this game.
    }

    @Override
    public Reply think(Game game) {
        String move = CoordinateMove.format(moves.applyAsInt(game.position()));
        return new Reply(Optional.of(move), Optional.empty(), 0, Optional.empty(), false);
    }

    @Override
    public void gameOver(String result, String reason) {
        // A player plays a single game.
    }

    @Override
    public void kill() {
        // The player runs in this process.
    }
}
