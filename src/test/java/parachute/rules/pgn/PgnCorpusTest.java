package parachute.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.rules.board.Move;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;

/**
 * A corpus of games in the forms of many programs. {@code pgn-forms.pgn} has their texts, each after a line with its
 * name; {@code pgn-forms.tsv} has the expected contents, and the independent readers with the same result: chessops
 * 0.15.1 (moves, variations, comments, glyphs and result, or all but the signs) and pgn-extract 19-04 (moves and result
 * of the game itself). What neither reads is written by hand.
 */
class PgnCorpusTest {
    private static String resource(String name) throws IOException {
        try (InputStream file = Objects.requireNonNull(PgnCorpusTest.class.getResourceAsStream(name))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Map<String, String> texts() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String part : resource("pgn-forms.pgn").split("(?m)^=== ")) {
            if (!part.isEmpty()) {
                texts.put(part.substring(0, part.indexOf('\n')), part.substring(part.indexOf('\n') + 1));
            }
        }
        return texts;
    }

    /**
     * A game with its name.
     *
     * @param readers readers with the same result
     * @param expected its comments, moves in coordinates, glyphs and variations, and its result
     */
    record Row(String name, String readers, String expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Row> rows() throws IOException {
        return resource("pgn-forms.tsv")
                .lines()
                .skip(1)
                .map(line -> line.split("\t"))
                .map(fields -> new Row(fields[0], fields[1], fields[2]))
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void aGameIsReadAsOthersReadIt(Row row) throws IOException {
        List<PgnEntry> entries = PgnReader.entries(texts().get(row.name())).toList();
        assertEquals(1, entries.size());
        assertTrue(entries.getFirst().damage().isEmpty(), entries::toString);
        GameTree game = entries.getFirst().game();
        GameTree replayed = game.resolve(Variant.DEFAULT);
        assertEquals(List.of(), replayed.problems());
        assertEquals(row.expected(), inShort(replayed));
        assertEquals(GameText.of(List.of(game)), GameText.of(PgnReader.readAll(PgnWriter.format(replayed))));
    }

    @Test
    void mostGamesWereReadByOthers() throws IOException {
        Map<String, Long> counts =
                rows().stream().collect(Collectors.groupingBy(Row::readers, TreeMap::new, Collectors.counting()));
        assertEquals(
                "{chessops=15, chessops pgn-extract=51, chessops-without-signs=8, hand=20, pgn-extract=6}",
                counts.toString());
    }

    @Test
    void everyTextIsARow() throws IOException {
        assertEquals(
                List.copyOf(texts().keySet()), rows().stream().map(Row::name).toList());
    }

    private static String inShort(GameTree game) {
        List<String> words = new ArrayList<>();
        addComment(game.root().comment(), words);
        addMoves(game.root().children(), words);
        words.add(game.result());
        return String.join(" ", words);
    }

    private static void addMoves(List<Node> first, List<String> words) {
        for (List<Node> moves = first;
                !moves.isEmpty();
                moves = moves.getFirst().children()) {
            Node move = moves.getFirst();
            words.add(move.move() == Move.NONE ? "--" : CoordinateMove.format(move.move()));
            move.glyphs().forEach(glyph -> words.add("$" + glyph));
            addComment(move.comment(), words);
            for (Node variation : moves.subList(1, moves.size())) {
                words.add("(");
                addComment(variation.before(), words);
                addMoves(List.of(variation), words);
                words.add(")");
            }
        }
    }

    private static void addComment(String comment, List<String> words) {
        if (!comment.isEmpty()) {
            words.add("{" + comment + "}");
        }
    }
}
