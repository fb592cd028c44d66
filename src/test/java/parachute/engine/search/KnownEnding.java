package parachute.engine.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/**
 * An ending of chess with its true result.
 *
 * @param number in the set, from 0
 * @param kind the kind of ending
 * @param fen the position
 * @param result win, draw or loss for the side to move
 * @param moves the moves that keep the result, as UCI writes them
 */
record KnownEnding(int number, String kind, String fen, String result, List<String> moves) {
    /** Returns the whole set. Its first lines name the source of the results. */
    static List<KnownEnding> all() {
        try (InputStream in = KnownEnding.class.getResourceAsStream("endings.csv")) {
            List<KnownEnding> endings = new ArrayList<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> endings.add(parse(endings.size(), line.split(","))));
            return endings;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static KnownEnding parse(int number, String[] cells) {
        return new KnownEnding(number, cells[0], cells[1], cells[2], List.of(cells[3].split(" ")));
    }

    /** Returns the mistakes of searches of a number of nodes, each from an empty table; a line each. */
    static List<String> failures(List<KnownEnding> endings, long nodes) {
        List<String> failures = new ArrayList<>();
        SearchLimits limits = SearchLimits.NONE.withNodes(nodes);
        SearchMemory memory = SearchMemory.ofOneThread(limits, 8);
        for (KnownEnding ending : endings) {
            Position position = Fen.parse(ending.fen, Variant.CHESS);
            memory.clear();
            SearchResult result =
                    new Search(position, limits, SearchListener.SILENT, memory, Evaluation.DEFAULT, 0).run();
            String move = CoordinateMove.format(result.bestMove());
            if (!ending.moves.contains(move)) {
                failures.add(ending + " " + move + " " + result.score());
            }
        }
        return failures;
    }
}
