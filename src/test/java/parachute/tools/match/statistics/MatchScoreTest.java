package parachute.tools.match.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.tools.match.game.EngineTags;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.OpeningTags;
import parachute.tools.match.game.Round;
import parachute.tools.match.game.SearchedNodes;

/** What results say about strength. */
class MatchScoreTest {
    @ParameterizedTest(name = "{0} wins and {1} losses are {2} Elo")
    @CsvSource({"50, 50, 0", "64, 36, 99.95", "75, 25, 190.85", "36, 64, -99.95"})
    void eloFollowsTheLogisticCurve(int wins, int losses, double elo) {
        assertEquals(elo, score(wins, 0, losses).elo(), 0.01);
    }

    @Test
    void winningEverythingHasALowerBoundAlone() {
        MatchScore all = score(10, 0, 0);
        assertEquals(Double.POSITIVE_INFINITY, all.elo());
        assertEquals(Double.POSITIVE_INFINITY, all.eloError());
        assertEquals(Double.POSITIVE_INFINITY, all.eloHigh());
        assertEquals(166.2, all.eloLow(), 0.1);
        assertEquals(-166.2, score(0, 0, 10).eloHigh(), 0.1);
        assertEquals(Double.NEGATIVE_INFINITY, score(0, 0, 10).eloLow());
        assertTrue(score(2, 0, 0).eloLow() < 0, "two wins may be luck");
    }

    /** Wilson's interval, by his formula. */
    @ParameterizedTest(name = "{0} wins, {1} draws and {2} losses: from {3} to {4}")
    @CsvSource({"1, 0, 1, -392.5, 392.5", "0, 2, 0, -392.5, 392.5", "3, 0, 1, -146.7, 528.4", "0, 7, 0, -238.3, 238.3"})
    void aFewGamesHaveAWideInterval(int wins, int draws, int losses, double low, double high) {
        MatchScore score = score(wins, draws, losses);
        assertEquals(low, score.eloLow(), 0.1);
        assertEquals(high, score.eloHigh(), 0.1);
        assertEquals((high - low) / 2, score.eloError(), 0.1);
    }

    @Test
    void theShareOfDrawsIsThatOfAllGames() {
        assertEquals(0.25, score(2, 1, 1).drawRatio());
        assertEquals(0, score(0, 0, 0).drawRatio());
    }

    /** Wins of whoever has White balance out: two games with one opening say less together than two of their own. */
    @Test
    void pairsOfOneOpeningNarrowTheError() {
        List<GameTags> paired = new ArrayList<>();
        for (int i = 1; i <= 98; i++) {
            paired.add(game("a", "b", i + ".1", "1-0"));
            paired.add(game("b", "a", i + ".2", "1-0"));
        }
        paired.add(game("a", "b", "99.1", "1-0"));
        paired.add(game("b", "a", "99.2", "0-1"));
        paired.add(game("a", "b", "100.1", "0-1"));
        paired.add(game("b", "a", "100.2", "1-0"));
        MatchScore score = MatchScore.of("a", paired);
        assertEquals(98, score.pairs().count(2));
        assertEquals(0, score.elo(), 0.01);
        // Two of a hundred pairs differ by half a point from the mean: variance 0.5 / 100, deviation 0.00707.
        assertEquals(9.63, score.eloError(), 0.01);
        assertEquals(0.5, score.superiority(), 1e-6);
        assertEquals(score(100, 0, 100).eloError(), 48.7, 0.5);
    }

    /** Results as fastchess printed them for its users: Elo and nElo with errors, LOS, DrawRatio and PairsRatio. */
    @ParameterizedTest(name = "{0} {1} {2} {3} {4}")
    @CsvSource({
        "50, 287, 610, 387, 73, 18.04, 8.23, 28.19, 12.84, 100.00, 43.35, 1.36",
        "339, 4640, 8717, 4594, 403, 0.76, 2.01, 1.33, 3.52, 77.11, 46.63, 1.00",
        "235, 1384, 2521, 1341, 239, -1.06, 4.05, -1.67, 6.37, 30.33, 44.07, 0.98",
        "30, 6, 18, 0, 6, -168.40, 73.37, -170.08, 62.16, 0.00, 30.00, 0.17",
    })
    void whatIsPrintedIsWhatOthersPrint(ArgumentsAccessor row) {
        List<GameTags> games = new ArrayList<>();
        int pair = 0;
        for (int halves = 0; halves < 5; halves++) {
            for (int i = 0; i < row.getInteger(halves); i++) {
                pair++;
                games.add(game("a", "b", pair + ".1", halves < 2 ? "0-1" : halves == 2 ? "1/2-1/2" : "1-0"));
                games.add(game("b", "a", pair + ".2", halves % 4 == 0 ? halves == 0 ? "1-0" : "0-1" : "1/2-1/2"));
            }
        }
        MatchScore score = MatchScore.of("a", games);
        PairCounts pairs = score.pairs();
        List<Double> values = List.of(
                score.elo(),
                score.eloError(),
                pairs.normalizedElo(),
                pairs.normalizedEloError(),
                100 * score.superiority(),
                100 * pairs.drawRatio(),
                pairs.pairRatio());
        for (int i = 0; i < values.size(); i++) {
            assertEquals(row.getString(5 + i), String.format(Locale.ROOT, "%.2f", values.get(i)));
        }
    }

    @Test
    void oneStandardDeviationAheadIsBetterWith84Percent() {
        // 100 pairs, 55 won by both games, 45 lost by both: mean 0.55 in pairs of 0 or 2, deviation 0.04975.
        List<GameTags> games = new ArrayList<>();
        for (int i = 1; i <= 100; i++) {
            boolean won = i <= 55;
            games.add(game("a", "b", i + ".1", won ? "1-0" : "0-1"));
            games.add(game("b", "a", i + ".2", won ? "0-1" : "1-0"));
        }
        assertEquals(0.8426, MatchScore.of("a", games).superiority(), 0.0002);
        assertEquals(0.1574, MatchScore.of("b", games).superiority(), 0.0002);
    }

    /** Each letter is a pair of games: A won both, a won one and drew one, = stands for a point each, b and B lost. */
    @ParameterizedTest(name = "{0}: error {1}, LOS {2}")
    @CsvSource({
        "AA,         Infinity, 0.9772",
        "Aa,         411.5, 0.9584",
        "AaA,        405, 0.9873",
        "aA=aA,      248, 0.9831",
        "A=a=A=A=A,  234, 0.9855",
        "A=a=A=A=A=, 138, 0.9987",
        "B=A=b=a=b,  162, 0.3981",
        "aaaaaaaaaa, 110, 0.9992",
        "==========, 168, 0.5",
    })
    void aFewPairsProveNoMoreThanTheirGames(String letters, double error, double superiority) {
        List<GameTags> games = new ArrayList<>();
        for (int i = 0; i < letters.length(); i++) {
            int halves = "Bb=aA".indexOf(letters.charAt(i));
            games.add(game("a", "b", i + ".1", halves >= 2 ? "1-0" : "0-1"));
            games.add(game("b", "a", i + ".2", halves == 4 ? "0-1" : halves % 2 == 1 ? "1/2-1/2" : "1-0"));
        }
        MatchScore score = MatchScore.of("a", games);
        assertEquals(letters.length(), score.pairs().pairs());
        assertEquals(superiority, score.superiority(), 0.0001);
        assertEquals(error, score.eloError(), 0.5);
    }

    @ParameterizedTest(name = "{0} wins, {1} losses")
    @CsvSource({"1, 0, 0.8413", "0, 1, 0.1587", "4, 0, 0.9772", "0, 9, 0.0013"})
    void someWinsInARowProveNothing(int wins, int losses, double superiority) {
        assertEquals(superiority, score(wins, 0, losses).superiority(), 0.0001);
    }

    @Test
    void drawsAloneSayNothingAboutWhoIsStronger() {
        assertEquals(0.5, score(0, 7, 0).superiority());
    }

    @Test
    void anUnfinishedPairCountsAsAGameButNotAsAPair() {
        MatchScore score = MatchScore.of("a", List.of(game("a", "b", "1.1", "1/2-1/2")));
        assertEquals(1, score.games());
        assertEquals(0, score.pairs().pairs());
        assertEquals(0.5, score.points());
    }

    @Test
    void withoutGamesNothingIsKnown() {
        MatchScore score = MatchScore.of("a", List.of());
        assertEquals(0.5, score.superiority());
        assertEquals(0, score.elo());
        assertTrue(Double.isInfinite(score.eloError()));
        assertTrue(Double.isInfinite(score.eloLow()) && Double.isInfinite(score.eloHigh()));
    }

    private static MatchScore score(int wins, int draws, int losses) {
        List<GameTags> games = new ArrayList<>();
        for (int i = 0; i < wins + draws + losses; i++) {
            String result = i < wins ? "1-0" : i < wins + draws ? "1/2-1/2" : "0-1";
            games.add(game("a", "b", i + ".1", result));
        }
        return MatchScore.of("a", games);
    }

    private static GameTags game(String white, String black, String round, String result) {
        OpeningTags opening = new OpeningTags("chess", Optional.empty(), List.of());
        EngineTags tags = new EngineTags("1+1", Optional.empty());
        return new GameTags(
                white,
                black,
                tags,
                tags,
                opening,
                new Round(round),
                result,
                Optional.empty(),
                GameMachine.ANY,
                SearchedNodes.NONE);
    }
}
