package parachute.tools.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportTemplateTest {
    private final ReportTemplate template = new ReportTemplate("{{n}} nodes ({{code:A#b}}), {{n}} and {{code:A}}");

    @Test
    void everyPlaceIsFilled() {
        assertEquals(
                "5$ nodes ([A#b]), 5$ and [A]", template.fill(Map.of("n", "5$"), reference -> "[" + reference + "]"));
    }

    @Test
    void referencesToCodeAreListed() {
        assertEquals(List.of("A#b", "A"), template.codeReferences());
    }

    @Test
    void aPlaceWithoutAValueIsNamed() {
        assertEquals("there is no value for {{n}}", refusal(Map.of()));
    }

    @Test
    void aValueWithoutAPlaceIsNamed() {
        assertEquals("the template does not have a placeholder for m", refusal(Map.of("n", "1", "m", "2")));
    }

    private String refusal(Map<String, String> values) {
        return assertThrows(IllegalArgumentException.class, () -> template.fill(values, code -> code))
                .getMessage();
    }
}
