package parachute.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Variant;

/** The forms in which people and programs write moves, signs, results and tags. */
class PgnFormsTest {
    private static GameTree read(String text) {
        List<PgnEntry> entries = PgnReader.entries(text).toList();
        assertEquals(1, entries.size(), text);
        assertEquals(Optional.empty(), entries.getFirst().damage(), text);
        return entries.getFirst().game();
    }

    /** Returns a game in one line: each move with its glyphs and its comment, and the result. */
    private static String inShort(GameTree game) {
        String moves = game.moves().stream().map(GameText::move).collect(Collectors.joining(" "));
        return moves + " " + game.result();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            1. e4 c5$1 2. Nf3$1$14 *             ; e4 c5$1 Nf3$1$14 *
            1. e4 e5*                            ; e4 e5 *
            1. f3 e5 2. g4 Qh4#0-1               ; f3 e5 g4 Qh4# 0-1
            1. e4 e5 2. Nf3± Nc6 *               ; e4 e5 Nf3$16 Nc6 *
            1.e4{best}e5(1...c5)2.Nf3!?$14*      ; e4{best} e5 Nf3$5$14 *
            1. e4 e5 2. Nf3!$14½-½               ; e4 e5 Nf3$1$14 1/2-1/2
            1. e4+- e5-+ *                       ; e4$18 e5$19 *
            1. Qh4+= Qh4++= Qh4++- Qh4+-+ *      ; Qh4$14 Qh4+$14 Qh4+$18 Qh4+$19 *
            1. e8=Q+- e8=Q++- e8N e4N b4= b8= *  ; e8=Q$18 e8=Q+$18 e8N e4{N} b4$10 b8$10 *
            1. O-O+- 0-0 0-0-0± O-O-O#1-0        ; O-O$18 0-0 0-0-0$16 O-O-O# 1-0
            1. N@f3! N*f3 @e4+- P@e4+ *          ; N@f3$1 N*f3 @e4$18 P@e4+ *
            1. exd6e.p. e5 *                     ; exd6 e5 *
            1. exd6 e.p. e5 ep 2. exd6ep+! *     ; exd6 e5 exd6$1 *
            1. e8(Q)+ (1. e8(N)) e5 *            ; e8(Q)+ e5 *
            1. e2–e4 O–O 2. N×e4 *               ; e2-e4 O-O Nxe4 *
            1. e4 + e5 # 2. Nf3† *               ; e4 e5 Nf3 *
            1. ♘f3 ♞f6 *                       ; Nf3 Nf6 *
            1. ♖a1×a8+! b8=♛ 2. ♙e4 ♟@e5 *       ; Ra1xa8+$1 b8=Q Pe4 P@e5 *
            1. ♔︎e2± *                           ; Ke2$16 *
            """)
    void tokensEndWhereTheyEnd(String text, String expected) {
        assertEquals(expected, inShort(read(text)));
    }

    /** What a pawn becomes is settled before any sign is read, also with spaces and brackets in between. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            h8= N+ Ke7                  ; h8=N+ Ke7
            h8 =N+ Ke7                  ; h8=N+ Ke7
            h8 = N Ke7                  ; h8=N Ke7
            h8=(N) Ke7                  ; h8=N Ke7
            h8 (N) Ke7                  ; h8=N Ke7
            h8 ( n )+ Ke7               ; h8=n Ke7
            h8(N)+! Ke7                 ; h8(N)+$1 Ke7
            h8 N Ke7                    ; h8=N Ke7
            h8 N+- Ke7                  ; h8=N$18 Ke7
            h8 ♘+ {x} Ke7               ; h8=N+{x} Ke7
            gxh8 N! Ke7                 ; gxh8=N$1 Ke7
            h8= = Ke7                   ; h8$10 Ke7
            h8= Ke7                     ; h8$10 Ke7
            h8 Nf6                      ; h8 Nf6
            h8 N@f6                     ; h8 N@f6
            h8 N*f6                     ; h8 N*f6
            h8 (Nf6) Ke7                ; h8 Ke7
            h8 n Ke7                    ; h8 n Ke7
            Rh8 N Ke7                   ; Rh8{N} Ke7
            h1h8 N Ke7                  ; h1h8{N} Ke7
            h8=D Ke7                    ; h8=D Ke7
            h8D Ke7                     ; h8D Ke7
            h8=K Ke7                    ; h8=K Ke7
            """)
    void whatAPawnBecomesIsSettledFirst(String moves, String expected) {
        assertEquals(expected + " *", inShort(read("1. " + moves + " *")));
    }

    @Test
    void aPawnThatBecomesWhatItCannotBeHasNoLegalMove() {
        String fen = "[FEN \"8/5k1P/8/8/8/8/8/K7 w - - 0 1\"]\n\n";
        assertEquals(
                Optional.of("\"1. h8=D\" is not a legal move"),
                read(fen + "1. h8=D Ke7 *").resolve(Variant.CHESS).illegalMove());
        for (String knight : List.of("h8= N+", "h8 =N+", "h8=(N)", "h8 (N)", "h8 N")) {
            GameTree game = read(fen + "1. " + knight + " Ke7 *").resolve(Variant.CHESS);
            assertEquals(
                    Piece.KNIGHT, Move.promotionKind(game.moves().getFirst().move()), knight);
            assertEquals(2, game.moves().size(), knight);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "=, 10", "∞, 13", "+=, 14", "+/=, 14", "⩲, 14", "=+, 15", "=/+, 15", "⩱, 15", "±, 16", "+/-, 16", "+/−, 16",
        "∓, 17", "-/+, 17", "+-, 18", "+−, 18", "+–, 18", "-+, 19", "−+, 19", "+--, 20", "--+, 21", "□, 7", "!, 1",
        "?, 2", "!!, 3", "‼, 3", "??, 4", "⁇, 4", "!?, 5", "⁉, 5", "?!, 6", "⁈, 6"
    })
    void aSignWithANumberIsAGlyph(String sign, int glyph) {
        for (String separator : List.of("", " ")) {
            GameTree game = read("1. e4" + separator + sign + " e5 2. Nf3 *");
            assertEquals("e4$" + glyph + " e5 Nf3 *", inShort(game));
        }
        assertEquals(PgnSymbol.glyph(PgnSymbol.symbol(glyph).orElseThrow()).orElseThrow(), glyph);
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "D", "TN", "RR", "~", "→", "↑", "⇆", "⊕", "⌓", "△"})
    void aSignWithoutANumberIsAComment(String sign) {
        for (String separator : List.of("", " ")) {
            GameTree game = read("1. Nf3" + separator + sign + " e5 2. Nf3 *");
            assertEquals("Nf3{" + sign + "} e5 Nf3 *", inShort(game));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--", "Z0", "0000", "@@@@", "<>", "null", "NULL"})
    void aNullMoveIsAMove(String written) {
        GameTree game = read("1. e4 " + written + "! {pass} (1... " + written + " 2. d4) 2. d4 *");
        assertEquals("e4 --$1{pass} d4 *", inShort(game));
        assertEquals("--", game.moves().getFirst().variations().getFirst().san());
        assertEquals("\n1. e4 --! {pass} (1... -- 2. d4) 2. d4 *\n\n", PgnWriter.format(game, 2));
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, 1-0",
        "1–0, 1-0",
        "1—0, 1-0",
        "1−0, 1-0",
        "1:0, 1-0",
        "+--, 1-0",
        "0-1, 0-1",
        "0–1, 0-1",
        "0:1, 0-1",
        "--+, 0-1",
        "1/2-1/2, 1/2-1/2",
        "1/2–1/2, 1/2-1/2",
        "1/2, 1/2-1/2",
        "½-½, 1/2-1/2",
        "½–½, 1/2-1/2",
        "½, 1/2-1/2",
        "½:½, 1/2-1/2",
        "0.5-0.5, 1/2-1/2",
        "'0,5-0,5', 1/2-1/2",
        "*, *"
    })
    void aResultIsReadInEveryForm(String written, String result) {
        for (String lineEnd : List.of("\n", "\n{a comment}\n")) {
            List<PgnEntry> entries = PgnReader.entries("1. e4 e5 " + written + lineEnd + "1. d4 d5 " + written)
                    .toList();
            assertEquals(2, entries.size());
            assertEquals("e4 e5 " + result, inShort(entries.get(0).game()));
            assertEquals("d4 d5 " + result, inShort(entries.get(1).game()));
            assertTrue(entries.get(0).hasResult());
        }
        assertEquals(
                2,
                PgnReader.readAll(new String(
                                ("1. e4 e5 " + written + "\n1. d4 *\n").getBytes(StandardCharsets.UTF_8),
                                StandardCharsets.ISO_8859_1))
                        .size());
    }

    @ParameterizedTest
    @CsvSource({"1-0, 1-0", "½-½, 1/2-1/2", "1/2, 1/2-1/2", "0–1, 0-1", "*, *", "?, *", "0-0, *"})
    void aGameWithoutAResultHasThatOfItsTag(String tag, String result) {
        PgnEntry entry = PgnReader.entries("[result \"" + tag + "\"]\n\n1. e4\n")
                .findFirst()
                .orElseThrow();
        assertEquals(result, entry.game().result());
        assertFalse(entry.hasResult());
        assertEquals("0-1", read("[Result \"" + tag + "\"]\n\n1. e4 0-1").result());
    }

    @Test
    void aDecisiveAdvantageIsAResultOnlyAtTheEnd() {
        assertEquals("e4$20 e5$21 *", inShort(read("1. e4 +-- e5 --+ *")));
        assertEquals("e4 e5 1-0", inShort(read("1. e4 (1. d4 +--) e5 +--")));
        assertEquals("e4 e5$20{but} 1/2-1/2", inShort(read("1. e4 e5 +-- {but} 1/2-1/2")));
    }

    @ParameterizedTest
    @ValueSource(
            ints = {0xA0, 0x1680, 0x2003, 0x2009, 0x200B, 0x2028, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF, 0x85, 0xB})
    void everySpaceSeparates(int space) {
        String text = "1.|e4|e5|2.|Nf3!|$14|*||".replace('|', (char) space);
        assertEquals("e4 e5 Nf3$1$14 *", inShort(read(text)));
        String bytes = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        assertEquals("e4 e5 Nf3$1$14 *", inShort(read(bytes)));
    }

    @Test
    void namesOfTagsAreReadInUpperAndLowerCase() {
        GameTree game = read("[Fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[WHITE \"A\"]\n[myTag \"b\"]\n\n1. e4 *");
        assertEquals(
                "{FEN=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, White=A, myTag=b}",
                game.tags().toString());
        assertEquals(1, game.resolve(Variant.CHESS).moves().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?", " ", " ? "})
    void aTagThatSaysNothingIsAbsent(String value) {
        String tags = "[FEN \"%s\"]\n[Variant \"%s\"]\n\n".formatted(value, value);
        GameTree replayed = read(tags + "1. e4 *").resolve(Variant.CRAZYHOUSE);
        assertEquals(Variant.CRAZYHOUSE, replayed.variant());
        assertEquals(1, replayed.moves().size());
    }

    @Test
    void tagsAfterMovesBeginAGame() {
        List<PgnEntry> entries = PgnReader.entries("""
                [White "A"]

                1. e4 e5

                [Site "x"]
                [White "B"]

                1. d4

                [Black "C"]
                1. c4 *
                """).toList();
        assertEquals(
                List.of("{White=A}", "{Site=x, White=B}", "{Black=C}"),
                entries.stream().map(entry -> entry.game().tags().toString()).toList());
        assertTrue(entries.stream().allMatch(entry -> entry.damage().isEmpty()));
    }

    @Test
    void whatPagesWriteAroundGamesIsSkipped() {
        List<GameTree> games = PgnReader.readAll("""
                <div class="pgn"><pre>[pgn]
                [White "A"]<br>
                [Black "B"]<br/>

                1. e4&nbsp;e5<br>2. <b>Nf3</b> {a <i>good</i> move} 1-0[/pgn]</pre>
                <!-- the next -->[PGN]1. d4 d5 *[/PGN]</div>
                """);
        assertEquals(
                List.of("e4 e5 Nf3{a <i>good</i> move} 1-0", "d4 d5 *"),
                games.stream().map(PgnFormsTest::inShort).toList());
        assertEquals("{White=A, Black=B}", games.getFirst().tags().toString());
    }

    @Test
    void whatHasNoPlaceIsKeptAsAComment() {
        GameTree game = PgnReader.readAll("(1. d4 {x} d5) 1. e4 [best] ($5) ({only}) e5 $1000 (1... c5 1-0) *")
                .getFirst();
        assertEquals("(1. d4 {x} d5)", game.root().comment());
        assertEquals("e4{[best] ($5) (only)} e5{$1000} *", inShort(game));
        assertEquals("1-0", game.moves().getFirst().variations().getFirst().comment());
        assertEquals(GameText.of(List.of(game)), GameText.of(PgnReader.readAll(PgnWriter.format(game, 2))));
    }

    @Test
    void commentsKeepTheirSpaces() {
        GameTree game = read("1. e4 { two  spaces,\ta tab,\r\n   a line;  a\u00A0b } e5 ; {a} }\n *");
        assertEquals("e4{two  spaces,\ta tab, a line;  a\u00A0b} e5{{a} }} *", inShort(game));
        assertEquals(GameText.of(List.of(game)), GameText.of(PgnReader.readAll(PgnWriter.format(game, 2))));
    }

    /** Whatever is read and written is read back unchanged, with comments byte for byte. */
    @Property(tries = 400)
    void whatWasReadIsReadAgain(long seed, @IntRange(max = 80) int parts) {
        List<String> pieces = List.of(
                "[Event \"x\"]\n",
                "[fen \"?\"]",
                "[White \"A \\\"B\\\"\"]",
                "[",
                "]",
                "{",
                "}",
                "{a  }",
                "{ \t b\n c}",
                "{[%clk 0:01:00] " + "long ".repeat(20) + "}",
                ";c }\n",
                ";[Event %\n",
                "(",
                ")",
                "(1... c5)",
                "%",
                "\n%",
                "$1",
                "$300",
                "$",
                "\"",
                "\\",
                "\n",
                "\r\n\n",
                " ",
                "  ",
                "1. ",
                "2... ",
                "e4",
                "e5 ",
                "Nf3 ",
                "exd6 e.p.",
                "e8=Q",
                "O-O ",
                "N@f3 ",
                "-- ",
                "Z0",
                "zz ",
                "1-0 ",
                "½-½",
                "*",
                "+--",
                "+-",
                "=",
                "N",
                "??",
                "! ",
                "±",
                "→",
                "\u00A0",
                "<b>",
                "<",
                "[/pgn]",
                "&nbsp;",
                "\uFEFF",
                "ü",
                "Event",
                "1/2",
                "...",
                "+");
        Random random = new Random(seed);
        String text = random.ints(parts, 0, pieces.size()).mapToObj(pieces::get).collect(Collectors.joining());
        for (GameTree game : PgnReader.readAll(text)) {
            String written = PgnWriter.format(game, 2);
            assertEquals(
                    GameText.of(List.of(game)),
                    GameText.of(PgnReader.readAll(written)),
                    () -> text + "\n----\n" + written);
        }
    }
}
