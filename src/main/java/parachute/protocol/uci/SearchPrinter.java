package parachute.protocol.uci;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;

/** Prints the progress of one search as {@code info} lines and its end as {@code bestmove}. */
final class SearchPrinter implements SearchListener {
    private final Consumer<String> out;
    private final IntFunction<String> notation;
    private final boolean inCheck;

    /**
     * Prints for one search.
     *
     * @param out takes a line
     * @param notation how moves are written
     * @param inCheck whether the side to move is in check in the position searched
     */
    SearchPrinter(Consumer<String> out, IntFunction<String> notation, boolean inCheck) {
        this.out = out;
        this.notation = notation;
        this.inCheck = inCheck;
    }

    @Override
    public void onLine(SearchLine line) {
        out.accept(format(line));
    }

    @Override
    public void onRootMove(int depth, int move, int number) {
        out.accept("info depth " + depth + " currmove " + notation.apply(move) + " currmovenumber " + number);
    }

    /** Prints the end of the search. */
    void printBestMove(SearchResult result) {
        if (result.bestMove() == Move.NONE) {
            out.accept("info depth 0 score " + (inCheck ? "mate 0" : "cp 0"));
            out.accept("bestmove (none)");
        } else {
            String ponder = result.ponderMove() == Move.NONE ? "" : " ponder " + notation.apply(result.ponderMove());
            out.accept("bestmove " + notation.apply(result.bestMove()) + ponder);
        }
    }

    String format(SearchLine line) {
        return "info depth " + line.depth()
                + " seldepth " + line.selectiveDepth()
                + " multipv " + line.rank()
                + " score " + formatScore(line.score()) + formatBound(line)
                + " nodes " + line.nodes()
                + " nps " + line.nodesPerSecond()
                + " hashfull " + line.hashPermille()
                + " time " + line.milliseconds()
                + formatMoves(line.moves());
    }

    private static String formatScore(int score) {
        return Score.isMate(score) ? "mate " + Score.mateInMoves(score) : "cp " + score;
    }

    private static String formatBound(SearchLine line) {
        return switch (line.bound()) {
            case EXACT -> "";
            case LOWER -> " lowerbound";
            case UPPER -> " upperbound";
        };
    }

    private String formatMoves(List<Integer> moves) {
        return moves.isEmpty() ? "" : moves.stream().map(notation::apply).collect(Collectors.joining(" ", " pv ", ""));
    }
}
