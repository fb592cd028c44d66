package parachute.protocol.uci;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Prints the progress of one search as {@code info} lines and its end as {@code bestmove}. */
final class SearchPrinter implements SearchListener {
    private final Consumer<String> out;
    private final IntFunction<String> notation;
    private final boolean inCheck;
    private final Optional<Variant> chances;

    /**
     * Creates a printer for one search.
     *
     * @param out receives the lines
     * @param position the position searched
     * @param notation how moves are written
     * @param showChances whether scores are followed by the chances to win, draw and lose
     */
    SearchPrinter(Consumer<String> out, Position position, IntFunction<String> notation, boolean showChances) {
        this.out = out;
        this.notation = notation;
        inCheck = position.inCheck();
        chances = showChances ? Optional.of(position.variant()) : Optional.empty();
    }

    @Override
    public void onLine(SearchLine line) {
        out.accept(format(line));
    }

    @Override
    public void onRootMove(int depth, int move, int number) {
        out.accept("info depth " + depth + " currmove " + notation.apply(move) + " currmovenumber " + number);
    }

    @Override
    public void onNoMate(int moves) {
        out.accept("info string no mate in " + moves);
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

    private String format(SearchLine line) {
        return "info depth " + line.depth()
                + " seldepth " + line.selectiveDepth()
                + " multipv " + line.rank()
                + " score " + formatScore(line.score()) + formatChances(line.score()) + formatBound(line)
                + " nodes " + line.nodes()
                + " nps " + line.nodesPerSecond()
                + " hashfull " + line.hashPermille()
                + " time " + line.milliseconds()
                + formatMoves(line.moves());
    }

    private static String formatScore(int score) {
        return Score.isMate(score) ? "mate " + Score.mateInMoves(score) : "cp " + score;
    }

    /** Returns the chances in thousandths, from the side to move, as Lc0 and Stockfish write them. */
    private String formatChances(int score) {
        if (chances.isEmpty()) {
            return "";
        }
        int[] shares = Score.chances(chances.get(), score).shares(1000);
        return " wdl " + shares[0] + ' ' + shares[1] + ' ' + shares[2];
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
