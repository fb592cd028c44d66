package parachute.tools.train.spsa;

import java.io.IOException;
import java.nio.file.Path;
import parachute.io.UserException;
import parachute.tools.progress.WorkListener;
import parachute.tools.work.TaskRunner;

/** Tunes search parameters with games between values that differ from the current ones in opposite directions. */
public final class SpsaTuning {
    private final SpsaSettings settings;
    private final WorkListener report;

    /** Creates a run with settings; {@code report} takes the progress, and the values. */
    public SpsaTuning(SpsaSettings settings, WorkListener report) {
        this.settings = settings;
        this.report = report;
    }

    /**
     * Runs all remaining iterations. The file holds the values after each of them; an interrupted run continues after
     * its last one, and ends with the same values as if it had never been interrupted, whatever the number of threads.
     *
     * @param file created if necessary
     * @param runner plays the games
     * @throws IOException if the file cannot be written
     * @throws UserException if the file cannot be read, is of a run with other settings, or is something else
     * @throws InterruptedException if the calling thread is interrupted; the iterations so far stay in the file
     */
    public void run(Path file, TaskRunner runner) throws IOException, InterruptedException {
        run(file, new SearchMatch(settings, runner));
    }

    /** Runs with any measurement of strength. */
    void run(Path path, StrengthMeasurement measurement) throws IOException, InterruptedException {
        SpsaFile file = new SpsaFile(path, settings);
        SpsaState state = file.read().orElseGet(() -> SpsaState.start(settings));
        SpsaProgress progress = new SpsaProgress(settings, state, report);
        while (state.iteration() < settings.iterations()) {
            Perturbation perturbation = new Perturbation(settings, state);
            state = perturbation.next(
                    measurement.compare(state.iteration(), perturbation.plus(), perturbation.minus()));
            file.write(state);
            progress.update(state);
        }
        progress.end(state);
    }
}
