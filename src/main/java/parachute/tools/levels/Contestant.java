package parachute.tools.levels;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.engine.strength.Level;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;

/**
 * A player on the ladder.
 *
 * @param name in tables
 * @param player returns a chooser of moves for a game with these random numbers
 */
record Contestant(String name, Function<RandomGenerator, ToIntFunction<Position>> player) {
    static final Contestant RANDOM = new Contestant("random moves", random -> position -> anyMove(position, random));

    static final Contestant CAPTURES =
            new Contestant("best capture", random -> position -> bestCapture(position, random));

    /** Returns the levels of the engine from the weakest on; the one without a limit gets a number of nodes a move. */
    static List<Contestant> levels(long nodes) {
        List<Contestant> levels = new ArrayList<>();
        for (Level level : EnumSet.range(Level.NEWCOMER, Level.FULL)) {
            SearchLimits limits = level.strength().isEmpty() ? SearchLimits.NONE.withNodes(nodes) : SearchLimits.NONE;
            ThreadLocal<LevelPlayer> players = ThreadLocal.withInitial(() -> new LevelPlayer(level, limits));
            levels.add(new Contestant(
                    level.number() + " " + level.label(),
                    random -> players.get().begin(random)));
        }
        return levels;
    }

    // ---- players without a search, which are asked for moves in positions with a legal move ------------------------

    /** Returns any legal move, each with the same probability. */
    static int anyMove(Position position, RandomGenerator random) {
        return oneOf(LegalMoves.of(position).toList(), random);
    }

    /** Mates in one if it can; otherwise takes the most valuable piece, or makes any move if there is none to take. */
    static int bestCapture(Position position, RandomGenerator random) {
        List<Integer> mates = MateInOne.moves(position);
        if (!mates.isEmpty()) {
            return oneOf(mates, random);
        }
        List<Integer> moves = LegalMoves.of(position).toList();
        int max = moves.stream().mapToInt(move -> gain(position, move)).max().orElseThrow();
        return oneOf(moves.stream().filter(move -> gain(position, move) == max).toList(), random);
    }

    private static int oneOf(List<Integer> moves, RandomGenerator random) {
        return moves.get(random.nextInt(moves.size()));
    }

    /** Returns the value of the captured piece, in pawns. */
    private static int gain(Position position, int move) {
        if (!position.isCapture(move)) {
            return 0;
        }
        return position.isEnPassant(move) ? 1 : value(Piece.kind(position.pieceAt(Move.to(move))));
    }

    private static int value(int kind) {
        return switch (kind) {
            case Piece.PAWN -> 1;
            case Piece.KNIGHT, Piece.BISHOP -> 3;
            case Piece.ROOK -> 5;
            default -> 9;
        };
    }

    // ---- levels -----------------------------------------------------------------------------------------------------

    /**
     * A level in one game after another. It keeps its engine, whose memory would otherwise be allocated anew for every
     * game and freed only when the heap is full. It belongs to one thread.
     */
    private static final class LevelPlayer {
        private final SearchLimits limits;
        private final Engine engine;
        private RandomGenerator random = new SplittableRandom();

        LevelPlayer(Level level, SearchLimits limits) {
            this.limits = limits;
            engine = new Engine(() -> random.nextLong());
            engine.setHash(8);
            engine.strength().setLevel(level);
        }

        /** Forgets the last game and returns the chooser of moves for the next one, with its own random numbers. */
        ToIntFunction<Position> begin(RandomGenerator gameRandom) {
            random = gameRandom;
            engine.newGame(engine.position().variant());
            return this::move;
        }

        private int move(Position position) {
            engine.setPosition(position.copy());
            return engine.think(limits).result().bestMove();
        }
    }
}
