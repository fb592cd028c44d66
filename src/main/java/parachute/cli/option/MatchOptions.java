package parachute.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import parachute.cli.terminal.CommandOutput;
import parachute.io.ExistingFile;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all commands that play matches. */
public final class MatchOptions {
    @Mixin
    private final SharedOptions.Concurrency concurrency;

    @Option(names = "--resume", description = "Continue with the games that are already stored.")
    private boolean resume;

    @Mixin
    private final SharedOptions.Force force = new SharedOptions.Force();

    @Option(names = "--json", description = "Print the table as JSON.")
    private boolean json;

    @Mixin
    private final SharedOptions.Log log = new SharedOptions.Log();

    /** Creates the options, with games at a time if that is not given. */
    public MatchOptions(int concurrency) {
        this.concurrency = new SharedOptions.Concurrency(concurrency);
    }

    /** Returns the number of games at a time, at least 1. */
    public int concurrency() {
        return concurrency.concurrency();
    }

    /** Returns what happens to stored games. */
    public ExistingFile existing() {
        return ExistingFile.of(resume, force.isGiven());
    }

    /** Returns whether files may be replaced. */
    public boolean force() {
        return force.isGiven();
    }

    /**
     * Returns the file for the log, by these options or by those before the name of the command; empty if nothing is
     * logged.
     */
    public Optional<Path> log(Optional<Path> before) {
        return log.file().or(() -> before);
    }

    /**
     * Starts the log, or turns it off.
     *
     * @param otherwise the file if these options name none
     * @throws parachute.io.UserException if the file cannot be written
     */
    public void startLog(Optional<Path> otherwise) {
        log.start(otherwise);
    }

    /** Prints a table to the output of a command, in the form that was asked for. */
    public void print(Supplier<List<String>> table, Supplier<String> asJson, CommandOutput output) {
        (json ? List.of(asJson.get()) : table.get()).forEach(output.out()::println);
    }
}
