package parachute.tools.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportValuesTest {
    @ParameterizedTest
    @CsvSource({
        "1.74, Its search takes 1.7 times as long to depth 9.",
        "0.98, Its search takes as long to depth 9.",
        "0.81, Its search nevertheless reaches depth 9 in 0.8 of the time."
    })
    void theSentenceAboutTheTimesFollowsTheirRatio(double ratio, String sentence) {
        assertEquals(sentence, ReportValues.speedComparison(ratio, 9));
    }
}
