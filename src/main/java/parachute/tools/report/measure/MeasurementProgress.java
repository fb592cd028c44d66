package parachute.tools.report.measure;

/** A listener to the progress of measurements. */
public interface MeasurementProgress {
    /** Called when another measurement begins. */
    void begin(String title);

    /** Called with the number of its steps that are done. */
    void onSteps(int done, int all);
}
