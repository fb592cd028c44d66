package parachute.tools.report;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.tools.report.measure.DepthBenchmark.DepthCost;
import parachute.tools.report.measure.Measurements;
import parachute.tools.report.measure.OpponentMatches.OpponentMatch;
import parachute.tools.report.measure.PerftCheck;
import parachute.tools.report.measure.PlainAlphaBeta.CountedTree;
import parachute.tools.report.measure.PlainAlphaBeta.TreeBranch;
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

    /**
     * Returns a table in Markdown.
     *
     * @param headings of the columns; those of columns of numbers, which are aligned to the right, begin with ">"
     * @param cells returns the cells of a row, one for each column
     */
    private static <T> String table(List<String> headings, Stream<T> rows, Function<T, List<String>> cells) {
        Stream<List<String>> head = Stream.of(
                headings.stream().map(heading -> heading.replaceFirst("^>", "")).toList(),
                headings.stream()
                        .map(heading -> heading.startsWith(">") ? "---:" : ":---")
                        .toList());
        return Stream.concat(head, rows.map(cells))
                .map(row -> row.stream()
                        .map(cell -> cell.replace("|", "\\|"))
                        .collect(Collectors.joining(" | ", "| ", " |\n")))
                .collect(Collectors.joining());
    }

    /** Returns counts of legal moves with the published ones. */
    static String perft(List<PerftCheck> checks) {
        return table(
                List.of("Position", "Variant", ">Depth", ">Published", ">Counted", ">Million/s", ""),
                checks.stream(),
                check -> List.of(
                        check.name(),
                        check.variant().uciName(),
                        Integer.toString(check.depth()),
                        Figures.count(check.published()),
                        Figures.count(check.counted()),
                        Figures.decimal(1e3 * check.counted() / check.nanoseconds(), 0),
                        check.agrees() ? "equal" : "**different**"));
    }

    /** Returns the worked example: the replies to each move of the root; those cut off are struck through. */
    static String tree(CountedTree tree) {
        return table(
                List.of("Move", ">α before", "Black's replies, with their values for White", ">Value"),
                tree.branches().stream(),
                branch -> List.of(
                        "**" + branch.move() + "**",
                        branch.alpha() == -Score.INFINITE ? "−∞" : Figures.score(branch.alpha()),
                        branch.replies().stream().map(ReportTables::reply).collect(Collectors.joining(" · ")),
                        (isBound(branch) ? "≤ " : "") + Figures.score(branch.value())));
    }

    /** Returns whether replies to a move of the root were cut off. */
    static boolean isBound(TreeBranch branch) {
        return branch.replies().stream().anyMatch(reply -> reply.value().isEmpty());
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
        List<SearchLine> lines = example.lines();
        return table(
                List.of(">Depth", ">Nodes", ">Score", "Principal variation"),
                lines.stream()
                        .filter(line -> Integer.bitCount(line.depth()) == 1
                                || line.depth() == lines.size()
                                || example.draw().equals(Optional.of(line))),
                line -> List.of(
                        Integer.toString(line.depth()),
                        Figures.count(line.nodes()),
                        Figures.score(line.score()),
                        beginning(example.variation(line))));
    }

    private static String beginning(String variation) {
        List<String> moves = List.of(variation.split(" "));
        return moves.size() <= SHOWN_MOVES ? variation : String.join(" ", moves.subList(0, SHOWN_MOVES)) + " …";
    }

    /** Returns the costs of searches depth by depth. */
    static String depths(List<DepthCost> rows) {
        return table(
                List.of(">Depth", ">Nodes", ">Time (ms)", ">Branching", ">Nodes/s"),
                rows.stream(),
                row -> List.of(
                        Integer.toString(row.depth()),
                        Figures.count(row.nodes()),
                        Figures.milliseconds(row.milliseconds()),
                        row.branching().isPresent()
                                ? Figures.decimal(row.branching().getAsDouble(), 2)
                                : Figures.NONE,
                        Figures.count(row.nodesPerSecond())));
    }

    /** Returns the comparison of minimax, alpha-beta and the engine; the first row of a variant names it. */
    static String methods(Measurements measured) {
        return table(
                List.of("Variant", ">Depth", ">Minimax", ">Alpha-beta", ">Parachute"),
                Stream.of(Variant.values())
                        .flatMap(variant -> measured.of(variant).methods().stream()
                                .map(row -> List.of(
                                        row.depth() == 1 ? variant.uciName() : "",
                                        Integer.toString(row.depth()),
                                        Figures.count(row.minimax()),
                                        Figures.count(row.alphaBeta()),
                                        Figures.count(row.engine())))),
                row -> row);
    }

    /** Returns the matches between levels and their ratings. */
    static String ladder(VariantMeasurements measured) {
        List<Rating> ratings = measured.ratings();
        return table(
                List.of("Player", "Opponent", "Games", ">Score", ">Elo", ">Rating"),
                measured.ladder().stream(),
                match -> List.of(
                        match.player(),
                        match.opponent(),
                        Figures.games(match.score()),
                        Figures.percent(match.score()),
                        Figures.elo(match.score()),
                        rating(match.player(), ratings)));
    }

    private static String rating(String player, List<Rating> ratings) {
        return ratings.stream()
                .filter(rating -> rating.player().equals(player) && rating.error() > 0)
                .map(rating -> Figures.decimal(rating.elo(), 0) + " ± " + Figures.decimal(rating.error(), 0))
                .findFirst()
                .orElse("0");
    }

    /** Returns the matches against other programs. */
    static String opponents(List<OpponentMatch> matches) {
        return table(
                List.of("Opponent", "Its limit", "Variant", "Games", ">Score", ">Elo"),
                matches.stream(),
                match -> List.of(
                        match.opponent().program() + (match.remark().isEmpty() ? "" : " (" + match.remark() + ")"),
                        match.opponent().limit().toString(),
                        match.opponent().variant().uciName(),
                        match.score().map(Figures::games).orElse(Figures.NONE),
                        match.score().map(Figures::percent).orElse(Figures.NONE),
                        match.score().map(Figures::elo).orElse(Figures.NONE)));
    }
}
