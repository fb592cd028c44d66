package parachute.tools.report.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import parachute.engine.strength.Level;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.tools.levels.Ladder;
import parachute.tools.levels.LadderMatch;
import parachute.tools.match.Opponent;
import parachute.tools.report.measure.DepthBenchmark.DepthCost;
import parachute.tools.report.measure.MethodComparison.MethodCost;
import parachute.tools.report.measure.OpponentMatches.OpponentMatch;

/**
 * The results of all measurements for a report.
 *
 * @param machine the machine, before the measurements
 * @param scale the extent of the measurements
 * @param example the worked example
 * @param perft counts of legal moves
 * @param byVariant the results of each variant
 * @param opponents matches against other programs
 * @param seconds that all measurements took
 */
public record Measurements(
        Machine machine,
        Scale scale,
        WorkedExample example,
        List<PerftCheck> perft,
        Map<Variant, VariantMeasurements> byVariant,
        List<OpponentMatch> opponents,
        double seconds) {
    /**
     * The extent of the measurements for a report.
     *
     * @param depth the maximum depth of the benchmark, in plies
     * @param repetitions searches of each position of the benchmark
     * @param comparisonDepth the maximum depth of the comparison with minimax
     * @param exampleDepth the depth of the engine's search of the worked example
     * @param perftLeaves the maximum number of leaves of a count of legal moves
     * @param ladderGames games of each match of the ladder
     * @param ladderMoves moves of each side after which a game of the ladder is drawn
     * @param opponentGames games of each match against another program
     */
    public record Scale(
            int depth,
            int repetitions,
            int comparisonDepth,
            int exampleDepth,
            long perftLeaves,
            int ladderGames,
            int ladderMoves,
            int opponentGames) {
        /** About two minutes on two cores. */
        public static final Scale QUICK = new Scale(10, 1, 3, 22, 5_000_000, 6, Ladder.MAX_MOVES, 6);

        /** Less than half an hour on two cores. */
        public static final Scale WHOLE = new Scale(15, 3, 4, 26, 200_000_000, 80, Ladder.MAX_MOVES, 60);
    }

    /** Nodes a move at full strength, in all matches. */
    public static final int NODES = 5_000;

    /**
     * The number of matches on the ladder: one for each level, a second one for the first level, and one at full
     * strength.
     */
    private static final int LADDER_MATCHES = Level.FULL.number() + 2;

    public Measurements {
        perft = List.copyOf(perft);
        byVariant = Map.copyOf(byVariant);
        opponents = List.copyOf(opponents);
    }

    /** Returns the results of a variant. */
    public VariantMeasurements of(Variant variant) {
        return Objects.requireNonNull(byVariant.get(variant));
    }

    /**
     * The settings of matches.
     *
     * @param command starts this program, for UCI
     * @param programs finds an installed program by its name
     * @param concurrency games at a time
     * @param seed of openings and random moves
     */
    public record ReportPlayers(
            List<String> command, Function<String, Optional<Path>> programs, int concurrency, long seed) {
        public ReportPlayers {
            command = List.copyOf(command);
        }
    }

    /** A listener to the progress of measurements. */
    public interface MeasurementListener {
        /** Called when another measurement begins. */
        void begin(String title);

        /** Called with the number of its steps that are done. */
        void onSteps(int done, int all);
    }

    /**
     * Makes all measurements. Those that depend on the speed of the machine come first, one search at a time.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    public static Measurements take(Scale scale, ReportPlayers players, MeasurementListener progress)
            throws InterruptedException {
        long start = System.nanoTime();
        Machine machine = Machine.now();
        progress.begin("Counts of legal moves, and an example");
        List<PerftCheck> perft = PerftCheck.run(scale.perftLeaves());
        WorkedExample example = WorkedExample.search(scale.exampleDepth());
        Map<Variant, Searches> searches = new EnumMap<>(Variant.class);
        for (Variant variant : Variant.values()) {
            searches.put(variant, Searches.take(variant, scale, progress));
        }
        Map<Variant, VariantMeasurements> byVariant = new EnumMap<>(Variant.class);
        for (Variant variant : Variant.values()) {
            byVariant.put(
                    variant,
                    Objects.requireNonNull(searches.get(variant)).with(ladder(variant, scale, players, progress)));
        }
        List<OpponentMatch> opponents = opponents(scale, players, progress);
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Measurements(machine, scale, example, perft, byVariant, opponents, seconds);
    }

    /** The results of searches of a variant. */
    private record Searches(int positions, List<DepthCost> depths, int comparedPositions, List<MethodCost> methods) {
        static Searches take(Variant variant, Scale scale, MeasurementListener progress) {
            List<Position> positions = DepthBenchmark.positions(variant);
            Steps searches = new Steps(progress, "Searches to depth " + scale.depth(), variant, positions.size());
            List<DepthCost> depths =
                    new DepthBenchmark(positions, scale.depth(), scale.repetitions()).run(searches::done);
            MethodComparison comparison = new MethodComparison(positions, scale.comparisonDepth());
            Steps methods = new Steps(progress, "Minimax and alpha-beta", variant, scale.comparisonDepth());
            return new Searches(positions.size(), depths, comparison.positions().size(), comparison.run(methods::done));
        }

        /** Returns these with the matches of the ladder, the last of which is the one at full strength. */
        VariantMeasurements with(List<LadderMatch> ladder) {
            return new VariantMeasurements(
                    positions,
                    depths,
                    comparedPositions,
                    methods,
                    ladder.subList(0, ladder.size() - 1),
                    ladder.getLast());
        }
    }

    private static List<LadderMatch> ladder(
            Variant variant, Scale scale, ReportPlayers players, MeasurementListener progress)
            throws InterruptedException {
        Steps matches = new Steps(progress, "Matches between levels", variant, LADDER_MATCHES);
        List<LadderMatch> played = new ArrayList<>();
        int pairs = (scale.ladderGames() + 1) / 2;
        try (Ladder ladder =
                new Ladder(variant, pairs, NODES, scale.ladderMoves(), players.seed(), players.concurrency())) {
            ladder.measure(
                    match -> {
                        played.add(match);
                        matches.done();
                    },
                    Ladder.UNSEEN);
            played.add(ladder.strongestAgainstRandom());
            matches.done();
        }
        return played;
    }

    private static List<OpponentMatch> opponents(Scale scale, ReportPlayers players, MeasurementListener progress)
            throws InterruptedException {
        progress.begin("Matches against other programs");
        OpponentMatches matches = new OpponentMatches(players, NODES, scale.opponentGames());
        List<OpponentMatch> played = new ArrayList<>();
        for (Opponent opponent : OpponentMatches.OPPONENTS) {
            played.add(matches.play(opponent));
            progress.onSteps(played.size(), OpponentMatches.OPPONENTS.size());
        }
        return played;
    }

    /** Counts the steps of a measurement. */
    private static final class Steps {
        private final MeasurementListener progress;
        private final int all;
        private int done;

        Steps(MeasurementListener progress, String title, Variant variant, int all) {
            this.progress = progress;
            this.all = all;
            progress.begin(title + ", " + variant.uciName());
        }

        void done() {
            done++;
            progress.onSteps(done, all);
        }
    }
}
