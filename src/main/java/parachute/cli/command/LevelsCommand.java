package parachute.cli.command;

import java.util.concurrent.Callable;
import parachute.cli.option.BoundedNumber;
import parachute.cli.option.ConcurrencyOption;
import parachute.cli.option.NodesOption;
import parachute.cli.option.SeedOption;
import parachute.cli.option.VariantParameter;
import parachute.cli.start.FrontEnds;
import parachute.cli.terminal.ResultPrinter;
import parachute.tools.levels.Ladder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code parachute levels}: how strong the levels are. */
@Command(
        name = "levels",
        description = "Play each of the ten levels against the one below it, and the first against simple players.")
final class LevelsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private final VariantParameter variant = new VariantParameter();

    @Option(
            names = "--games",
            paramLabel = "N",
            converter = BoundedNumber.Positive.class,
            description = "Games of each match, rounded up to pairs (${DEFAULT-VALUE}).")
    private int games = 100;

    @Mixin
    private final NodesOption nodes = new NodesOption(10_000);

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final ConcurrencyOption concurrency = new ConcurrencyOption(1);

    @Override
    public Integer call() throws InterruptedException {
        int pairs = (games + 1) / 2;
        try (Ladder ladder =
                new Ladder(variant.variant(), pairs, nodes.nodes(), seed.seed(), concurrency.concurrency())) {
            ladder.play(new ResultPrinter(spec.commandLine()));
        }
        return FrontEnds.OK;
    }
}
