package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import parachute.cli.start.FrontEnds;
import parachute.tools.cluster.ClusterException;
import parachute.tools.cluster.ClusterLibraries;
import parachute.tools.cluster.ClusterSimulation;
import parachute.tools.cluster.Secret;
import parachute.tools.cluster.grid.ViewSimulation;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute cluster}: what machines need that work together. */
@Command(
        name = "cluster",
        description = "Prepare work on several machines.",
        subcommands = ClusterCommand.SecretCommand.class)
final class ClusterCommand {
    @Spec
    private CommandSpec spec;

    /** {@code parachute cluster simulate}. */
    @Command(
            name = "simulate",
            description =
                    "Measure what a driver bears: results of simulated machines that answer at once, some of which"
                            + " vanish.")
    int simulate(
            @Option(
                            names = "--members",
                            paramLabel = "N",
                            converter = BoundedNumber.Positive.class,
                            defaultValue = "500",
                            description = "Machines (${DEFAULT-VALUE}).")
                    int members,
            @Option(
                            names = "--lost",
                            paramLabel = "N",
                            converter = BoundedNumber.Positive.class,
                            defaultValue = "50",
                            description = "Those that vanish at once (${DEFAULT-VALUE}).")
                    int lost,
            @Option(
                            names = "--results",
                            paramLabel = "N",
                            converter = BoundedNumber.Positive.class,
                            defaultValue = "1000000",
                            description = "Results (${DEFAULT-VALUE}).")
                    int results,
            @Option(
                            names = "--view",
                            description =
                                    "Measure the group of members instead: how long it takes until all know each other,"
                                            + " and until they know who has vanished.")
                    boolean view)
            throws IOException, InterruptedException {
        CommandLine line = Objects.requireNonNull(spec.subcommands().get("simulate"));
        if (lost >= members) {
            throw new ParameterException(line, "--lost is less than the " + members + " of --members, not " + lost);
        }
        try {
            ClusterLibraries.check();
            PrintWriter out = line.getOut();
            if (view) {
                new ViewSimulation(members, lost, out::println).run();
            } else {
                new ClusterSimulation(members, lost, results, out::println).run();
            }
            return FrontEnds.OK;
        } catch (ClusterException e) {
            throw new ParameterException(line, e.getMessage());
        }
    }

    /** {@code parachute cluster secret}. */
    @Command(name = "secret", description = "The secret by which machines know each other.")
    static final class SecretCommand {
        @Spec
        private CommandSpec spec;

        /** {@code parachute cluster secret make}. */
        @Command(
                name = "make",
                description = "Make a new secret, a file that only its owner can read. "
                        + "Copy it to every machine: who has it can take part.")
        int make(@Parameters(paramLabel = "FILE", description = "The file to write.") Path file)
                throws InterruptedException {
            try {
                Secret.make(file);
                return FrontEnds.OK;
            } catch (ClusterException e) {
                throw new ParameterException(spec.commandLine(), e.getMessage());
            }
        }
    }
}
