package parachute.tools.analysis;

/** Games cannot be analysed as wanted; the message says in one line why. */
public final class AnalysisException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** With a reason that names the file or the option. */
    public AnalysisException(String reason) {
        super(reason);
    }

    /** With the reason that another exception gives. */
    public AnalysisException(IllegalArgumentException reason) {
        super(reason.getMessage(), reason);
    }
}
