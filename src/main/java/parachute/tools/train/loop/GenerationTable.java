package parachute.tools.train.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parachute.tools.train.loop.LoopGeneration.MatchRow;
import parachute.tools.train.loop.LoopGeneration.Play;
import parachute.tools.train.loop.LoopGeneration.Training;

/** Finished generations as a table of text. */
final class GenerationTable {
    private GenerationTable() {}

    /** The headings, and a line for each generation; what was learned and its loss are those of the first part. */
    static List<String> lines(List<LoopGeneration> generations) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%3s %8s %9s %8s %9s %17s %7s %18s %12s  %s",
                "",
                "network",
                "positions",
                "a core-s",
                "learned",
                "held out",
                "mates",
                "match",
                "Elo",
                "in use"));
        generations.forEach(generation -> lines.add(row(generation)));
        return lines;
    }

    private static String row(LoopGeneration generation) {
        Training first = generation.training().getFirst();
        MatchRow match = generation.match();
        return String.format(
                Locale.ROOT,
                "%3d %8s %9d %8s %9d %8.5f %8.5f %3d/%3d %18s %+5.0f ± %4.0f  %s",
                generation.number(),
                generation.network(),
                generation.positions(),
                speed(generation.play()),
                first.positions(),
                first.heldOutBefore(),
                first.heldOut(),
                generation.check().mates(),
                generation.check().allMates(),
                "+" + match.wins() + " =" + match.draws() + " -" + match.losses(),
                match.elo(),
                match.error(),
                generation.inUse() ? "yes" : "no");
    }

    /** Positions a core-second over all parts; a dash if it was not measured in each of them. */
    private static String speed(List<Play> parts) {
        double positions = parts.stream().mapToLong(Play::positions).sum();
        double coreSeconds = parts.stream()
                .mapToDouble(part -> part.positions() / part.positionsPerCoreSecond())
                .sum();
        return Double.isFinite(coreSeconds) ? String.format(Locale.ROOT, "%.0f", positions / coreSeconds) : "-";
    }
}
