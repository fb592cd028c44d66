package parachute.tools.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.engine.search.SearchLine;
import parachute.engine.strength.Level;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;
import parachute.rules.notation.UnicodeBoard;
import parachute.tools.report.measure.DepthBenchmark;
import parachute.tools.report.measure.Measurements;
import parachute.tools.report.measure.MethodComparison;
import parachute.tools.report.measure.PerftCheck;
import parachute.tools.report.measure.PlainAlphaBeta.TreeBranch;
import parachute.tools.report.measure.PlainAlphaBeta.TriedReply;
import parachute.tools.report.measure.Rating;
import parachute.tools.report.measure.VariantMeasurements;
import parachute.tools.report.measure.WorkedExample;

/** The values of the placeholders in the report's text: numbers, sentences about them, and tables. */
final class ReportValues {
    private final Measurements measured;
    private final Map<String, String> values = new LinkedHashMap<>();

    private ReportValues(Measurements measured) {
        this.measured = measured;
    }

    /** Returns the values by the names of their placeholders. */
    static Map<String, String> of(Measurements measured) {
        ReportValues values = new ReportValues(measured);
        values.addMachine();
        values.addBoard();
        values.addExample();
        values.addScale();
        for (Variant variant : Variant.values()) {
            values.addVariant(variant.uciName(), measured.of(variant), variant);
        }
        values.addBoth();
        return values.values;
    }

    private void addMachine() {
        values.put("minutes", Figures.decimal(measured.seconds() / 60, 1));
        values.put("processor", measured.machine().processor());
        values.put("system", measured.machine().system());
        values.put("vm", measured.machine().virtualMachine());
        values.put("load", measured.machine().loadText());
    }

    private void addBoard() {
        values.put("squares", ReportTables.squares());
        List<PerftCheck> checks = measured.perft();
        values.put("perft", ReportTables.perft(checks));
        long agreeing = checks.stream().filter(PerftCheck::agrees).count();
        long leaves = checks.stream().mapToLong(PerftCheck::counted).sum();
        values.put(
                "perft-summary",
                agreeing == checks.size()
                        ? "All " + checks.size() + " counts of table 1 are equal to the published ones."
                        : "Of " + checks.size() + " counts in table 1 only " + agreeing
                                + " are equal to the published ones.");
        values.put(
                "perft-conclusion",
                Figures.count(leaves) + " sequences of moves were counted, and " + agreeing + " of " + checks.size()
                        + " numbers are those that others published.");
    }

    // ---- the example ----------------------------------------------------------------------------------------------

    private void addExample() {
        WorkedExample example = measured.example();
        Position position = example.position();
        SearchLine last = example.lines().getLast();
        Position after = position.copy();
        after.make(last.moves().get(0));
        values.put("example-input", UnicodeBoard.format(position));
        values.put("example-answer", UnicodeBoard.format(after));
        values.put("example-fen", Fen.format(position));
        values.put("example-tree", ReportTables.tree(example.alphaBeta()));
        values.put("example-walk", walk(example.alphaBeta().branches()));
        values.put("example-minimax-nodes", Figures.count(example.minimax().nodes()));
        values.put("example-alphabeta-nodes", Figures.count(example.alphaBeta().nodes()));
        values.put("example-value", sameValue(example));
        values.put(
                "example-best", example.alphaBeta().best().map(TreeBranch::move).orElse(Figures.NONE));
        values.put("example-iterations", ReportTables.iterations(example));
        values.put("example-draw", draw(example));
        values.put("example-changes", changes(example));
    }

    /** Returns the value that both methods have found; the report must not be written if they differ. */
    private static String sameValue(WorkedExample example) {
        int value = example.alphaBeta().value();
        if (value != example.minimax().value()) {
            throw new IllegalStateException("alpha-beta finds " + value + " where minimax finds "
                    + example.minimax().value());
        }
        return Figures.score(value);
    }

    /** Returns the first move and the first cut-off of a tree, in words. */
    private static String walk(List<TreeBranch> branches) {
        TreeBranch first = branches.get(0);
        Optional<TreeBranch> cut =
                branches.stream().filter(ReportTables::isBound).findFirst();
        String opening = "All replies to the first move, " + first.move()
                + ", are searched; the best of them leaves White " + Figures.score(first.value()) + ". ";
        return opening
                + cut.map(branch -> {
                            TriedReply reply = branch.replies().stream()
                                    .filter(one -> one.value().equals(Optional.of(branch.value())))
                                    .findFirst()
                                    .orElseThrow();
                            long left = branch.replies().stream()
                                    .filter(one -> one.value().isEmpty())
                                    .count();
                            return branch.move() + " is searched with α = " + Figures.score(branch.alpha())
                                    + ": the reply " + reply.move() + " holds it to " + Figures.score(branch.value())
                                    + ", and the other " + left + " are cut off.";
                        })
                        .orElse("No reply is cut off.");
    }

    private static String draw(WorkedExample example) {
        SearchLine last = example.lines().getLast();
        String move = San.format(example.position().copy(), last.moves().get(0));
        return example.draw()
                .map(line -> "From depth " + line.depth() + " on, after " + Figures.count(line.nodes())
                        + " nodes, it keeps " + move + " with a score no further than "
                        + Figures.decimal(WorkedExample.HARDLY / 100.0, 2)
                        + " from 0, a draw: the king goes for Black's pawn and for its own at the same time.")
                .orElse("At depth " + last.depth() + " it plays " + move + " with " + Figures.score(last.score())
                        + "; it has not seen the draw for certain.");
    }

    /** Returns a sentence on the worst score of an earlier iteration. */
    private static String changes(WorkedExample example) {
        SearchLine worst = example.lines().getFirst();
        for (SearchLine line : example.lines()) {
            worst = line.score() < worst.score() ? line : worst;
        }
        SearchLine last = example.lines().getLast();
        return "at depth " + worst.depth() + " the score was " + Figures.score(worst.score()) + ", at depth "
                + last.depth() + " it is " + Figures.score(last.score()) + ".";
    }

    // ---- benchmarks and strength ----------------------------------------------------------------------------------

    private void addScale() {
        Measurements.Scale scale = measured.scale();
        values.put("depth", Integer.toString(scale.depth()));
        values.put(
                "repetitions",
                scale.repetitions() == 1 ? "once" : scale.repetitions() + " times, of which the median time counts");
        values.put("comparison-depth", Integer.toString(scale.comparisonDepth()));
        values.put("max-moves", Integer.toString(MethodComparison.MAX_MOVES));
        values.put("nodes", Figures.count(Measurements.NODES));
        values.put("ladder-games", Integer.toString(scale.ladderGames()));
        values.put("levels", Integer.toString(Level.FULL.number()));
    }

    private void addVariant(String name, VariantMeasurements one, Variant variant) {
        DepthBenchmark.DepthCost deepest = one.depths().getLast();
        MethodComparison.MethodCost compared = one.methods().getLast();
        Rating top = one.ratings().getLast();
        values.put(name + "-positions", Integer.toString(one.positions()));
        values.put(name + "-depths", ReportTables.depths(one.depths()));
        values.put(name + "-growth", Figures.decimal(growth(one.depths()), 2));
        values.put(name + "-moves", Figures.decimal(legalMoves(variant), 0));
        values.put(name + "-speed", Figures.count(deepest.nodesPerSecond()));
        values.put(name + "-depth-time", Figures.milliseconds(deepest.milliseconds()) + " ms");
        values.put(name + "-compared", Integer.toString(one.comparedPositions()));
        values.put(name + "-alphabeta-share", share(compared.alphaBeta(), compared.minimax()));
        values.put(name + "-engine-share", share(compared.engine(), compared.minimax()));
        values.put(name + "-random", Figures.games(one.random().score()));
        values.put(name + "-ladder", ReportTables.ladder(one));
        values.put(name + "-span", Figures.decimal(top.elo(), 0));
        values.put(name + "-ladder-error", Figures.decimal(top.error(), 0));
    }

    /** Returns the factor by which another ply multiplies the nodes, as the geometric mean of all plies. */
    private static double growth(List<DepthBenchmark.DepthCost> depths) {
        return depths.size() == 1
                ? 1
                : Math.pow(depths.getLast().nodes() / depths.getFirst().nodes(), 1.0 / (depths.size() - 1));
    }

    private static double legalMoves(Variant variant) {
        double[] sorted = DepthBenchmark.positions(variant).stream()
                .mapToDouble(position -> LegalMoves.of(position).size())
                .sorted()
                .toArray();
        return sorted[sorted.length / 2];
    }

    private static String share(double part, double whole) {
        double percent = 100 * part / whole;
        return Figures.decimal(percent, percent >= 10 ? 0 : percent >= 1 ? 1 : 2) + "%";
    }

    private void addBoth() {
        VariantMeasurements chess = measured.of(Variant.CHESS);
        VariantMeasurements crazyhouse = measured.of(Variant.CRAZYHOUSE);
        values.put("methods", ReportTables.methods(measured));
        values.put("opponents", ReportTables.opponents(measured.opponents()));
        double ratio = crazyhouse.depths().getLast().milliseconds()
                / chess.depths().getLast().milliseconds();
        values.put("speed-comparison", speedComparison(ratio, measured.scale().depth()));
    }

    /** Returns a sentence about the time of crazyhouse's search to a depth, divided by that of chess. */
    static String speedComparison(double ratio, int depth) {
        String figure = Figures.decimal(ratio, 1);
        if (figure.equals("1.0")) {
            return "Its search takes as long to depth " + depth + ".";
        }
        return ratio > 1
                ? "Its search takes " + figure + " times as long to depth " + depth + "."
                : "Its search nevertheless reaches depth " + depth + " in " + figure + " of the time.";
    }
}
