package parachute.tools.train.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.CoordinateMove;

/** Games for tests. */
public final class TrainingGames {
    private static final int MAX_OPENING_PLIES = 8;

    private TrainingGames() {}

    /**
     * Returns a drawn game in coordinate notation, perhaps with illegal moves. Moves after the opening have a score:
     * {@code e2e4 e7e5 g1f3=30}.
     */
    public static TrainingGame of(String game) {
        Position position = Position.start(Variant.CRAZYHOUSE); // which has all moves of chess
        List<Integer> moves = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        for (String word : game.split(" ")) {
            String[] parts = word.split("=");
            int move = CoordinateMove.parse(position, parts[0]);
            if (move == Move.NONE) {
                moves.add(CoordinateMove.parse(parts[0]));
            } else {
                moves.add(move);
                position.make(move);
            }
            if (parts.length > 1) {
                scores.add(Integer.parseInt(parts[1]));
            }
        }
        return new TrainingGame(moves.size() - scores.size(), ints(moves), ints(scores), TrainingResult.DRAW);
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns whether all moves of a game are legal. */
    public static boolean isLegal(TrainingGame game, Variant variant) {
        Position position = Position.start(variant);
        for (int ply = 0; ply < game.plies(); ply++) {
            if (!LegalMoves.contains(position, game.move(ply))) {
                return false;
            }
            position.make(game.move(ply));
        }
        return true;
    }

    /** Returns a game of random moves with random scores and a random result. */
    public static TrainingGame random(Variant variant, long seed) {
        Random random = new Random(seed);
        Position end = RandomGame.playFromStart(variant, seed, random.nextInt(1, 100));
        int opening = random.nextInt(Math.min(end.ply(), MAX_OPENING_PLIES));
        return new TrainingGame(
                opening,
                IntStream.range(0, end.ply()).map(end::moveAt).toArray(),
                random.ints(end.ply() - opening, Short.MIN_VALUE, Short.MAX_VALUE + 1)
                        .toArray(),
                TrainingResult.ofCode(random.nextInt(3)).orElseThrow());
    }
}
