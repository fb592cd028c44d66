package parachute.cli.command;

import picocli.CommandLine.Option;

/** The option {@code --seed} of commands that make something from random numbers. */
final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random numbers; the same seed makes the same (${DEFAULT-VALUE}).")
    private long seed = 1;

    long seed() {
        return seed;
    }
}
