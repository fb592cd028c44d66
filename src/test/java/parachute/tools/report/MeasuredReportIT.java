package parachute.tools.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import parachute.rules.board.Variant;
import parachute.tools.levels.LadderMatch;
import parachute.tools.report.measure.DepthBenchmark;
import parachute.tools.report.measure.Measurements;
import parachute.tools.report.measure.PerftCheck;
import parachute.tools.report.measure.PlainAlphaBeta.TriedReply;

/** A report with few measurements, read back from its file. */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("release")
class MeasuredReportIT {
    private static final Measurements.Scale TINY = new Measurements.Scale(3, 1, 2, 14, 10_000, 2, 10, 2);

    private final List<String> measurements = new ArrayList<>();
    private Measurements measured;
    private String text;

    @BeforeAll
    void writeAndReadBack() throws IOException, InterruptedException {
        Measurements.ReportPlayers players =
                new Measurements.ReportPlayers(List.of("none"), name -> Optional.empty(), 2, 1);
        measured = Measurements.take(TINY, players, new Measurements.MeasurementListener() {
            @Override
            public void begin(String title) {
                measurements.add(title);
            }

            @Override
            public void onSteps(int done, int all) {
                assertTrue(done <= all, done + " of " + all + " steps");
            }
        });
        byte[] file = MeasuredReport.write(
                measured,
                MeasuredReport.Imprint.of(
                        "2026-11-22", "scripts/report", "Parachute 1.2.3", Path.of("src/main/java/parachute")));
        try (PDDocument document = Loader.loadPDF(file)) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            text = stripper.getText(document);
        }
    }

    private void assertHas(String part) {
        assertTrue(text.contains(part), () -> "no \"" + part + "\" in " + text);
    }

    @Test
    void itHasTheSectionsThatTheCourseAsksFor() {
        List.of(
                        "1 Introduction",
                        "2 Internal representation of the board",
                        "3 Algorithm",
                        "3.2 An example",
                        "4 Benchmarks",
                        "5 Strength",
                        "6 Conclusion",
                        "Appendix: code")
                .forEach(this::assertHas);
    }

    @Test
    void itSaysWhatMeasured() {
        assertHas("Measured on 2026-11-22 by scripts/report");
        assertHas("Parachute 1.2.3");
        assertHas(System.getProperty("java.vm.name"));
    }

    @Test
    void theTablesHoldWhatWasMeasured() {
        for (PerftCheck check : measured.perft()) {
            assertHas("%s %s %d %s %s"
                    .formatted(
                            check.name(),
                            check.variant().uciName(),
                            check.depth(),
                            Figures.count(check.published()),
                            Figures.count(check.counted())));
        }
        for (Variant variant : Variant.values()) {
            for (DepthBenchmark.DepthCost row : measured.of(variant).depths()) {
                assertHas(row.depth() + " " + Figures.count(row.nodes()) + " "
                        + Figures.milliseconds(row.milliseconds()));
            }
            for (LadderMatch match : measured.of(variant).ladder()) {
                assertHas(match.player() + " " + match.opponent() + " " + Figures.games(match.score()));
            }
        }
    }

    @Test
    void theExampleIsThere() {
        List<TriedReply> searched = measured.example().alphaBeta().branches().stream()
                .flatMap(branch -> branch.replies().stream())
                .filter(reply -> reply.value().isPresent())
                .toList();
        assertTrue(searched.stream().anyMatch(reply -> reply.move().equals("Kb6")), searched::toString);
        for (TriedReply reply : searched) {
            assertHas(reply.move() + " " + Figures.score(reply.value().orElseThrow()));
        }
        assertHas("From depth ");
        assertHas("\u261a");
        assertHas("\u2659");
    }

    @Test
    void opponentsThatAreNotInstalledAreNamed() {
        assertHas("gnuchess (not installed) 6 plies chess");
    }

    @Test
    void theCodeIsListedWithLineNumbers() {
        assertHas("engine/search/AlphaBeta.java");
        assertTrue(text.lines().anyMatch(line -> line.matches(" *\\d+ +final class AlphaBeta \\{.*")));
    }

    @Test
    void noPlaceIsLeft() {
        assertFalse(text.contains("{{"));
        assertFalse(text.contains("}}"));
    }

    @Test
    void everyMeasurementIsAnnounced() {
        assertEquals(8, measurements.size());
        assertEquals("Searches to depth 3, chess", measurements.get(1));
    }
}
