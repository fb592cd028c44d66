package parachute.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page about the library shows a program that compiles and what it prints. */
class LibraryTest {
    private static final Path PAGE = Path.of("src/site/markdown/library.md");
    private static final Path EXAMPLE = Path.of("src/test/java/parachute/library/LibraryExample.java");

    @Test
    void theExampleOfThePageIsTheOneThatIsCompiled() throws IOException {
        assertEquals(Files.readString(EXAMPLE), block("java"));
    }

    @Test
    void theExamplePrintsWhatThePageShows() throws IOException {
        assertEquals(block("text"), output());
    }

    @Test
    void theLibraryAndThePackagesHaveTheVersionOfTheProgram() throws IOException {
        String program = version(Path.of("pom.xml"));
        assertEquals(program, version(Path.of("src/library/pom.xml")));
        assertEquals(program, version(Path.of("src/package/pom.xml")));
        assertEquals(List.of(program), matches(block("xml"), "<version>(.*)</version>"));
    }

    private static String output() {
        PrintStream standard = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            LibraryExample.main(new String[0]);
        } finally {
            System.setOut(standard);
        }
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /** The text of the first block in a language. */
    private static String block(String language) throws IOException {
        return matches(Files.readString(PAGE), "(?s)```" + language + "\n(.*?)```")
                .getFirst();
    }

    private static String version(Path pom) throws IOException {
        return matches(Files.readString(pom), "(?m)^  <version>(.*)</version>").getFirst();
    }

    private static List<String> matches(String text, String regex) {
        return Pattern.compile(regex)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
