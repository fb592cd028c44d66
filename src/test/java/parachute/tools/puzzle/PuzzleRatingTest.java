package parachute.tools.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.strength.Level;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/** Ratings follow from which players solve a puzzle. */
@Timeout(120)
class PuzzleRatingTest {
    private static final double[] ELOS = {600, 1_000, 1_400, 1_800};

    @Test
    void aPuzzleIsRatedWhereHalfOfThePlayersSolveIt() {
        PuzzleRating.RatingEstimate rating = PuzzleRating.fit(ELOS, new double[] {0, 0, 1, 1}, 1_200);
        assertEquals(1_200, rating.value(), 1);
        assertTrue(rating.deviation() > 50 && rating.deviation() < 200, rating::toString);
    }

    @Test
    void theMoreSolveItTheLowerIsTheRating() {
        int none = PuzzleRating.fit(ELOS, new double[] {0, 0, 0, 0}, 1_200).value();
        int some = PuzzleRating.fit(ELOS, new double[] {0, 0, 0.5, 1}, 1_200).value();
        int max = PuzzleRating.fit(ELOS, new double[] {0, 1, 1, 1}, 1_200).value();
        int all = PuzzleRating.fit(ELOS, new double[] {1, 1, 1, 1}, 1_200).value();
        assertTrue(none > some && some > max && max > all, none + " " + some + " " + max + " " + all);
    }

    @Test
    void whatIsExpectedRefinesTheRating() {
        double[] solved = {0, 0.5, 1, 1};
        assertTrue(PuzzleRating.fit(ELOS, solved, 900).value()
                < PuzzleRating.fit(ELOS, solved, 1_500).value());
    }

    /** A check with the rook, a quiet move of it, and a check that loses it. */
    @Test
    void quietMovesAndSacrificesAreHardToFind() {
        Position start = Fen.parse("6k1/5ppp/8/8/8/8/R4PPP/6K1 w - - 0 30", Variant.CHESS);
        double check = prior(start, "a2a8", Solution.SolutionKind.ADVANTAGE);
        assertTrue(prior(start, "a2a7", Solution.SolutionKind.ADVANTAGE) > check);
        assertTrue(prior(start, "a2a7", Solution.SolutionKind.DEFENCE)
                > prior(start, "a2a7", Solution.SolutionKind.ADVANTAGE));
        Position guarded = Fen.parse("1r4k1/5ppp/8/8/8/8/R4PPP/6K1 w - - 0 30", Variant.CHESS);
        assertTrue(prior(guarded, "a2a8", Solution.SolutionKind.ADVANTAGE) > check);
    }

    @Test
    void aPatternThatIsKnownToAllIsEasy() {
        Position smothered = Fen.parse("5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 30", Variant.CHESS);
        double rating = prior(smothered, "c4g8 f8g8 h6f7", Solution.SolutionKind.MATE);
        assertTrue(rating < 1_200, "rated " + rating);
    }

    private static double prior(Position start, String words, Solution.SolutionKind kind) {
        return PuzzleRating.prior(start, new Solution(solution(start, words), kind, List.of()));
    }

    @Test
    void everyLevelMatesInOne() {
        PuzzleRating ratings = new PuzzleRating(Evaluation.DEFAULT);
        Position start = Fen.parse("6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 30", Variant.CRAZYHOUSE);
        for (int level = 1; level <= 10; level++) {
            assertEquals(1, ratings.probability(Level.of(level), start, solution(start, "N@f7")));
        }
    }

    @Test
    void strongerLevelsFindASacrificeMoreOften() {
        PuzzleRating ratings = new PuzzleRating(Evaluation.DEFAULT);
        Position start =
                Fen.parse("r2q1bR1/1pp2Ppk/2p3q1/p2pN3/2pP2Pb/2N5/PP3B1N/5BK1[rrnpppp] w - - 2 49", Variant.CRAZYHOUSE);
        List<Integer> solution = solution(start, "g8h8 h7h8 e5g6");
        double weak = ratings.probability(Level.NEWCOMER, start, solution);
        double strong = ratings.probability(Level.EXPERT, start, solution);
        assertTrue(weak > 0 && weak < 0.5 && strong > weak && strong <= 1, weak + " " + strong);
    }

    private static List<Integer> solution(Position start, String words) {
        return MoveText.play(start.copy(), words);
    }
}
