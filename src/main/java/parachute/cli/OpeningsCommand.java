package parachute.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import parachute.board.Variant;
import parachute.match.BookMaker;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute openings}: makes the book that {@code parachute match} plays from. */
@Command(
        name = "openings",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Make balanced openings for matches.")
final class OpeningsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "VARIANT", description = "chess or crazyhouse.")
    private String variantName = "";

    @Option(names = "--count", paramLabel = "N", description = "Number of openings (${DEFAULT-VALUE}).")
    private int count = 100;

    @Option(names = "--nodes", paramLabel = "N", description = "Nodes to judge one by (${DEFAULT-VALUE}).")
    private long nodes = 50_000;

    @Option(names = "--seed", paramLabel = "N", description = "Another seed, other openings (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Variant variant;
        try {
            variant = Variant.parse(variantName);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage());
        }
        if (count < 1 || nodes < 1) {
            throw new ParameterException(spec.commandLine(), "--count and --nodes are numbers from 1 on");
        }
        out.println("# scripts/parachute openings " + variant.uciName() + " --count " + count + " --nodes " + nodes
                + " --seed " + seed);
        new BookMaker(variant, seed, nodes).make(count, out::println);
        return FrontEnds.OK;
    }
}
