package parachute.stress;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.rules.pgn.PgnReader;
import parachute.rules.pgn.PgnWriter;

/** Prints how long it takes to read, to resolve and to write files of 10 MB: see CONTRIBUTING.md. */
final class PgnBenchmark {
    private static final int LENGTH = 10_000_000;
    private static final int TRIES = 5;
    private static final int PLIES = 80;
    private static final int MAX_DEPTH = 8;

    private final Random random = new Random(1);

    /** Whether each move has a comment, and whether there are variations, also inside of each other. */
    private final boolean hasComments, hasVariations;

    private PgnBenchmark(boolean hasComments, boolean hasVariations) {
        this.hasComments = hasComments;
        this.hasVariations = hasVariations;
    }

    public static void main(String[] arguments) {
        System.out.println("milliseconds, the least of " + TRIES + " tries: read, resolve, write");
        texts().forEach((name, text) -> System.out.println(name + ": " + measure(text)));
    }

    static Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("games", new PgnBenchmark(false, false).text());
        texts.put("comments", new PgnBenchmark(true, false).text());
        texts.put("variations", new PgnBenchmark(false, true).text());
        return texts;
    }

    private static String measure(String text) {
        long[] least = {Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE};
        for (int i = 0; i < TRIES; i++) {
            List<GameTree> games = timed(0, least, () -> PgnReader.readAll(text));
            timed(
                    1,
                    least,
                    () -> games.stream()
                            .map(game -> game.resolve(Variant.CHESS))
                            .toList());
            timed(2, least, () -> games.stream().map(PgnWriter::format).toList());
        }
        return least[0] + ", " + least[1] + ", " + least[2];
    }

    private static <T> T timed(int step, long[] least, Supplier<T> action) {
        long start = System.nanoTime();
        T result = action.get();
        least[step] = Math.min(least[step], (System.nanoTime() - start) / 1_000_000);
        return result;
    }

    // ---- games of random moves --------------------------------------------------------------------------------------

    private String text() {
        StringBuilder text = new StringBuilder();
        while (text.length() < LENGTH) {
            Position start = Position.start(Variant.CHESS);
            Map<String, String> tags = Map.of("Event", "Benchmark", "White", "Someone", "Black", "Somebody else");
            GameTree game = new GameTree(tags, start, "1/2-1/2");
            addLine(game.root(), start.copy(), PLIES, 0);
            text.append(PgnWriter.format(game));
        }
        return text.toString();
    }

    private void addLine(Node first, Position position, int plies, int depth) {
        Node last = first;
        for (int ply = 0; ply < plies && LegalMoves.of(position).size() > 0; ply++) {
            Node before = last;
            Position here = position.copy();
            last = addMove(before, position);
            if (hasVariations && depth < MAX_DEPTH && random.nextInt(4) == 0) {
                Node variation = addMove(before, here);
                addLine(variation, here, (plies - ply) / 4, depth + 1);
            }
        }
    }

    private Node addMove(Node before, Position position) {
        MoveList moves = LegalMoves.of(position);
        Node added = before.add(position, moves.get(random.nextInt(moves.size())));
        return hasComments
                ? added.comment(
                        "[%eval 0." + random.nextInt(90) + "] [%clk 1:02:03] a move about which much can be said")
                : added;
    }
}
