package parachute.tools.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import parachute.io.Resource;
import parachute.io.UserException;
import parachute.io.Version;
import parachute.tools.analysis.report.DiagramSvg;
import parachute.tools.program.Builds;
import parachute.tools.program.RunningProgram;
import parachute.tools.report.document.Drawing;
import parachute.tools.report.document.DrawingFont;
import parachute.tools.report.document.PdfDocument;
import parachute.tools.report.measure.Measurements;
import parachute.tools.report.measure.WorkedExample;

/** The report on the program in PDF: a text with the results of measurements. */
public final class MeasuredReport {
    private static final String SOURCES = "src/main/java/parachute";

    private static final String DIAGRAM = "example-diagram";

    /** Centimetres on the page. */
    private static final double DIAGRAM_WIDTH = 4.6, CHART_WIDTH = 7.9;

    private MeasuredReport() {}

    /**
     * The origin of a report, as stated in it.
     *
     * @param date of the measurements
     * @param command that made the measurements
     * @param version of the program, with its commit if known
     * @param sources the folder of the program's sources; without it the report does not list any code
     */
    public record Imprint(String date, String command, String version, Optional<Path> sources) {
        /** Returns the imprint of a program with the folder of its sources, if that exists. */
        public static Imprint of(String date, String command, String version, Path sources) {
            return new Imprint(date, command, version, Optional.of(sources).filter(Files::isDirectory));
        }

        /** Returns the imprint of a report that this program makes today. */
        public static Imprint ofProgram(String command) throws IOException, InterruptedException {
            Path root = RunningProgram.projectFolder();
            return of(
                    LocalDate.now(ZoneId.systemDefault()).toString(),
                    command,
                    Version.nameAndVersion()
                            + commit(root).map(hash -> ", commit " + hash).orElse(""),
                    root.resolve(SOURCES));
        }

        private static Optional<String> commit(Path root) throws IOException, InterruptedException {
            try {
                return new Builds(root).describe();
            } catch (UserException e) {
                return Optional.empty(); // the program was copied without its project
            }
        }
    }

    /**
     * Returns the bytes of the report.
     *
     * @throws IOException if a font cannot be copied to a file for the Java library
     * @throws IllegalArgumentException if the text refers to code that is not in the sources
     */
    public static byte[] write(Measurements measured, Imprint imprint) throws IOException {
        Map<String, Drawing> drawings = new LinkedHashMap<>();
        try (DrawingFont font = DrawingFont.open()) {
            String text = text(measured, imprint, font, drawings);
            return PdfDocument.render("Parachute: a chess and crazyhouse program", text, drawings);
        }
    }

    /** Returns the text in Markdown, and adds its drawings to a map. */
    static String text(Measurements measured, Imprint imprint, DrawingFont font, Map<String, Drawing> drawings) {
        Map<String, String> values = new LinkedHashMap<>(ReportValues.of(measured));
        values.put("date", imprint.date());
        values.put("command", imprint.command());
        values.put("version", imprint.version());
        drawings.putAll(new ReportCharts(measured, font).all());
        drawings.forEach((name, chart) -> values.put(name, PdfDocument.element(name, chart, CHART_WIDTH)));
        Drawing diagram = diagram(measured.example());
        drawings.put(DIAGRAM, diagram);
        values.put(DIAGRAM, PdfDocument.element(DIAGRAM, diagram, DIAGRAM_WIDTH));
        ReportTemplate template = new ReportTemplate(Resource.text(MeasuredReport.class, "report.md"));
        SourceCode code = new SourceCode(imprint.sources(), template.codeReferences());
        values.put("listings", code.listings());
        return template.fill(values, code::link);
    }

    private static Drawing diagram(WorkedExample example) {
        return Drawing.ofSvg(DiagramSvg.format("White to move", example.position()));
    }
}
