package parachute.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.property.IntRange;
import parachute.property.Property;

/** The games of a PGN text with damaged games. */
class PgnReaderTest {
    private static final String WHOLE = "[Event \"whole\"]\n[Result \"1-0\"]\n\n1. e4 {good} e5 1-0\n\n";

    private static List<PgnEntry> read(String text) {
        return PgnReader.entries(text).toList();
    }

    /** The damaged game; a bar stands for a line end. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            [Event "x"]|1. e4 {best by test e5 1-0                ; line 7: a comment that is not closed
            [Event "x"]|1. e4 {best (1. d4 {or} e5 {so 1-0        ; line 7: a comment that is not closed
            [Event "x"]|1. e4 e5 1-0 {White won                   ; line 7: a comment that is not closed
            [Event "x"]|1. e4 (1. d4 (1. c4) d5 1-0               ; line 7: a variation that is not closed
            [Event "x"]|1. e4|e5 (1... c5 1-0                     ; line 8: a variation that is not closed
            [Event "x"]|1. e4 best} e5 1-0                        ; line 7: a } that closes nothing
            [Event "x"]|1. e4 {a {nested} one} e5 1-0             ; line 7: a } that closes nothing
            [Event "x"]|1. e4) e5 1-0                             ; line 7: a ) that closes nothing
            [Event "x"]|1. e4 [best] e5 1-0                       ; line 7: a [ that does not begin a tag pair
            [Event "x"]|(1. d4 d5) 1. e4 e5 1-0                   ; line 7: a variation without a move to replace
            [Event "x"]|1. e4 $1000 e5 1-0                        ; line 7: "$1000" is not a glyph
            [Event "x|[White "A"]|1. e4 1-0                       ; line 6: a tag pair that is not closed
            [Event "x"]|[White "A|[Black "B"]|1. e4 1-0           ; line 7: a tag pair that is not closed
            [Event "x"]|[White "A"|[Black "B"]|1. e4 1-0          ; line 7: a tag pair that is not closed
            [Event "x"]|[White|[Black "B"]|1. e4 1-0              ; line 7: a tag pair without a value
            [Event "x"]|[White]|[Black "B"]|1. e4 1-0             ; line 7: a tag pair without a value
            [Event "x"]|White "A"]|[Black "B"]|1. e4 1-0          ; line 7: a ] that closes nothing
            [Event "x"]|White "A"|[Black "B"]|1. e4 1-0           ; line 8: a tag pair after words
            [Event "x"]|[White "A"]|[White "B"]|1. e4 1-0         ; line 8: a second tag White
            [Event x]|[Site "a"]|1. e4 1-0                        ; line 6: a tag pair without a value
            {one that has been taken out|[Event "x"]|1. e4 1-0    ; line 6: a comment that is not closed
            """)
    void theGamesAroundADamagedOneAreWhole(String damaged, String damage) {
        for (String lineEnd : List.of("\n", "\r\n", "\r")) {
            String text = (WHOLE + damaged.replace('|', '\n') + "\n\n" + WHOLE).replace("\n", lineEnd);
            List<PgnEntry> entries = read(text);
            assertEquals(Optional.of(damage), entries.get(1).damage());
            assertEquals("game 2 (line 6)", entries.get(1).place());
            GameTree whole = PgnReader.readAll(WHOLE).get(0);
            assertEquals(GameText.of(whole), GameText.of(entries.getFirst().game()));
            assertEquals(GameText.of(whole), GameText.of(entries.getLast().game()));
            assertEquals(Optional.empty(), entries.getLast().damage());
            assertEquals(WHOLE.replace("\n", lineEnd), entries.getLast().text());
        }
    }

    @Test
    void allButEveryTenthOfFiveThousandGamesAreWhole() {
        String text = IntStream.rangeClosed(1, 5_000)
                .mapToObj(i -> i % 10 == 0 ? "[Event \"x\"]\n\n1. e4 {never closed e5 *\n\n" : WHOLE)
                .collect(Collectors.joining());
        List<PgnEntry> entries = read(text);
        assertEquals(5_000, entries.size());
        for (PgnEntry entry : entries) {
            assertEquals(entry.number() % 10 == 0, entry.damage().isPresent(), entry::place);
            assertEquals("e4", entry.game().moves().get(0).san());
        }
        assertEquals(
                "line 24499: a comment that is not closed",
                entries.getLast().damage().orElseThrow());
    }

    @Test
    void aBraceInsideACommentIsText() {
        PgnEntry entry = read("1. e4 {a { brace} e5 ; another } one\n *").get(0);
        assertEquals(Optional.empty(), entry.damage());
        assertEquals("a { brace", entry.game().moves().get(0).comment());
        assertEquals("another } one", entry.game().moves().get(1).comment());
        String written = PgnWriter.format(entry.game(), 2);
        assertEquals("\n1. e4 {a { brace} 1... e5 ;another } one\n*\n\n", written);
        assertEquals(GameText.of(List.of(entry.game())), GameText.of(PgnReader.readAll(written)));
    }

    @Test
    void aLineThatBeginsWithAnEventBeginsAGameAlsoInsideAComment() {
        List<PgnEntry> entries = read("1. e4 {see\n[Event \"x\"]\n1. d4 } *");
        assertEquals(
                List.of(List.of("e4"), List.of("d4")),
                entries.stream().map(e -> GameText.sans(e.game())).toList());
        assertEquals(1, read("1. e4 {see [Event \"x\"]} 1. d4 *").size(), "only at the beginning of a line");
        assertEquals(1, read("1. e4 {see\n [Event \"x\"]} 1. d4 *").size());
        assertEquals(1, read("1. e4 {see\n[White \"x\"]} 1. d4 *").size());
    }

    @Test
    void noWrittenLineOfACommentBeginsWithAnEvent() {
        for (int length = 0; length < 100; length++) {
            String comment = "y" + "x".repeat(length) + " [Event \"a\"] [Event \"" + "long ".repeat(20) + "\"]";
            GameTree game = new GameTree(Map.of(), Node.root(), "*");
            game.root().add("e4").comment(comment);
            assertEquals(
                    GameText.of(List.of(game)), GameText.of(PgnReader.readAll(PgnWriter.format(game, 2))), comment);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            [White "Joe "the rock" Doe"][Black "B"]   ; {White=Joe "the rock" Doe, Black=B}
            [White ""A""][Black ""\"]                 ; {White="A", Black="}
            [White "C:\\games"]                       ; {White=C:\\games}
            [White|"A"]|[Black "B"]                   ; {White=A, Black=B}
            [White "A" ]|[ Black "B"]                 ; {White=A, Black=B}
            """)
    void whatIsUnusualInTagsIsRead(String tags, String expected) {
        PgnEntry entry = read(tags.replace('|', '\n') + "\n\n1. e4 *").get(0);
        assertEquals(expected, entry.game().tags().toString());
        assertEquals(Optional.empty(), entry.damage());
    }

    @Test
    void severalMayHaveCommentedOnAGame() {
        PgnEntry entry = read("[Annotator \"A\"]\n[Annotator \"B\"]\n\n1. e4 *").get(0);
        assertEquals(Map.of("Annotator", "A; B"), entry.game().tags());
        assertEquals(Optional.empty(), entry.damage());
    }

    @Test
    void aTagPairMayGoOnInTheNextLine() {
        PgnEntry entry = read("[Event \"a long\r\nname\"]\r\n[Site \"?\"]\r\n\r\n1. e4 *")
                .get(0);
        assertEquals(
                Map.of("Event", "a long\r\nname", "Site", "?"), entry.game().tags());
        assertEquals(Optional.empty(), entry.damage());
    }

    @Test
    void commentsBetweenGamesBelongToOneOfThem() {
        List<PgnEntry> entries = read("""
                1. e4 1-0 {White won} ; on time
                {Round 2}
                [Event "2"]

                1. d4 0-1

                {the last}
                ; really
                """);
        assertEquals(2, entries.size());
        assertEquals("White won on time", entries.get(0).game().moves().get(0).comment());
        assertEquals("Round 2", entries.get(1).game().root().comment());
        assertEquals("the last really", entries.get(1).game().moves().get(0).comment());
        assertTrue(entries.stream().noneMatch(entry -> entry.damage().isPresent()));
    }

    @Test
    void glyphsBeforeAMoveAreItsGlyphs() {
        GameTree game = PgnReader.readAll("1. e4 ($142 1. d4 $1) e5 *").get(0);
        assertEquals(List.of(142, 1), game.root().variations().getFirst().glyphs());
    }

    @Test
    void aMarkOfUtf8BeginsALineInAnyEncoding() {
        String text = "\uFEFF" + WHOLE + "\uFEFF% no move\n\uFEFF" + WHOLE;
        List<String> whole = GameText.of(PgnReader.readAll(WHOLE + WHOLE));
        assertEquals(whole, GameText.of(PgnReader.readAll(text)));
        assertEquals(whole, GameText.of(PgnReader.readAll(asBytes(text))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. e4\n[\u00FC \"x\"]\n1. d4 *", "[A \"a\n\u2003\nb\"]\n[A \"x\"]\n1. e4 *"})
    void whereGamesBeginIsTheSameInAnyEncoding(String text) {
        assertEquals(places(text), places(asBytes(text)));
    }

    @Test
    void aGameWithoutItsResultIsKnown() {
        assertEquals(
                List.of(true, false, true),
                read("1. e4 *\n[Event \"x\"]\n1. e4\n" + WHOLE).stream()
                        .map(PgnEntry::hasResult)
                        .toList());
    }

    @Test
    void textWithoutGamesHasNoEntry() {
        assertEquals(List.of(), read("\uFEFF\n% nothing\n{at all}\n"));
        assertFalse(read("{at all").get(0).damage().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "[Event \"",
                "[White \"x\n",
                "(",
                "{x} ",
                "\"]",
                "[a \"b\" ",
                "; x\n",
                "1-0 {x} ",
                "[a",
                "(d4) "
            })
    void muchOfTheSameIsRead(String part) {
        String text = "1. e4 " + part.repeat(10_000);
        assertEquals(text, read(text).stream().map(PgnEntry::text).collect(Collectors.joining()));
    }

    @Property(tries = 300)
    void theTextsOfAllGamesAreTheWholeText(long seed, @IntRange(max = 60) int parts) {
        String[] pieces = {
            "[Event \"x\"]",
            "\n[Event \"x\"]\n",
            "[White \"",
            "\"]",
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            ";",
            "%",
            "$1",
            "\"",
            "\\",
            "\n",
            "\r\n",
            "\n\n",
            " ",
            "1. e4",
            "1-0",
            "*",
            "e5",
            "\uFEFF",
            "\u00FC",
            "\u2003"
        };
        Random random = new Random(seed);
        String text =
                random.ints(parts, 0, pieces.length).mapToObj(i -> pieces[i]).collect(Collectors.joining());
        List<PgnEntry> entries = read(text);
        String texts = entries.stream().map(PgnEntry::text).collect(Collectors.joining());
        assertTrue(text.startsWith(texts), text);
        assertTrue(entries.isEmpty()
                || texts.equals(text)
                || PgnReader.readAll(text.substring(texts.length())).isEmpty());
        assertEquals(
                IntStream.rangeClosed(1, entries.size()).boxed().toList(),
                entries.stream().map(PgnEntry::number).toList());
        // Games are separated correctly even if UTF-8 is read byte by byte.
        assertEquals(places(text), places(asBytes(text)));
    }

    /** Returns a text written as UTF-8 and read as ISO 8859-1. */
    private static String asBytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private static List<String> places(String text) {
        return read(text).stream().map(PgnEntry::place).toList();
    }
}
