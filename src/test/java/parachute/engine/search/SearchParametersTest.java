package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

class SearchParametersTest {
    private static final SearchParameters CHESS = SearchParameters.of(Variant.CHESS);

    @ParameterizedTest
    @MethodSource("parachute.engine.search.SearchParameters#list")
    void everyParameterIsReadAndWrittenByItsName(SearchParameter parameter) {
        assertEquals(parameter, SearchParameters.named(parameter.name()));
        for (int value : new int[] {parameter.min(), parameter.max()}) {
            SearchParameters changed = CHESS.with(parameter.name(), value);
            assertEquals(value, changed.get(parameter.name()));
            assertEquals(
                    CHESS, changed.with(parameter.name(), CHESS.get(parameter.name())), "nothing else has changed");
        }
        assertEquals(
                SearchParameters.of(Variant.CHESS).get(parameter.name()),
                CHESS.get(parameter.name()),
                "the original has not");
    }

    @ParameterizedTest
    @MethodSource("parachute.engine.search.SearchParameters#list")
    void everyStandardValueLiesInItsRange(SearchParameter parameter) {
        assertTrue(parameter.min() < parameter.max());
        for (Variant variant : Variant.values()) {
            int value = SearchParameters.of(variant).get(parameter.name());
            assertTrue(parameter.min() <= value && value <= parameter.max(), parameter + " of " + variant);
        }
    }

    /** An end of a range may be a bad choice, but the search must survive it. */
    @ParameterizedTest
    @MethodSource("parachute.engine.search.SearchParameters#list")
    void theSearchWorksAtBothEndsOfEveryRange(SearchParameter parameter) {
        Position position = Position.start(Variant.CRAZYHOUSE);
        SearchLimits limits = SearchLimits.NONE.withNodes(2_000).withClock(6_000_000, 1_000, 0);
        for (int value : new int[] {parameter.min(), parameter.max()}) {
            SearchParameters parameters =
                    SearchParameters.of(Variant.CRAZYHOUSE).with(parameter.name(), value);
            SearchResult result = search(position, limits, parameters);
            assertEquals(2_000, result.nodes());
            assertNotEquals(0, result.bestMove());
        }
    }

    private static SearchResult search(Position position, SearchLimits limits, SearchParameters parameters) {
        return new Search(
                        position,
                        limits,
                        SearchListener.SILENT,
                        new SearchMemory(1, 1),
                        Evaluation.DEFAULT,
                        parameters,
                        0,
                        System.nanoTime())
                .run();
    }

    @Test
    void allValuesAreAVectorInTheOrderOfTheParameters() {
        int[] vector = CHESS.toArray();
        assertEquals(SearchParameters.list().size(), vector.length);
        assertEquals(CHESS, SearchParameters.of(vector));
        vector[SearchParameters.list().indexOf(SearchParameters.named("RAZORING_MARGIN"))] = 300;
        assertEquals(300, SearchParameters.of(vector).razoringMargin);
        assertArrayEquals(CHESS.with("RAZORING_MARGIN", 300).toArray(), vector);
    }

    @Test
    void aValueOutOfRangeIsNamedWithItsRange() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> CHESS.with("IIR_DEPTH", 0));
        assertEquals("IIR_DEPTH is 0, expected 1 to 20", e.getMessage());
    }

    @Test
    void anUnknownNameIsNamed() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> CHESS.with("RAZOR", 1));
        assertEquals("unknown search parameter \"RAZOR\"", e.getMessage());
    }

    @Test
    void aVectorOfAnotherLengthIsRefused() {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> SearchParameters.of(new int[] {1, 2}));
        assertEquals("2 values, expected " + SearchParameters.list().size(), e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "'', no value of ASPIRATION_WINDOW",
        "IIR_DEPTH 4, 'no NAME: value in \"IIR_DEPTH 4\"'",
        "IIR_DEPTH: four, 'For input string: \"four\"'"
    })
    void aTextThatMissesAParameterOrHasAnotherIsRefused(String text, String complaint) {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> SearchParameters.parse("# comment\n\n" + text));
        assertEquals(complaint, e.getMessage());
    }

    @Test
    void aTextWithAnUnknownNameIsRefused() {
        String text = VariantProfile.of(Variant.CHESS).parameters().text() + "\nRAZOR: 1";
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> SearchParameters.parse(text));
        assertEquals("unknown search parameter \"RAZOR\"", e.getMessage());
    }

    /** The name of a field is that of its parameter, without underscores. */
    @Test
    void everyFieldHasTheValueOfItsName() throws ReflectiveOperationException {
        Map<String, Field> fields = new HashMap<>();
        for (Field field : SearchParameters.class.getDeclaredFields()) {
            if (field.getType() == int.class) {
                fields.put(field.getName().toUpperCase(Locale.ROOT), field);
            }
        }
        assertEquals(SearchParameters.list().size(), fields.size());
        for (SearchParameter parameter : SearchParameters.list()) {
            Field field = fields.get(parameter.name().replace("_", ""));
            for (int value : new int[] {parameter.min(), parameter.max()}) {
                assertEquals(value, field.getInt(CHESS.with(parameter.name(), value)), parameter.name());
            }
        }
    }

    @Test
    void otherParametersGiveAnotherSearch() {
        Position position = Position.start(Variant.CHESS);
        SearchLimits limits = SearchLimits.NONE.withDepth(7);
        long nodes = nodes(position, limits, CHESS);
        assertNotEquals(nodes, nodes(position, limits, CHESS.with("LMR_BASE", 100)));
        assertEquals(nodes, nodes(position, limits, SearchParameters.of(CHESS.toArray())));
    }

    private static long nodes(Position position, SearchLimits limits, SearchParameters parameters) {
        return search(position, limits, parameters).nodes();
    }
}
