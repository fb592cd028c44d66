package parachute.cli.option;

import picocli.CommandLine.Option;

/** The option {@code --force} of commands that write files. */
public final class ForceOption {
    @Option(
            names = "--force",
            description = "Replace files that exist where the output goes, whatever they hold; inputs never. Without it"
                    + " only what Parachute made and can make again is replaced.")
    private boolean force;

    /** Whether files may be replaced. */
    public boolean isGiven() {
        return force;
    }
}
