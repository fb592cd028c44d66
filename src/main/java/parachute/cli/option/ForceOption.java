package parachute.cli.option;

import picocli.CommandLine.Option;

/** The option {@code --force} of commands that write files. */
public final class ForceOption {
    @Option(
            names = "--force",
            description = "Replace existing output files, whatever they contain, but never an input. Without it"
                    + " only files that Parachute wrote and can write again are replaced.")
    private boolean force;

    /** Returns whether files may be replaced. */
    public boolean isGiven() {
        return force;
    }
}
