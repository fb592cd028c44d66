package parachute.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.VariantName;

/** Games in portable game notation. */
class PgnTest {
    @Test
    void whatIsWrittenIsReadBack() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "a \"quoted\" \\ name");
        tags.put("Result", "1-0");
        GameTree game = new GameTree(tags, Node.root(), "1-0");
        Node last = game.root();
        for (int i = 0; i < 40; i++) {
            last = last.add(i % 2 == 0 ? "Nf3" : "P@e4+").comment(i % 3 == 0 ? "+0.3/12 [%clk 0:00:09.8]" : "");
        }
        String text = PgnWriter.format(game, 15);
        assertTrue(text.contains("\n7... Nf3 {+0.3/12 [%clk 0:00:09.8]} 8. P@e4+ Nf3 9. P@e4+ {"), text);
        assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
        assertEquals(GameText.of(List.of(game, game)), GameText.of(PgnReader.readAll(text + text)));
    }

    @Property(tries = 60)
    void theGameThatLedToAPositionIsWritten(Variant variant, long seed, @IntRange(max = 200) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        GameTree game = PgnReader.readAll(PgnWriter.format(position, Map.of("White", "A")))
                .getFirst();
        GameTree replayed = game.resolveWhole(VariantName.DEFAULT);
        assertEquals(Fen.format(position), Fen.format(replayed.last()));
        assertEquals(position.ply(), replayed.moves().size());
        assertEquals(Optional.of("A"), game.tag("White"));
        assertEquals(Optional.of(Outcome.of(position).result()), game.tag("Result"));
        assertEquals(game.tag("Result"), Optional.of(game.result()));
    }

    @Test
    void aGameFromASetUpPositionSaysWhereItBegan() {
        String mateInOne = "6k1/5ppp/8/8/8/8/r4PPP/6K1 b - - 0 31";
        Position position = Fen.parse(mateInOne, Variant.CHESS);
        MoveText.play(position, "Ra1#");
        assertEquals(
                "[Result \"0-1\"]\n[SetUp \"1\"]\n[FEN \"" + mateInOne + "\"]\n\n31... Ra1# 0-1\n\n",
                PgnWriter.format(position, Map.of()));
    }

    @Test
    void commentsGlyphsAndVariationsAreKeptWithTheirMoves() {
        String text = """
                % exported
                [White "A"]
                [Black "B"]

                {before} 1.e4 $1 {one} ; rest of line
                {two} (1. d4? {weak} (1. c4 {)} c5) d5) ({or} 1. N@f6+?! 1-0 e5) 1...e5 !? $14 2. 0-0 1/2-1/2
                """;
        GameTree game = PgnReader.readAll(text).get(0);
        assertEquals(
                "{White=A, Black=B}\n{before} e4$1{one rest of line two} (d4$2{weak} d5) (c4{)} c5)"
                        + " ({or} N@f6+$6{1-0} e5) e5$5$14 0-0 1/2-1/2",
                GameText.of(game));
        assertEquals("1/2-1/2", game.result());
        assertEquals(Optional.of("B"), game.tag("Black"));
        assertEquals(GameText.of(List.of(game)), GameText.of(PgnReader.readAll(PgnWriter.format(game, 2))));
    }

    @Test
    void variationsAreWrittenInParenthesesWithNumbersOfTheirOwn() {
        String text = "1. e4 {a} (1. c4 e5) (1. d4 d5 (1... c5)) 1... e5?? (1... P@f6+?) 2. d4 $14 *";
        GameTree game = PgnReader.readAll(text).get(0);
        assertEquals("\n" + text + "\n\n", PgnWriter.format(game, 2));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "(1. d4 d5) 1. e4 e5 *",
                "1. e4 (1. d4 ) ) e5 *",
                "$1 1. e4 () e5 *",
                "1. e4 $ $x $1000 e5 *",
                "!? 1. e4 e5 *",
            })
    void whatHasNoPlaceIsDropped(String text) {
        assertEquals(
                List.of("e4", "e5"),
                PgnReader.readAll(text).get(0).moves().stream().map(Node::san).toList());
    }

    @Test
    void variationsMayBeNestedWithoutEnd() {
        String deep = "1. e4 " + "(1. d4 ".repeat(20_000);
        assertEquals(1, PgnReader.readAll(deep).size());
        assertEquals(
                1,
                PgnReader.readAll(PgnWriter.format(PgnReader.readAll(deep).get(0), 2))
                        .size());
    }

    @Test
    void commandsInCommentsStayOnOneLine() {
        String text = PgnWriter.format(game("*", "e4", "x [%eval 0.31] y ".repeat(20)), 2);
        assertEquals(20, text.split("\\[%eval 0\\.31]", -1).length - 1);
        assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
    }

    @Test
    void aGlyphIsNotRepeated() {
        assertEquals(
                List.of(4, 14),
                PgnReader.readAll("1. e4?? $14 $4 *").get(0).moves().get(0).glyphs());
    }

    @Test
    void noLineBeginsWithAPercentSign() {
        String text = PgnWriter.format(game("*", "e4", "50 % ".repeat(100)), 2);
        assertTrue(text.lines().noneMatch(line -> line.startsWith("%")), text);
    }

    @Test
    void aGameThatBreaksOffHasNoResult() {
        List<GameTree> games = PgnReader.readAll("[White \"A\"]\n\n1. e4 {never clo\n");
        assertEquals("*", games.get(0).result());
        assertEquals(1, games.size());
        assertEquals(List.of(), PgnReader.readAll("  \n"));
    }

    @Test
    void theNextGameBeginsAtItsTags() {
        List<GameTree> games = PgnReader.readAll("[White \"A\"]\n1. e4\n[White \"B\"]\n1. d4 0-1\n");
        assertEquals(List.of("*", "0-1"), games.stream().map(GameTree::result).toList());
    }

    @Test
    void theReaderReportsItsPosition() {
        String first = "[White \"A\"]\n1. e4 *";
        PgnReader reader = new PgnReader(first + "\n1. d4 1-0\n");
        assertEquals(0, reader.position());
        assertEquals("A", reader.next().orElseThrow().game().tag("White").orElseThrow());
        assertEquals(first.length(), reader.position());
        assertEquals("1-0", reader.next().orElseThrow().game().result());
        assertEquals(Optional.empty(), reader.next());
        assertEquals(first.length() + "\n1. d4 1-0\n".length(), reader.position());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '\'', textBlock = """
            [White "A"][Black "B"] *         ; {White=A, Black=B}
            [ White "A" ] [Black ""] *       ; {White=A, Black=}
            [White]|[Black "B"]| *           ; {Black=B}
            [White|[Black "B"]| *            ; {Black=B}
            [White "\\"A\\" \\\\ \\b"] *      ; {White="A" \\ \\b}
            [White "A                        ; {White=A}
            [White "A\\                      ; {White=A\\}
            [White "A" *                     ; {White=A" *}
            [White                           ; {}
            """)
    void tagsAreReadAsFarAsTheyGo(String text, String tags) {
        List<GameTree> games = PgnReader.readAll(text.replace('|', '\n'));
        assertEquals(tags, games.isEmpty() ? "{}" : games.get(0).tags().toString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            1. e4 e5 2. d4 *             ; e4 e5 d4
            1.e4 e5 2.d4 *               ; e4 e5 d4
            1 e4 1... e5 2...d4 *        ; e4 e5 d4
            1. ... e5 *                  ; e5
            1. 0-0 0-0-0 1-0             ; 0-0 0-0-0
            1. e4|% e5|2. d4 *           ; e4 d4
            1. e4 % e5 *                 ; e4 % e5
            1. e4 (1. d4 (1. c4) d5) e5 *; e4 e5
            1. e4 (1. d4 {)} d5) e5 *    ; e4 e5
            1. e4 (1. d4 {) d5) e5 *     ; e4
            1. e4 (1. d4                 ; e4
            1. e4) e5} 2. d4] *          ; e4 e5 d4
            1. e4{x}e5(d5)2. d4 *        ; e4 e5 d4
            1. e4 $1 e5 $139 *           ; e4 e5
            """)
    void movesAreReadWithoutWhatIsWrittenAroundThem(String text, String moves) {
        GameTree game = PgnReader.readAll(text.replace('|', '\n')).get(0);
        assertEquals(
                List.of(moves.split(" ")), game.moves().stream().map(Node::san).toList());
    }

    @Test
    void aRemarkMayGoToTheEndOfALine() {
        List<GameTree> games = PgnReader.readAll("\uFEFF% by hand\n1. e4 ; e5\n2. d4 *;");
        assertEquals("e5", games.get(0).moves().get(0).comment());
        assertEquals(2, games.get(0).moves().size());
        assertEquals(1, games.size());
    }

    @Test
    void commentsBelongToTheMoveBeforeThemOnOneLine() {
        GameTree game = PgnReader.readAll("{at first} 1. e4 { good \n  and {proper } {too} e5 {cut off")
                .get(0);
        assertEquals("at first", game.root().comment());
        assertEquals("good and {proper too", game.moves().get(0).comment());
        assertEquals("cut off", game.moves().get(1).comment());
        assertEquals("*", game.result());
    }

    @Test
    void movesAreNumberedIfBlackStartsAndAfterComments() {
        String[] moves = {"e5", "", "d4", "a {brace}", "d5", "", "c4", "", "c5", "b", "Nc3", ""};
        assertEquals(
                "\n1... e5 2. d4 ;a {brace}\n2... d5 3. c4 c5 {b} 4. Nc3 *\n\n", PgnWriter.format(game("*", moves), 3));
        assertEquals(
                "\n1. e5 d4 ;a {brace}\n2. d5 c4 3. c5 {b} 3... Nc3 1-0\n\n", PgnWriter.format(game("1-0", moves), 2));
    }

    /** Returns a game without tags. */
    private static GameTree game(String result, String... movesWithComments) {
        GameTree game = new GameTree(Map.of(), Node.root(), result);
        Node last = game.root();
        for (int i = 0; i < movesWithComments.length; i += 2) {
            last = last.add(movesWithComments[i]).comment(movesWithComments[i + 1]);
        }
        return game;
    }

    @Property(tries = 100)
    void linesAreFilledUpToEightyCharacters(long seed, @IntRange(max = 200) int plies) {
        Random random = new Random(seed);
        String[] moves = random.ints(plies, 2, 8)
                .mapToObj("x"::repeat)
                .flatMap(move -> Stream.of(move, ""))
                .toArray(String[]::new);
        String text = PgnWriter.format(game("*", moves), 2);
        List<String> lines = text.substring(1).stripTrailing().lines().toList();
        for (int i = 0; i + 1 < lines.size(); i++) {
            assertTrue(lines.get(i).length() <= 80, text);
            assertTrue(
                    lines.get(i).length() + 1 + lines.get(i + 1).split(" ")[0].length() > 80, text);
        }
    }
}
