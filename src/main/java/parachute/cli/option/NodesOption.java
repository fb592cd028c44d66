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

    /** Creates the option with its default value. */
    public NodesOption(int otherwise) {
        nodes = otherwise;
    }

    /** Returns the number of nodes, at least 1. */
    public int nodes() {
        return nodes;
    }
}
