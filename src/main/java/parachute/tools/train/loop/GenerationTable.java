package parachute.tools.train.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parachute.tools.train.loop.LoopGeneration.MatchRow;

/** Finished generations as a table of text. */
final class GenerationTable {
    private GenerationTable() {}

    /** The headings, and a line for each generation. */
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
        MatchRow match = generation.match();
        return String.format(
                Locale.ROOT,
                "%3d %8s %9d %8s %9d %8.5f %8.5f %3d/%3d %18s %+5.0f ± %4.0f  %s",
                generation.number(),
                generation.network(),
                generation.play().positions(),
                speed(generation.play().positionsPerCoreSecond()),
                generation.training().positions(),
                generation.training().heldOutBefore(),
                generation.training().heldOut(),
                generation.check().mates(),
                generation.check().allMates(),
                "+" + match.wins() + " =" + match.draws() + " -" + match.losses(),
                match.elo(),
                match.error(),
                generation.inUse() ? "yes" : "no");
    }

    private static String speed(double positionsPerCoreSecond) {
        return positionsPerCoreSecond == 0 ? "-" : String.format(Locale.ROOT, "%.0f", positionsPerCoreSecond);
    }
}
