package parachute.tools.report.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import parachute.engine.search.SearchLine;

class WorkedExampleTest {
    private final WorkedExample example = WorkedExample.search(18);

    @Test
    void theEngineFindsTheDrawOfTheStudyAndKeepsIt() {
        SearchLine draw = example.draw().orElseThrow();
        assertTrue(example.variation(draw).startsWith("Kg7 "), example.variation(draw));
        assertTrue(example.lines().stream()
                .skip(draw.depth() - 1L)
                .allMatch(line -> Math.abs(line.score()) <= WorkedExample.HARDLY));
        assertTrue(Math.abs(example.lines().get(draw.depth() - 2).score()) > WorkedExample.HARDLY);
    }

    @Test
    void thereIsALineForEachDepth() {
        for (int i = 0; i < 18; i++) {
            assertEquals(i + 1, example.lines().get(i).depth());
        }
    }
}
