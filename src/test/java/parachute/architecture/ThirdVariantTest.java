package parachute.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.rules.board.Variant;

/** The section "A third variant" of architecture.md lists exactly the places that distinguish variants. */
class ThirdVariantTest {
    private static final Path SOURCES = Path.of("src/main/java/parachute");
    private static final Path RESOURCES = Path.of("src/main/resources/parachute");

    /** A constant of the enum, qualified by its class or in a switch; the enum itself uses neither. */
    private static final Pattern CONSTANT = Pattern.compile(Arrays.stream(Variant.values())
            .map(Variant::name)
            .collect(Collectors.joining("|", "\\b(Variant\\.|case [A-Z, ]*)(", ")\\b")));

    private static final Pattern ROW = Pattern.compile("\\| `(\\S+)` \\| .+");

    /** Returns the files in the rows of one of the section's tables. */
    private static List<String> table(int number) {
        String[] tables = String.join(
                        "\n", ArchitecturePage.section("## A third variant").toList())
                .split("\\| file \\|");
        return tables[number]
                .lines()
                .map(ROW::matcher)
                .filter(row -> row.matches())
                .map(row -> row.group(1))
                .toList();
    }

    static List<String> touched() {
        return table(1);
    }

    @Test
    void aThirdVariantTouchesAtMostTenFilesOutsideItsRules() {
        assertTrue(touched().size() <= 10, touched()::toString);
    }

    @ParameterizedTest
    @EnumSource
    void eachVariantHasTheFilesOfTheList(Variant variant) {
        List<String> missing = touched().stream()
                .map(file -> file.replace("NAME", variant.uciName()))
                .filter(file -> !Files.exists(SOURCES.resolve(file)) && !Files.exists(RESOURCES.resolve(file)))
                .toList();
        assertEquals(List.of(), missing);
    }

    @ParameterizedTest
    @MethodSource("touched")
    void aFileThatIsTouchedNamesTheVariantsThatThereAre(String file) throws IOException {
        if (!file.contains("NAME")) {
            Path path = SOURCES.resolve(file);
            String text = Files.readString(Files.exists(path) ? path : RESOURCES.resolve(file));
            for (Variant variant : Variant.values()) {
                assertTrue(text.contains(variant.uciName()) || text.contains(variant.name()), variant::name);
            }
        }
    }

    @Test
    void noOtherFileNamesAVariant() throws IOException {
        Set<String> listed = new TreeSet<>(table(2));
        touched().stream().filter(file -> names(SOURCES.resolve(file))).forEach(listed::add);
        try (Stream<Path> files = Files.walk(SOURCES)) {
            Set<String> found = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(ThirdVariantTest::names)
                    .map(file -> SOURCES.relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(listed, found);
        }
    }

    private static boolean names(Path file) {
        try {
            String text = Files.exists(file) ? Files.readString(file) : "";
            // The pattern is slow on texts without any of the names.
            return Arrays.stream(Variant.values()).map(Variant::name).anyMatch(text::contains)
                    && CONSTANT.matcher(text).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
