package parachute.tools.report.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.tools.levels.LadderMatch;

class RatingTest {
    private static LadderMatch match(String player, String opponent, int wins, int draws, int losses) {
        return new LadderMatch(player, opponent, Scores.of(wins, draws, losses));
    }

    /** With the drawn game that is added, three of four points: 190.85 Elo. */
    @Test
    void differencesAddUp() {
        List<Rating> ratings = Rating.along(List.of(match("b", "a", 74, 1, 24), match("c", "b", 74, 1, 24)));
        assertEquals(
                List.of("a", "b", "c"), ratings.stream().map(Rating::player).toList());
        assertEquals(0, ratings.get(0).elo());
        assertEquals(190.85, ratings.get(1).elo(), 0.01);
        assertEquals(2 * 190.85, ratings.get(2).elo(), 0.01);
        assertEquals(ratings.get(1).error() * Math.sqrt(2), ratings.get(2).error(), 1e-6);
    }

    /** The bounds of MatchScore, which needs no added game, are the same for many games. */
    @Test
    void theErrorIsThatOfAMatch() {
        LadderMatch match = match("b", "a", 600, 100, 300);
        assertEquals(
                match.score().eloError(), Rating.along(List.of(match)).getLast().error(), 0.5);
    }

    @Test
    void winsAloneHaveABound() {
        Rating winner = Rating.along(List.of(match("b", "a", 20, 0, 0))).getLast();
        assertTrue(winner.elo() > 400 && winner.elo() < 1_000, winner.toString());
        assertTrue(winner.error() > 0 && Double.isFinite(winner.error()), winner.toString());
    }

    @Test
    void aGapIsRefused() {
        List<LadderMatch> matches = List.of(match("b", "a", 1, 0, 1), match("d", "c", 1, 0, 1));
        assertEquals(
                "the ladder breaks between b and c",
                assertThrows(IllegalArgumentException.class, () -> Rating.along(matches))
                        .getMessage());
    }
}
