package parachute.cli.command;

import java.util.concurrent.Callable;
import parachute.cli.option.BoundedNumber;
import parachute.cli.option.EvaluationOption;
import parachute.cli.option.SharedOptions;
import parachute.cli.option.VariantOption;
import parachute.cli.start.FrontEnds;
import parachute.cli.terminal.ResultPrinter;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.BookMaker;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code parachute openings}: makes the openings that {@code parachute match} plays. */
@Command(name = "openings", description = "Make balanced openings for matches.")
final class OpeningsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private final VariantOption.Required variant = new VariantOption.Required();

    @Option(
            names = "--count",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Number of openings (${DEFAULT-VALUE}).")
    private int count = 100;

    @Mixin
    private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(50_000);

    @Mixin
    private final SharedOptions.Seed seed = new SharedOptions.Seed();

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    @Override
    public Integer call() {
        ResultPrinter out = new ResultPrinter(spec.commandLine());
        Variant chosen = variant.variant();
        out.accept("# scripts/parachute openings " + chosen.uciName() + " --count " + count + " --nodes "
                + nodes.nodes() + " --seed " + seed.seed() + evaluation.words());
        new BookMaker(chosen, seed.seed(), nodes.nodes(), evaluation.evaluation(chosen)).make(count, out);
        return FrontEnds.OK;
    }
}
