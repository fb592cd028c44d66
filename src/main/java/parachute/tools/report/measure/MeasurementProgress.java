package parachute.tools.report.measure;

/** Listens to how far the measurements are. */
public interface MeasurementProgress {
    /** Another measurement begins. */
    void begin(String title);

    /** So many of its steps are done. */
    void onSteps(int done, int all);
}
