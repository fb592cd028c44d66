package parachute.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Everything that the pages refer to exists. */
class PagesTest {
    private static final Path PAGES = Path.of("src/site/markdown");

    private static final Pattern LINK = Pattern.compile("]\\((?!https?:)([^)#]*)(?:#([^)]*))?\\)");

    private static final Pattern SOURCE = Pattern.compile("`((?:rules|engine)/\\w[\\w/]*)`");

    @Test
    void everyLinkLeadsToAFileAndASection() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : pages()) {
            for (MatchResult link :
                    LINK.matcher(Files.readString(page)).results().toList()) {
                Path file = link.group(1).isEmpty()
                        ? page
                        : page.resolveSibling(link.group(1)).normalize();
                if (!Files.exists(file)
                        || link.group(2) != null && !anchors(file).contains(link.group(2))) {
                    broken.add(page + ": " + link.group());
                }
            }
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void theReadmeListsEveryPage() throws IOException {
        Path readme = Path.of("README.md");
        Set<Path> missing = new TreeSet<>(pages());
        missing.removeIf(page -> !page.startsWith(PAGES));
        LINK.matcher(Files.readString(readme))
                .results()
                .map(link -> readme.resolveSibling(link.group(1)).normalize())
                .forEach(missing::remove);
        assertEquals(Set.of(), missing);
    }

    @Test
    void theReadingListNamesClassesThatExist() throws IOException {
        List<String> names = SOURCE.matcher(Files.readString(PAGES.resolve("architecture.md")))
                .results()
                .map(name -> name.group(1))
                .toList();
        assertTrue(names.size() >= 6);
        assertEquals(
                List.of(),
                names.stream()
                        .filter(name -> !Files.exists(Path.of("src/main/java/parachute", name + ".java")))
                        .toList());
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(
                List.of(Path.of("README.md"), Path.of(".github/CONTRIBUTING.md"), Path.of("xboard-config/README.md")));
        try (Stream<Path> files = Files.walk(PAGES)) {
            files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
        }
        return pages;
    }

    /** Returns GitHub's anchors for the headings of a page. */
    private static Set<String> anchors(Path page) throws IOException {
        try (Stream<String> lines = Files.lines(page)) {
            return lines.filter(line -> line.startsWith("#"))
                    .map(line -> line.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT))
                    .map(title -> title.replaceAll("[^\\w -]", "").replace(' ', '-'))
                    .collect(Collectors.toSet());
        }
    }
}
