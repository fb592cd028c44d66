package parachute.protocol.cecp;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.notation.San;

/**
 * The thinking lines of one search: {@code ply score time nodes seldepth nps tbhits<TAB>moves}, the moves in standard
 * algebraic notation. Runs on the search's thread; {@link #conclude} and {@link #bestMove} are for the session's.
 */
final class ThinkingOutput implements SearchListener {
    /** XBoard's code for mate on the board; a mate in n moves is n more. */
    static final int MATE = 100_000;

    /** Lines that may be printed in a burst: enough for a short search to the maximum depth. */
    private static final int BURST = 200;

    /** Nanoseconds between lines after a burst: a hundred lines per second. */
    private static final long INTERVAL = 10_000_000;

    /** Maximum characters of the moves of a line, so that it is never cut in the middle of a move. */
    private static final int MAX_MOVES_LENGTH = 880;

    private final Position root;
    private final CecpOutput out;
    private final BooleanSupplier visible;
    private Optional<SearchLine> best = Optional.empty();
    private Optional<SearchLine> shown = Optional.empty();

    /** The last line of each rank that was not printed. */
    private final SortedMap<Integer, SearchLine> withheld = new TreeMap<>();

    /** Start of the last burst, moved by an interval with each line; no line is printed while it is in the future. */
    private long burstStart = System.nanoTime() - BURST * INTERVAL;

    /**
     * Creates the output of a search about to start.
     *
     * @param position the position to be searched, which the output then owns
     * @param visible checked before each line: whether the client wants thinking lines
     */
    ThinkingOutput(Position position, CecpOutput out, BooleanSupplier visible) {
        root = position;
        this.out = out;
        this.visible = visible;
    }

    @Override
    public synchronized void onLine(SearchLine line) {
        if (line.rank() == 1 && !line.moves().isEmpty()) {
            best = Optional.of(line);
        }
        if (!line.moves().isEmpty() && visible.getAsBoolean()) {
            withheld.put(line.rank(), line);
            if (mayPrint()) {
                print(line);
            }
        }
    }

    /** Returns the first move of the best line so far, {@link Move#NONE} before the first line. */
    synchronized int bestMove() {
        return best.map(line -> line.moves().get(0)).orElse(Move.NONE);
    }

    /**
     * Prints the withheld lines and then, unless the last line starts with the move played, a line for it: XBoard
     * writes the score and depth of the last line into the game.
     */
    synchronized void conclude(SearchResult result) {
        int move = result.bestMove();
        if (!visible.getAsBoolean() || move == Move.NONE) {
            return;
        }
        withheld.remove(1);
        List.copyOf(withheld.values()).forEach(this::print);
        boolean isShown = shown.filter(
                        line -> line.equals(best.orElse(line)) && line.moves().get(0) == move)
                .isPresent();
        if (!isShown) {
            print(best.filter(line -> line.moves().get(0) == move).orElseGet(() -> lineOf(result)));
        }
    }

    /** Returns a line for a move with which no line of the search started. */
    private SearchLine lineOf(SearchResult result) {
        List<Integer> moves = result.ponderMove() == Move.NONE
                ? List.of(result.bestMove())
                : List.of(result.bestMove(), result.ponderMove());
        return new SearchLine(
                Math.max(result.depth(), best.map(SearchLine::depth).orElse(1)),
                best.map(SearchLine::selectiveDepth).orElse(result.depth()),
                1,
                result.score(),
                Bound.EXACT,
                Math.max(result.nodes(), best.map(SearchLine::nodes).orElse(0L)),
                best.map(SearchLine::milliseconds).orElse(0L),
                0,
                moves);
    }

    private boolean mayPrint() {
        long now = System.nanoTime();
        burstStart = Math.max(burstStart, now - BURST * INTERVAL) + INTERVAL;
        if (burstStart > now) {
            burstStart -= INTERVAL;
            return false;
        }
        return true;
    }

    private void print(SearchLine line) {
        shown = Optional.of(line);
        withheld.remove(line.rank());
        out.line(format(line, root));
    }

    /**
     * Returns the line in the protocol's format, with times in hundredths of a second. The moves are made and taken
     * back on {@code root}.
     */
    static String format(SearchLine line, Position root) {
        StringBuilder text = new StringBuilder(200);
        text.append(line.depth()).append(' ').append(score(line.score()));
        text.append(' ').append(line.milliseconds() / 10).append(' ').append(line.nodes());
        text.append(' ').append(line.selectiveDepth()).append(' ').append(line.nodesPerSecond());
        text.append(" 0\t"); // no endgame tables
        text.append(shortened(San.formatLine(root, line.moves())));
        return text.append(mark(line.bound())).toString();
    }

    private static String shortened(String moves) {
        return moves.length() > MAX_MOVES_LENGTH ? moves.substring(0, moves.lastIndexOf(' ', MAX_MOVES_LENGTH)) : moves;
    }

    private static String mark(Bound bound) {
        return switch (bound) {
            case EXACT -> "";
            case LOWER -> " !";
            case UPPER -> " ?";
        };
    }

    /** Returns a score in centipawns, or 100000 + moves for a mate, -100000 - moves for being mated. */
    static int score(int score) {
        if (!Score.isMate(score)) {
            return score;
        }
        int moves = Score.mateInMoves(score);
        return score > 0 ? MATE + moves : moves - MATE;
    }
}
