package parachute.cli.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.rules.board.Variant;
import parachute.tools.match.opening.BookMaker;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute openings}: makes the book that {@code parachute match} plays from. */
@Command(name = "openings", description = "Make balanced openings for matches.")
final class OpeningsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "VARIANT", description = "chess or crazyhouse.")
    private Variant variant = Variant.CRAZYHOUSE;

    @Option(
            names = "--count",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Number of openings (${DEFAULT-VALUE}).")
    private int count = 100;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Nodes to judge one by (${DEFAULT-VALUE}).")
    private int nodes = 50_000;

    @Option(names = "--seed", paramLabel = "N", description = "Another seed, other openings (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        out.println("# scripts/parachute openings " + variant.uciName() + " --count " + count + " --nodes " + nodes
                + " --seed " + seed);
        new BookMaker(variant, seed, nodes).make(count, out::println);
        return FrontEnds.OK;
    }
}
