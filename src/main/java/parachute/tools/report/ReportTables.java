package parachute.tools.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.tools.levels.LadderMatch;
import parachute.tools.report.measure.DepthBenchmark;
import parachute.tools.report.measure.Measurements;
import parachute.tools.report.measure.MethodComparison;
import parachute.tools.report.measure.OpponentMatches;
import parachute.tools.report.measure.PerftCheck;
import parachute.tools.report.measure.PlainAlphaBeta.Branch;
import parachute.tools.report.measure.PlainAlphaBeta.GameTree;
import parachute.tools.report.measure.PlainAlphaBeta.TriedReply;
import parachute.tools.report.measure.Rating;
import parachute.tools.report.measure.VariantMeasurements;
import parachute.tools.report.measure.WorkedExample;

/** The tables of the report. */
final class ReportTables {
    /** The number of moves of a principal variation that fit into a line. */
    private static final int SHOWN_MOVES = 12;

    private ReportTables() {}

    /** Returns the hexadecimal numbers of the squares on and off the board. */
    static String squares() {
        return IntStream.iterate(7, rank -> rank >= 0, rank -> rank - 1)
                .mapToObj(rank -> numbers(rank, 0) + "  |  " + numbers(rank, 8))
                .collect(Collectors.joining("\n"));
    }

    private static String numbers(int rank, int firstFile) {
        return IntStream.range(firstFile, firstFile + 8)
                .mapToObj(file -> "%02x".formatted(Square.of(0, rank) + file))
                .collect(Collectors.joining(" "));
    }

    /** Returns counts of legal moves with the published ones. */
    static String perft(List<PerftCheck> checks) {
        MarkdownTable table =
                new MarkdownTable("Position", "Variant", ">Depth", ">Published", ">Counted", ">Million/s", "");
        for (PerftCheck check : checks) {
            table.row(
                    check.name(),
                    check.variant().uciName(),
                    Integer.toString(check.depth()),
                    Figures.count(check.published()),
                    Figures.count(check.counted()),
                    Figures.decimal(1e3 * check.counted() / check.nanoseconds(), 0),
                    check.agrees() ? "equal" : "**different**");
        }
        return table.toString();
    }

    /** Returns the worked example: the replies to each move of the root; those cut off are struck through. */
    static String tree(GameTree tree) {
        MarkdownTable table =
                new MarkdownTable("Move", ">α before", "Black's replies, with their values for White", ">Value");
        for (Branch branch : tree.branches()) {
            boolean isBound =
                    branch.replies().stream().anyMatch(reply -> reply.value().isEmpty());
            table.row(
                    "**" + branch.move() + "**",
                    branch.alpha() == -Score.INFINITE ? "−∞" : Figures.score(branch.alpha()),
                    branch.replies().stream().map(ReportTables::reply).collect(Collectors.joining(" · ")),
                    (isBound ? "≤ " : "") + Figures.score(branch.value()));
        }
        return table.toString();
    }

    private static String reply(TriedReply reply) {
        return reply.value()
                .map(value -> reply.move() + " " + Figures.score(value))
                .orElse("<s>" + reply.move() + "</s>");
    }

    /**
     * Returns some iterations of the engine's search of the example: depths that are powers of two, and the last ones.
     */
    static String iterations(WorkedExample example) {
        MarkdownTable table = new MarkdownTable(">Depth", ">Nodes", ">Score", "Principal variation");
        List<SearchLine> lines = example.lines();
        for (SearchLine line : lines) {
            boolean isPower = Integer.bitCount(line.depth()) == 1;
            if (isPower || line.depth() == lines.size() || example.draw().equals(Optional.of(line))) {
                table.row(
                        Integer.toString(line.depth()),
                        Figures.count(line.nodes()),
                        Figures.score(line.score()),
                        beginning(example.variation(line)));
            }
        }
        return table.toString();
    }

    private static String beginning(String variation) {
        List<String> moves = List.of(variation.split(" "));
        return moves.size() <= SHOWN_MOVES ? variation : String.join(" ", moves.subList(0, SHOWN_MOVES)) + " …";
    }

    /** Returns the costs of searches depth by depth. */
    static String depths(List<DepthBenchmark.DepthCost> rows) {
        MarkdownTable table = new MarkdownTable(">Depth", ">Nodes", ">Time (ms)", ">Branching", ">Nodes/s");
        for (DepthBenchmark.DepthCost row : rows) {
            table.row(
                    Integer.toString(row.depth()),
                    Figures.count(row.nodes()),
                    Figures.milliseconds(row.milliseconds()),
                    row.branching().isPresent()
                            ? Figures.decimal(row.branching().getAsDouble(), 2)
                            : Figures.NONE,
                    Figures.count(row.nodesPerSecond()));
        }
        return table.toString();
    }

    /** Returns the comparison of minimax, alpha-beta and the engine. */
    static String methods(Measurements measured) {
        MarkdownTable table = new MarkdownTable("Variant", ">Depth", ">Minimax", ">Alpha-beta", ">Parachute");
        for (Variant variant : Variant.values()) {
            addMethods(table, variant, measured.of(variant).methods());
        }
        return table.toString();
    }

    private static void addMethods(MarkdownTable table, Variant variant, List<MethodComparison.MethodCost> rows) {
        for (MethodComparison.MethodCost row : rows) {
            table.row(
                    row.depth() == 1 ? variant.uciName() : "",
                    Integer.toString(row.depth()),
                    Figures.count(row.minimax()),
                    Figures.count(row.alphaBeta()),
                    Figures.count(row.engine()));
        }
    }

    /** Returns the matches between levels and their ratings. */
    static String ladder(VariantMeasurements measured) {
        MarkdownTable table = new MarkdownTable("Player", "Opponent", "Games", ">Score", ">Elo", ">Rating");
        List<Rating> ratings = measured.ratings();
        for (LadderMatch match : measured.ladder()) {
            table.row(
                    match.player(),
                    match.opponent(),
                    Figures.games(match.score()),
                    Figures.percent(match.score()),
                    Figures.elo(match.score()),
                    rating(match.player(), ratings));
        }
        return table.toString();
    }

    private static String rating(String player, List<Rating> ratings) {
        return ratings.stream()
                .filter(rating -> rating.player().equals(player) && rating.error() > 0)
                .map(rating -> Figures.decimal(rating.elo(), 0) + " ± " + Figures.decimal(rating.error(), 0))
                .findFirst()
                .orElse("0");
    }

    /** Returns the matches against other programs. */
    static String opponents(List<OpponentMatches.OpponentMatch> matches) {
        MarkdownTable table = new MarkdownTable("Opponent", "Its limit", "Variant", "Games", ">Score", ">Elo");
        for (OpponentMatches.OpponentMatch match : matches) {
            String program = match.opponent().program();
            table.row(
                    match.remark().isEmpty() ? program : program + " (" + match.remark() + ")",
                    match.opponent().limit().toString(),
                    match.opponent().variant().uciName(),
                    match.score().map(Figures::games).orElse(Figures.NONE),
                    match.score().map(Figures::percent).orElse(Figures.NONE),
                    match.score().map(Figures::elo).orElse(Figures.NONE));
        }
        return table.toString();
    }
}
