package parachute.cli.option;

import picocli.CommandLine.Option;

/** The option {@code --seed} of commands that use random numbers. */
public final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random numbers; the same seed gives the same result (${DEFAULT-VALUE}).")
    private long seed = 1;

    public long seed() {
        return seed;
    }
}
