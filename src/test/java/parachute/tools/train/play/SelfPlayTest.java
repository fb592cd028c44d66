package parachute.tools.train.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.tools.train.data.GameFileHeader;
import parachute.tools.train.data.TrainingGame;
import parachute.tools.train.data.TrainingGames;
import parachute.tools.train.data.TrainingResult;

class SelfPlayTest {
    private static final int NODES = 30;

    private static final int B1 = Square.of(1, 0);

    private static SelfPlay player(Variant variant, long seed) {
        return new SelfPlay(new GameFileHeader(variant, NODES, seed, 0), Evaluation.DEFAULT, (position, number) -> {});
    }

    private static SelfPlay player(Evaluator evaluator) {
        return new SelfPlay(
                new GameFileHeader(Variant.CRAZYHOUSE, NODES, 1, 0), variant -> evaluator, (position, number) -> {});
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void aNumberMakesAGameWhateverWasPlayedBefore(Variant variant) {
        SelfPlay player = player(variant, 7);
        TrainingGame third = player.play(3);
        assertNotEquals(third, player.play(4));
        assertEquals(third, player.play(3));
        assertEquals(third, player(variant, 7).play(3));
    }

    @Test
    void anotherSeedMakesOtherGames() {
        assertNotEquals(
                player(Variant.CRAZYHOUSE, 1).play(0),
                player(Variant.CRAZYHOUSE, 2).play(0));
    }

    @Test
    void anotherNumberOfNodesMakesOtherOpenings() {
        List<List<Integer>> openings = Stream.of(100, 101)
                .map(nodes -> new GameFileHeader(Variant.CHESS, nodes, 1, 0))
                .map(header -> new SelfPlay(header, Evaluation.DEFAULT, (position, number) -> {}).play(0))
                .map(game -> IntStream.range(0, game.openingPlies())
                        .mapToObj(game::move)
                        .toList())
                .toList();
        assertNotEquals(openings.get(0), openings.get(1));
    }

    @Test
    void gamesBeginWithSixToTenRandomPlies() {
        SelfPlay player = player(Variant.CRAZYHOUSE, 1);
        List<Integer> plies = LongStream.range(0, 30)
                .mapToObj(player::play)
                .map(TrainingGame::openingPlies)
                .distinct()
                .sorted()
                .toList();
        assertEquals(List.of(6, 7, 8, 9, 10), plies);
    }

    @Test
    void scoresAreFromWhitesView() {
        TrainingGame game = player(position -> position.sideToMove() == Side.WHITE ? 300 : -300)
                .play(0);
        SearchParameters parameters = SearchParameters.of(Variant.CRAZYHOUSE);
        int max = parameters.get("CORRECTION_PAWNS")
                + 2 * parameters.get("CORRECTION_PIECES")
                + parameters.get("CORRECTION_MOVES");
        for (int ply = game.openingPlies(); ply < game.plies(); ply++) {
            int score = game.score(ply);
            // The search corrects the evaluation where it finds mates and draws.
            boolean evaluation = Math.abs(score - 300) <= max;
            assertTrue(evaluation || score == Score.DRAW || Score.isMate(score), "ply " + ply + ": " + score);
        }
        assertEquals(300, game.score(game.openingPlies()));
    }

    /** The evaluation says that White wins if the first move of the game was a knight's. */
    @Test
    void anOpeningThatOneSideHasWonIsNotPlayed() {
        SelfPlay player = player(position -> {
            int score = isKnightMove(position.moveAt(0)) ? 1000 : 0;
            return position.sideToMove() == Side.WHITE ? score : -score;
        });
        for (int number = 0; number < 20; number++) {
            assertFalse(isKnightMove(player.play(number).move(0)), "game " + number);
        }
    }

    private static boolean isKnightMove(int first) {
        return Move.from(first) == B1 || Move.from(first) == Square.G1;
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void scoresOfMateEndTheGameForTheSideThatMates(Variant variant) {
        SelfPlay player = player(variant, 1);
        int mates = 0;
        for (int number = 0; number < 10; number++) {
            TrainingGame game = player.play(number);
            assertTrue(TrainingGames.isLegal(game, variant), "game " + number);
            for (int ply = game.openingPlies(); ply < game.plies(); ply++) {
                if (Score.isMate(game.score(ply))) {
                    assertEquals(game.plies() - 1, ply, "game " + number);
                    assertEquals(
                            game.score(ply) > 0 ? TrainingResult.WHITE_WINS : TrainingResult.BLACK_WINS, game.result());
                    mates++;
                }
            }
        }
        assertTrue(mates > 0);
    }

    @Test
    void whoHasMatedOnTheBoardHasWon() {
        SelfPlay player = player(Variant.CRAZYHOUSE, 1);
        Set<Outcome> mates = EnumSet.noneOf(Outcome.class);
        for (int number = 0; number < 30; number++) {
            TrainingGame game = player.play(number);
            Outcome outcome = Outcome.of(end(game));
            if (outcome == Outcome.WHITE_MATES || outcome == Outcome.BLACK_MATES) {
                assertEquals(
                        outcome == Outcome.WHITE_MATES ? TrainingResult.WHITE_WINS : TrainingResult.BLACK_WINS,
                        game.result());
                mates.add(outcome);
            }
        }
        assertEquals(Set.of(Outcome.WHITE_MATES, Outcome.BLACK_MATES), mates);
    }

    private static Position end(TrainingGame game) {
        Position position = Position.start(Variant.CRAZYHOUSE);
        for (int ply = 0; ply < game.plies(); ply++) {
            position.make(game.move(ply));
        }
        return position;
    }

    @Test
    void oneNodeAMoveIsEnoughForLegalMoves() {
        SelfPlay player = new SelfPlay(
                new GameFileHeader(Variant.CRAZYHOUSE, 1, 1, 0), Evaluation.DEFAULT, (position, number) -> {});
        assertTrue(TrainingGames.isLegal(player.play(0), Variant.CRAZYHOUSE));
    }
}
