package parachute.cli.command;

import java.nio.file.Path;
import parachute.tools.cluster.Secret;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code parachute cluster}: prepares machines to work together. */
@Command(
        name = "cluster",
        description = "Prepare work on several machines.",
        subcommands = ClusterCommand.SecretCommand.class)
final class ClusterCommand {
    @Command(name = "secret", description = "The secret that the machines of a cluster share.")
    static final class SecretCommand {
        @Command(
                name = "make",
                description = "Create a secret, a file that only its owner can read. "
                        + "Copy it to every machine; whoever has it can take part.")
        void make(@Parameters(paramLabel = "FILE", description = "The file to write.") Path file)
                throws InterruptedException {
            Secret.make(file);
        }
    }
}
