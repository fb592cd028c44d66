package parachute.tools.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.search.Score;
import parachute.tools.report.measure.Scores;

class FiguresTest {
    @Test
    void thousandsAreSetApart() {
        assertEquals("4\u202f865\u202f609", Figures.count(4_865_609));
        assertEquals("999", Figures.count(999.4));
    }

    @ParameterizedTest
    @CsvSource({"0.234, 0.23", "12.34, 12.3", "123.4, 123"})
    void timesHaveThreeDigits(double time, String text) {
        assertEquals(text, Figures.milliseconds(time));
    }

    @Test
    void scoresHaveASign() {
        assertEquals("+0.40", Figures.score(40));
        assertEquals("\u22121.74", Figures.score(-174));
        assertEquals("0.00", Figures.score(0));
        assertEquals("mate in 2", Figures.score(Score.mateIn(3)));
    }

    @Test
    void differencesSayHowSureTheyAre() {
        assertEquals("all won", Figures.elo(Scores.of(8, 0, 0)));
        assertEquals("all lost", Figures.elo(Scores.of(0, 0, 8)));
        assertEquals("+191 \u00b1 338", Figures.elo(Scores.of(3, 0, 1)));
        assertEquals("0 \u00b1 22", Figures.elo(Scores.of(500, 0, 500)));
        assertEquals("+3\u202f=0\u202f\u22121", Figures.games(Scores.of(3, 0, 1)));
    }
}
