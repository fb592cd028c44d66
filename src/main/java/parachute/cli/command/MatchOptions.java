package parachute.cli.command;

import java.util.List;
import java.util.function.Supplier;
import parachute.cli.start.FrontEnds;
import parachute.io.ExistingFile;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all commands that play matches. */
final class MatchOptions {
    @Mixin
    final SharedOptions.Concurrency concurrency;

    @Option(names = "--resume", description = "Continue with the games that are already stored.")
    private boolean resume;

    @Mixin
    final SharedOptions.Force force = new SharedOptions.Force();

    @Option(names = "--json", description = "Print the table as JSON.")
    private boolean json;

    /** Creates the options, with games at a time if that is not given. */
    MatchOptions(int concurrency) {
        this.concurrency = new SharedOptions.Concurrency(concurrency);
    }

    /** Returns what happens to stored games. */
    ExistingFile existing() {
        return ExistingFile.of(resume, force.given);
    }

    /** Prints a table to the output of a command, in the form that was asked for. */
    void print(Supplier<List<String>> table, Supplier<String> asJson, PrintingCommand command) {
        (json ? List.of(asJson.get()) : table.get()).forEach(command.out()::println);
    }

    /**
     * Prints a table of stored games, and warns of those that cannot be read.
     *
     * @return the exit status: whether all can be read
     */
    int print(List<String> damaged, Supplier<List<String>> table, Supplier<String> asJson, PrintingCommand command) {
        damaged.forEach(command::warn);
        print(table, asJson, command);
        return damaged.isEmpty() ? FrontEnds.OK : FrontEnds.FAILURE;
    }
}
