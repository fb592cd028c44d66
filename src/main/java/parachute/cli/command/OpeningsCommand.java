package parachute.cli.command;

import parachute.rules.board.Variant;
import parachute.tools.book.BookMaker;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parachute openings}: makes the openings that {@code parachute match} plays. */
@Command(name = "openings", description = "Make balanced openings for matches.")
final class OpeningsCommand extends PrintingCommand implements Runnable {
    @Mixin
    private final VariantOption.Required variant = new VariantOption.Required();

    @Option(names = "--count", paramLabel = "N", description = "Number of openings (${DEFAULT-VALUE}).")
    private int count = 100;

    @Mixin
    private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(50_000);

    @Mixin
    private final SharedOptions.Seed seed = new SharedOptions.Seed();

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    @Override
    public void run() {
        Variant chosen = variant.value;
        print("# scripts/parachute openings " + chosen.uciName() + " --count " + count + " --nodes " + nodes.value
                + " --seed " + seed.value + evaluation.words());
        new BookMaker(chosen, seed.value, nodes.value, evaluation.evaluation(chosen)).make(count, this::print);
    }
}
