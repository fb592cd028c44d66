package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.io.AtomicFile;
import parachute.io.OutputFiles;
import parachute.tools.program.InstalledPrograms;
import parachute.tools.program.RunningProgram;
import parachute.tools.report.MeasuredReport;
import parachute.tools.report.measure.Measurements;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parachute report}: measures the program and writes a report on it. */
@Command(
        name = "report",
        description =
                "Measure the program and write a report on it as a PDF file: board, algorithm, benchmarks at each "
                        + "depth, strength. Takes about half an hour on two cores. Start it with scripts/report.")
final class ReportCommand extends PrintingCommand implements Callable<Integer> {
    @Option(names = "--quick", description = "Measure less, in 2 to 7 minutes on two cores.")
    private boolean quick;

    @Option(names = "--output", paramLabel = "FILE", description = "The report to write (${DEFAULT-VALUE}).")
    private Path file = Path.of("report.pdf");

    @Mixin
    private final SharedOptions.Force force = new SharedOptions.Force();

    @Mixin
    private final SharedOptions.Seed seed = new SharedOptions.Seed();

    @Mixin
    private final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Libraries.PDF.check();
        new OutputFiles().replace(file, ReplaceableContent.REPORT).check(force.given);
        List<String> words = spec.commandLine().getParseResult().originalArgs();
        String command = "scripts/" + String.join(" ", words.isEmpty() ? List.of("report") : words);
        MeasuredReport.Imprint imprint = MeasuredReport.Imprint.ofProgram(command);
        Measurements measured = measure();
        AtomicFile.write(file, MeasuredReport.write(measured, imprint));
        return FrontEnds.OK;
    }

    private Measurements measure() throws InterruptedException {
        Measurements.ReportPlayers players = new Measurements.ReportPlayers(
                RunningProgram.command("uci"), InstalledPrograms::find, concurrency.value, seed.value);
        try (StatusLine status = status()) {
            return Measurements.take(quick ? Measurements.Scale.QUICK : Measurements.Scale.WHOLE, players, status);
        }
    }
}
