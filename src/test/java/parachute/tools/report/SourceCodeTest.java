package parachute.tools.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceCodeTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void writeAClass() throws IOException {
        Files.createDirectories(folder.resolve("a"));
        Files.writeString(folder.resolve("a/Board.java"), """
                package a;

                public final class Board {
                    private static final byte[] STEP = new byte[3];

                    private Map<String, Integer> count(int depth) {
                        return depth < 1 ? count(depth - 1) : play(depth);
                    }

                    int play(int depth) {
                        return 0;
                    }
                }
                """);
    }

    private SourceCode code(String... references) {
        return new SourceCode(Optional.of(folder), List.of(references));
    }

    private String line(String reference) {
        return code(reference).link(reference).replaceAll("<[^>]*>", "");
    }

    @Test
    void aReferenceIsTheLineOfTheDeclaration() {
        assertEquals("Board:3", line("a/Board"));
        assertEquals("Board:4", line("a/Board#STEP"));
        assertEquals("Board:6", line("a/Board#count"));
        assertEquals("Board:10", line("a/Board#play"));
    }

    @Test
    void theLinkLeadsIntoTheListing() {
        SourceCode code = code("a/Board#play");
        assertTrue(code.link("a/Board#play").contains("href=\"#Board-10\""));
        assertTrue(code.listings().contains("<i id=\"Board-10\">  10</i>      int play(int depth) {\n"));
        assertTrue(code.listings().contains("<i>   7</i>          return depth &lt; 1"));
    }

    @Test
    void whatIsNotThereIsRefused() {
        assertEquals(
                "the sources do not contain a/Board#undo",
                assertThrows(IllegalArgumentException.class, () -> code("a/Board#undo"))
                        .getMessage());
    }

    @Test
    void withoutSourcesThereAreNamesAlone() {
        SourceCode code = new SourceCode(Optional.empty(), List.of("a/Board#play"));
        assertEquals("<code>Board.play</code>", code.link("a/Board#play"));
        assertEquals("", code.listings());
    }
}
