package parachute.cli.command;

import picocli.CommandLine.Option;

/** The option {@code --nodes} of commands that search. */
final class NodesOption {
    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Nodes for each search (${DEFAULT-VALUE}).")
    private int nodes;

    /** The option with the value that it has if it is not given. */
    NodesOption(int otherwise) {
        nodes = otherwise;
    }

    /** At least 1. */
    int nodes() {
        return nodes;
    }
}
