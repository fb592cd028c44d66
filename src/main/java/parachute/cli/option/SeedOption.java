package parachute.cli.option;

import picocli.CommandLine.Option;

/** The option {@code --seed} of commands that make something from random numbers. */
public final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random numbers; the same seed makes the same (${DEFAULT-VALUE}).")
    private long seed = 1;

    public long seed() {
        return seed;
    }
}
