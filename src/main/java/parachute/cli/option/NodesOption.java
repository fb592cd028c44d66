package parachute.cli.option;

import picocli.CommandLine.Option;

/** The option {@code --nodes} of commands that search. */
public final class NodesOption {
    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Nodes for each search (${DEFAULT-VALUE}).")
    private int nodes;

    /** The option with the value that it has if it is not given. */
    public NodesOption(int otherwise) {
        nodes = otherwise;
    }

    /** At least 1. */
    public int nodes() {
        return nodes;
    }
}
