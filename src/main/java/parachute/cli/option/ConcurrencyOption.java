package parachute.cli.option;

import picocli.CommandLine.Option;

/** The option {@code --concurrency} of commands that do several things at a time. */
public final class ConcurrencyOption {
    @Option(
            names = "--concurrency",
            paramLabel = "N",
            converter = BoundedNumber.Threads.class,
            description = "Games or positions at a time (${DEFAULT-VALUE}).")
    private int concurrency;

    /** Creates the option with its default value. */
    public ConcurrencyOption(int otherwise) {
        concurrency = otherwise;
    }

    /** Returns the number of tasks, 1 to {@link parachute.engine.Engine#MAX_THREADS}. */
    public int concurrency() {
        return concurrency;
    }
}
