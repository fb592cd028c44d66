package parachute.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.tools.levels.Ladder;
import parachute.tools.levels.LadderMatch;
import parachute.tools.progress.ProgressPart;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parachute levels}: measures how strong the levels are. */
@Command(
        name = "levels",
        description = "Play each of the ten levels against the one below it, and the first against simple players.")
final class LevelsCommand extends PrintingCommand implements Callable<Integer> {
    @Mixin
    private final VariantOption.Required variant = new VariantOption.Required();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games of each match, rounded up to pairs (${DEFAULT-VALUE}).")
    private int games = 100;

    @Mixin
    private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(10_000);

    @Mixin
    private final SharedOptions.Seed seed = new SharedOptions.Seed();

    @Mixin
    private final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency(1);

    @Mixin
    private final WatchOption web = new WatchOption();

    @Override
    public Integer call() throws InterruptedException {
        web.check();
        int pairs = (games + 1) / 2;
        List<List<String>> rows = new ArrayList<>();
        try (WatchOption.Watched watched =
                        web.watch("Levels of " + variant.value.uciName(), Optional.empty(), err()::println);
                Ladder ladder = new Ladder(
                        variant.value, pairs, nodes.value, Ladder.MAX_MOVES, seed.value, concurrency.value)) {
            print(String.format(LadderMatch.FORMAT, LadderMatch.HEADINGS.toArray()));
            ladder.measure(
                    match -> {
                        print(String.format(LadderMatch.FORMAT, match.values().toArray()));
                        rows.add(match.values());
                        watched.watch()
                                .ifPresent(page ->
                                        page.show("Levels", new ProgressPart.Table(LadderMatch.HEADINGS, rows)));
                    },
                    watched.matches());
        }
        return FrontEnds.OK;
    }
}
