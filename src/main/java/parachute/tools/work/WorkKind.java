package parachute.tools.work;

/** A kind of work that this machine can do for others. */
@FunctionalInterface
public interface WorkKind {
    /**
     * Opens the work with settings.
     *
     * @param settings JSON, as {@link Work#settings} writes it
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    Work<?, ?> open(String settings);
}
