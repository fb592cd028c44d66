package parachute.tools.train.loop;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import parachute.tools.progress.ProgressPart;
import parachute.tools.train.loop.LoopGeneration.MatchRow;
import parachute.tools.train.loop.LoopGeneration.Play;
import parachute.tools.train.loop.LoopGeneration.Training;

/** The finished generations as a table of text. */
final class GenerationTable {
    private static final List<String> HEADINGS =
            List.of("", "network", "positions", "a core-s", "learned", "held out", "mates", "match", "Elo", "in use");

    private GenerationTable() {}

    /** Returns the headings and a line for each generation, with the training data and the loss of its first part. */
    static List<String> lines(List<LoopGeneration> generations) {
        return Stream.concat(Stream.of(HEADINGS), generations.stream().map(GenerationTable::row))
                .map(row -> String.format("%3s %8s %9s %8s %9s %17s %7s %18s %12s  %s", row.toArray()))
                .toList();
    }

    /** Returns the same for those who watch. */
    static ProgressPart.Table table(List<LoopGeneration> generations) {
        return new ProgressPart.Table(
                HEADINGS, generations.stream().map(GenerationTable::row).toList());
    }

    private static List<String> row(LoopGeneration generation) {
        Training first = generation.training().getFirst();
        MatchRow match = generation.match();
        return List.of(
                Integer.toString(generation.number()),
                String.valueOf(generation.network()),
                String.valueOf(generation.positions()),
                speed(generation.play()),
                String.valueOf(first.positions()),
                String.format(Locale.ROOT, "%.5f %8.5f", first.heldOutBefore(), first.heldOut()),
                String.format(
                        "%d/%3d", generation.check().mates(), generation.check().allMates()),
                "+" + match.wins() + " =" + match.draws() + " -" + match.losses(),
                String.format(Locale.ROOT, "%+.0f ± %4.0f", match.elo(), match.error()),
                generation.inUse() ? "yes" : "no");
    }

    /** Returns the positions a core-second over all parts; a dash if a part was not measured. */
    private static String speed(List<Play> parts) {
        double positions = parts.stream().mapToLong(Play::positions).sum();
        double coreSeconds = parts.stream()
                .mapToDouble(part -> part.positions() / part.positionsPerCoreSecond())
                .sum();
        return Double.isFinite(coreSeconds) ? String.format(Locale.ROOT, "%.0f", positions / coreSeconds) : "-";
    }
}
