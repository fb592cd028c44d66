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

/**
 * A contestant in one game, as the referee knows it: in this process and without a limit of time.
 *
 * @param spec its name
 * @param moves chooses its moves
 */
record InProcessPlayer(EngineSpec spec, ToIntFunction<Position> moves) implements Player {
    InProcessPlayer(Contestant contestant, RandomGenerator random) {
        this(
                EngineSpec.inProcess(contestant.name(), TimeControl.NONE),
                contestant.player().apply(random));
    }

    @Override
    public Reply think(Game game) {
        String move = CoordinateMove.format(moves.applyAsInt(game.position()));
        return new Reply(Optional.of(move), Optional.empty(), 0, Optional.empty(), false);
    }
}
