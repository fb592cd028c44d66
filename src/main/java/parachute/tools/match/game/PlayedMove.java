package parachute.tools.match.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import parachute.rules.pgn.PgnWriter;

/**
 * A move as an engine made it.
 *
 * @param move the move
 * @param nanos the nanoseconds that it took
 * @param clock milliseconds left on its clock afterwards; empty if it has none
 * @param evaluation the score that it reported with the move
 */
public record PlayedMove(int move, long nanos, Optional<Long> clock, Optional<EngineScore> evaluation) {
    /**
     * Returns the comment in PGN, with the parts that are known: {@code +0.31/12 0.345s [%clk 0:00:09.655], n=1234}.
     */
    public String comment(Set<MoveComment> parts) {
        SearchReport report = evaluation.map(EngineScore::report).orElse(SearchReport.NONE);
        List<String> words = new ArrayList<>();
        List<String> details = new ArrayList<>();
        for (MoveComment part : new TreeSet<>(parts)) {
            switch (part) {
                case SCORE -> evaluation.ifPresent(score -> words.add(score.toString()));
                case TIME -> words.add(seconds(nanos / 1e9));
                case CLK -> clock.ifPresent(left -> words.add(PgnWriter.clock(left)));
                case TIMELEFT -> clock.ifPresent(left -> details.add("tl=" + seconds(left / 1e3)));
                case LATENCY ->
                    report.number("time")
                            .ifPresent(millis -> details.add("latency=" + seconds(nanos / 1e9 - millis / 1e3)));
                case NODES -> report.number("nodes").ifPresent(nodes -> details.add("n=" + nodes));
                case SELDEPTH -> report.number("seldepth").ifPresent(depth -> details.add("sd=" + depth));
                case NPS -> report.number("nps").ifPresent(speed -> details.add("nps=" + speed));
                case HASHFULL -> report.number("hashfull").ifPresent(full -> details.add("hashfull=" + full));
                case TBHITS -> report.number("tbhits").ifPresent(hits -> details.add("tbhits=" + hits));
                case PV -> {
                    if (!report.line().isEmpty()) {
                        details.add("pv=\"" + String.join(" ", report.line()) + '"');
                    }
                }
            }
        }
        if (!words.isEmpty()) {
            details.addFirst(String.join(" ", words));
        }
        return String.join(", ", details);
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.3fs", seconds);
    }
}
