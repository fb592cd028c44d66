package parachute.rules.notation;

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
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

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
        PgnGame game = entries.getFirst().game();
        ReplayedGame replayed = ReplayedGame.upToIllegalMove(game, Variant.DEFAULT);
        assertEquals(List.of(), replayed.problems());
        assertEquals(row.expected(), inShort(replayed));
        assertEquals(List.of(game), PgnReader.readAll(replayed.format(game)));
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

    private static String inShort(ReplayedGame game) {
        List<String> words = new ArrayList<>();
        addComment(game.game().line().comment(), words);
        addMoves(game.position(0), game.game().line(), true, words);
        words.add(game.game().result());
        return String.join(" ", words);
    }

    private static void addMoves(Position first, PgnLine line, boolean isGame, List<String> words) {
        Position here = first.copy();
        List<Integer> moves = ReplayedGame.legalMoves(first, line);
        for (int ply = 0; ply < moves.size(); ply++) {
            PgnGame.PgnMove written = line.moves().get(ply);
            words.add(moves.get(ply) == Move.NONE ? "--" : CoordinateMove.format(moves.get(ply)));
            written.glyphs().forEach(glyph -> words.add("$" + glyph));
            addComment(written.comment(), words);
            if (ply > 0 || isGame) {
                written.variations().forEach(variation -> addVariation(here, variation, words));
            }
            here.play(moves.get(ply));
        }
    }

    private static void addVariation(Position position, PgnLine variation, List<String> words) {
        words.add("(");
        addComment(variation.comment(), words);
        addMoves(position, variation, false, words);
        words.add(")");
        // A variation of another variation's first move is one more variation of the main move.
        variation.moves().stream()
                .limit(1)
                .forEach(first -> first.variations().forEach(other -> addVariation(position, other, words)));
    }

    private static void addComment(String comment, List<String> words) {
        if (!comment.isEmpty()) {
            words.add("{" + comment + "}");
        }
    }
}
