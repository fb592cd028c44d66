package parachute.cli.command;

import picocli.CommandLine.Option;

/** The option {@code --force} of commands that write files. */
final class ForceOption {
    @Option(
            names = "--force",
            description = "Replace files that exist where the output goes, whatever they hold; inputs never. Without it"
                    + " only what Parachute made and can make again is replaced.")
    private boolean force;

    /** Whether files may be replaced. */
    boolean isGiven() {
        return force;
    }
}
