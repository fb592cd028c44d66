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

    private static final Pattern FILE =
            Pattern.compile("(?<![\\w/.])((?:src|scripts|xboard-config|\\.ci|\\.github)/[\\w./-]*\\w)");

    /** A name of two words at least, alone or after its package, alone or before a method. */
    private static final Pattern CLASS = Pattern.compile("`(?:[a-z][\\w.]*\\.)?((?:[A-Z][a-z0-9]+){2,})(?:\\.\\w+)?`");

    private static final Pattern DECLARATION = Pattern.compile("\\b(?:class|record|enum|interface) (\\w+)");

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

    @Test
    void everyFileThatIsNamedExists() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Path page : pages()) {
            if (!page.endsWith("changelog.md")) {
                groups(FILE, page)
                        .filter(file -> !Files.exists(Path.of(file)))
                        .forEach(file -> missing.add(page + ": " + file));
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void everyClassThatIsNamedExists() throws IOException {
        Set<String> classes = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            for (Path file : files.toList()) {
                classes.add(file.getFileName().toString());
                if (file.toString().endsWith(".java")) {
                    groups(DECLARATION, file).forEach(classes::add);
                }
            }
        }
        List<String> missing = new ArrayList<>();
        for (Path page : pages()) {
            if (page.toString().matches(".*(CONTRIBUTING|architecture|search|network|start-up)\\.md")
                    && !page.toString().contains("experiments")) {
                groups(CLASS, page)
                        .filter(name -> !classes.contains(name))
                        .forEach(name -> missing.add(page + ": " + name));
            }
        }
        assertEquals(List.of(), missing);
    }

    private static Stream<String> groups(Pattern pattern, Path file) throws IOException {
        return pattern.matcher(Files.readString(file)).results().map(found -> found.group(1));
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
