package parachute.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Reader;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Games that are longer than a person can play are read up to a limit; the rest is reported and stays a text. */
class PgnLimitsTest {
    private static final String WHOLE = "[Event \"whole\"]\n[Result \"1-0\"]\n\n1. e4 {good} e5 1-0\n\n";

    /** More characters than a game may have. */
    private static final String LONG = "[Event \"long\"]\n\n1. e4 {" + "long ".repeat(1_000_000) + "} e5 *\n\n";

    private static final int CHARACTERS = 50_000_000;

    private static final int MEGABYTE = 1 << 20;

    /** Returns the entries of a text that begins and ends with a whole game, without these two. */
    private static List<PgnEntry> between(String text) {
        List<PgnEntry> entries = PgnReader.entries(WHOLE + text + WHOLE).toList();
        assertEquals(WHOLE + text + WHOLE, entries.stream().map(PgnEntry::text).collect(Collectors.joining()));
        for (PgnEntry whole : List.of(entries.getFirst(), entries.getLast())) {
            assertEquals(Optional.empty(), whole.damage());
            assertEquals(WHOLE, whole.text());
        }
        return entries.subList(1, entries.size() - 1);
    }

    @Test
    void whatExceedsTheCharactersOfAGameIsAnEntryOfItsOwn() {
        List<PgnEntry> entries = between(LONG);
        assertEquals(2, entries.size());
        assertEquals(PgnReader.MAX_CHARACTERS, entries.get(0).text().length());
        assertEquals(
                Optional.of("line 6: a game of more than 4000000 characters"),
                entries.get(0).damage());
        assertEquals(List.of("e4"), GameText.sans(entries.get(0).game()));
        assertEquals(
                Optional.of("line 8: the rest of a game of more than 4000000 characters"),
                entries.get(1).damage());
        assertEquals(List.of(), entries.get(1).game().moves());
    }

    @Test
    void aGameThatIsAlmostTooLongIsWhole() {
        String begin = "[Event \"long\"]\n\n1. e4 {";
        String end = "} e5 *\n\n";
        for (int spare : new int[] {1, 5}) {
            int rest = PgnReader.MAX_CHARACTERS - spare - begin.length() - end.length();
            List<PgnEntry> entries = between(begin + "x".repeat(rest) + end);
            assertEquals(
                    List.of(Optional.empty()),
                    entries.stream().map(PgnEntry::damage).toList());
        }
    }

    @Test
    void whatExceedsTheMovesOfAGameIsAComment() {
        String moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(PgnReader.MAX_MOVES / 4);
        assertEquals(
                Optional.empty(),
                between("[Event \"long\"]\n\n" + moves + "*\n").getFirst().damage());
        PgnEntry tooLong =
                between("[Event \"long\"]\n\n" + moves + "e4 (d4) e5 *\n").getFirst();
        assertEquals(Optional.of("line 8: more than 200000 moves"), tooLong.damage());
        assertEquals(PgnReader.MAX_MOVES, tooLong.game().moves().size());
        assertEquals("e4 (d4) e5 *", tooLong.game().moves().getLast().comment());
    }

    @Test
    void aVariationInsideOfTooManyIsAComment() {
        String begin = "1. e4 e5";
        for (int depth : new int[] {Node.MAX_DEPTH, Node.MAX_DEPTH + 1}) {
            String text = "[Event \"deep\"]\n\n" + begin + " (1... e5".repeat(depth) + ")".repeat(depth) + " *\n";
            boolean isTooDeep = depth > Node.MAX_DEPTH;
            PgnEntry entry = between(text).getFirst();
            assertEquals(isTooDeep, entry.damage().isPresent());
            Node innermost = entry.game().moves().getFirst().children().getLast();
            assertEquals(isTooDeep ? "(1... e5)" : "", innermost.comment());
            assertEquals(
                    Node.MAX_DEPTH + 1,
                    entry.game().moves().getFirst().children().size());
        }
    }

    @Test
    void aStreamOfLongGamesNeedsTheMemoryOfOne() {
        long before = usedMegabytes();
        long[] characters = {0};
        PgnReader.entries(new Repeated(LONG, CHARACTERS)).forEach(entry -> {
            characters[0] += entry.text().length();
            if (characters[0] > CHARACTERS - LONG.length()) {
                long used = usedMegabytes() - before;
                assertTrue(used < CHARACTERS / MEGABYTE, used + " megabytes");
            }
        });
        assertEquals(CHARACTERS, characters[0]);
    }

    private static long usedMegabytes() {
        System.gc();
        return (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / MEGABYTE;
    }

    /** A text again and again, as many characters of it. */
    private static final class Repeated extends Reader {
        private final String text;
        private final int length;
        private int read;

        Repeated(String text, int length) {
            this.text = text;
            this.length = length;
        }

        @Override
        public int read(char[] buffer, int offset, int count) {
            int begin = read % text.length();
            int end = Math.min(text.length(), begin + Math.min(count, length - read));
            text.getChars(begin, end, buffer, offset);
            read += end - begin;
            return end > begin ? end - begin : -1;
        }

        @Override
        public void close() {}
    }
}
