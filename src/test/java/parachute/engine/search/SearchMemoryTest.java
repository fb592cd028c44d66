package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchMemoryTest {
    /** An entry takes 16 bytes. */
    @ParameterizedTest(name = "{0} nodes need {1} MB")
    @CsvSource({"1, 1", "100, 1", "10000, 2", "20000, 4", "50000, 8", "100000, 16", "1000000, 16"})
    void aTableIsNotLargerThanALimitOfNodesCanFill(long nodes, long megabytes) {
        SearchLimits limits = SearchLimits.NONE.withNodes(nodes);
        assertEquals(megabytes, SearchMemory.ofOneThread(limits, 16).megabytes());
    }

    @ParameterizedTest
    @CsvSource({"1", "16"})
    void withoutALimitOfNodesItHasTheSizeWanted(long megabytes) {
        SearchLimits limits = SearchLimits.NONE.withDepth(5);
        assertEquals(megabytes, SearchMemory.ofOneThread(limits, megabytes).megabytes());
    }
}
