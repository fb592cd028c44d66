package parachute.engine.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchParameters;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;

/**
 * One search of a weaker player: its limits, its listener, and the choice among its best moves. It always plays a mate
 * in one and never allows one that it can avoid: a player who overlooks these is not fun to play against.
 */
public final class LimitedSearch implements SearchListener {
    /**
     * Maximum nodes, even in the middle of an iteration: one of many lines that all mate may take millions of nodes.
     */
    static final long MAX_NODES = 200_000;

    /** A single node for a single move, so that there is no choice. */
    private static final Handicap ANY_MOVE = new Handicap(1, 1, 1);

    private final Variant variant;
    private final SearchLimits limits;
    private final int shownLines;
    private final SearchListener listener;
    private final Handicap handicap;
    private final RandomGenerator random;
    private final int candidates;

    /** The last lines that were complete, the best first. */
    private List<SearchLine> lines = List.of();

    /**
     * Creates a limited search.
     *
     * @param root not changed
     * @param wanted limits of a search for a move
     * @param listener notified of the lines that the limits ask for, and at the end of the chosen one
     */
    LimitedSearch(
            Position root, SearchLimits wanted, SearchListener listener, Handicap handicap, RandomGenerator random) {
        this(root.variant(), wanted, moves(root, wanted.rootMoves()), listener, handicap, random);
    }

    private LimitedSearch(
            Variant variant,
            SearchLimits wanted,
            List<Integer> moves,
            SearchListener listener,
            Handicap handicap,
            RandomGenerator random) {
        this.variant = variant;
        candidates = Math.min(handicap.candidates(), moves.size());
        limits = wanted.withNodes(Math.min(wanted.nodes(), MAX_NODES))
                .withSoftNodes(Math.min(wanted.softNodes(), handicap.nodes()))
                .withMultiPv(candidates)
                .withRootMoves(moves);
        shownLines = wanted.multiPv();
        this.listener = listener;
        this.handicap = handicap;
        this.random = random;
    }

    /**
     * Returns a search of a single random legal move, for its score.
     *
     * @param root not changed
     * @param wanted limits of a search for a move
     * @param listener notified of the line that begins with the move
     */
    static LimitedSearch ofAnyMove(
            Position root, SearchLimits wanted, SearchListener listener, RandomGenerator random) {
        List<Integer> moves = allowed(root, wanted.rootMoves());
        List<Integer> drawn = moves.isEmpty() ? moves : List.of(moves.get(random.nextInt(moves.size())));
        return new LimitedSearch(root.variant(), wanted, drawn, listener, ANY_MOVE, random);
    }

    private static List<Integer> allowed(Position position, List<Integer> wanted) {
        return wanted.isEmpty() ? LegalMoves.of(position).toList() : wanted;
    }

    /** Returns the moves to search: mates if there are any, otherwise those that allow none. */
    private static List<Integer> moves(Position root, List<Integer> wanted) {
        Position position = root.copy();
        List<Integer> moves = allowed(position, wanted);
        List<Integer> mates =
                MateInOne.moves(position).stream().filter(moves::contains).toList();
        if (!mates.isEmpty()) {
            return mates;
        }
        List<Integer> safe = moves.stream()
                .filter(move -> !MateInOne.isAllowedBy(position, move))
                .toList();
        return safe.isEmpty() ? moves : safe;
    }

    /** Returns the limits to search with. */
    public SearchLimits limits() {
        return limits;
    }

    /**
     * Returns the search's parameters: without the solver of mates by checks, which sees much deeper than such a
     * player.
     */
    public SearchParameters parameters() {
        return SearchParameters.of(variant)
                .with("MATE_ROOT_NODES", 0)
                .with(
                        "MATE_TREE_DEPTH",
                        SearchParameters.named("MATE_TREE_DEPTH").max());
    }

    @Override
    public void onLines(List<SearchLine> found) {
        if (found.size() == candidates) {
            lines = List.copyOf(found);
        }
        listener.onLines(found.subList(0, Math.min(found.size(), shownLines)));
    }

    @Override
    public void onRootMove(int depth, int move, int number) {
        listener.onRootMove(depth, move, number);
    }

    /**
     * Returns the move of the weaker player, given the result of the search. If it differs from the best move, the
     * listener is notified of its line as the first, and of the others after it.
     */
    public SearchResult choose(SearchResult found) {
        if (lines.isEmpty()) {
            return found;
        }
        SearchLine chosen = new MoveChoice(variant, handicap.temperature()).draw(lines, random);
        List<Integer> moves = chosen.moves();
        if (moves.get(0) != found.bestMove()) {
            listener.onLines(shownWithFirst(chosen));
        }
        int reply = moves.size() > 1 ? moves.get(1) : Move.NONE;
        return new SearchResult(moves.get(0), reply, chosen.score(), chosen.depth(), found.nodes());
    }

    /** Returns the probability, 0 to 1, with which {@link #choose} chooses a move after a search that found this. */
    public double probability(SearchResult found, int move) {
        if (lines.isEmpty()) {
            return found.bestMove() == move ? 1 : 0;
        }
        double[] probabilities = new MoveChoice(variant, handicap.temperature()).probabilities(lines);
        return IntStream.range(0, probabilities.length)
                .filter(i -> lines.get(i).moves().get(0) == move)
                .mapToDouble(i -> probabilities[i])
                .sum();
    }

    /** Returns the lines that are shown, with a chosen one as the first and the others after it. */
    private List<SearchLine> shownWithFirst(SearchLine chosen) {
        List<SearchLine> shown = new ArrayList<>(List.of(chosen.withRank(1)));
        for (SearchLine line : lines) {
            if (line.rank() != chosen.rank() && shown.size() < shownLines) {
                shown.add(line.withRank(shown.size() + 1));
            }
        }
        return shown;
    }
}
