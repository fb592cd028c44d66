package parachute.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The layers of the program and their permitted dependencies. */
class ArchitectureTest {
    private static final String VECTORS =
            "parachute\\.engine\\.(eval\\.network\\.VectorArithmetic|vector\\.VectorInstructions)";

    private static final String ROOT = "parachute.";

    private static final JavaClasses WITH_TESTS = new ClassFileImporter().importPackages("parachute");

    private static final JavaClasses PROGRAM = WITH_TESTS.that(areNoTests());

    private static DescribedPredicate<JavaClass> areNoTests() {
        ImportOption option = new ImportOption.DoNotIncludeTests();
        return DescribedPredicate.describe(
                "are no tests",
                type -> option.includes(
                        Location.of(type.getSource().orElseThrow().getUri())));
    }

    private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

    /**
     * The permitted dependencies of each package, from the tables of {@link ArchitecturePage}. A class belongs to the
     * longest matching name. Constants of primitive types, which the compiler copies, do not count.
     */
    private static final Map<String, List<String>> KNOWN = layers();

    private static Map<String, List<String>> layers() {
        Map<String, List<String>> known = new LinkedHashMap<>();
        ArchitecturePage.section("## Layers")
                .filter(line -> line.startsWith("| `"))
                .forEach(row -> {
                    String[] cells = row.split(" \\| ", -1);
                    assertEquals(3, cells.length, row);
                    List<String> names = names(cells[2]);
                    assertEquals(names.isEmpty(), cells[2].startsWith("the JDK"), row);
                    names(cells[0]).forEach(name -> assertNull(known.put(name, names), name + " has two rows"));
                });
        return known;
    }

    /** The classes of each row. */
    private static final Map<String, Set<JavaClass>> CLASSES = PROGRAM.stream()
            .filter(type -> row(type).isPresent())
            .collect(Collectors.groupingBy(type -> row(type).orElseThrow(), Collectors.toSet()));

    private static List<String> names(String cell) {
        return NAME.matcher(cell).results().map(name -> name.group(1)).toList();
    }

    static Set<String> packages() {
        return KNOWN.keySet();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void aPackageKnowsWhatItsRowNamesAndNothingElse(String name) {
        Set<String> unused = new TreeSet<>(KNOWN.get(name));
        Set<String> forbidden = new TreeSet<>();
        CLASSES.getOrDefault(name, Set.of()).stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(use -> isOfProgram(use.getTargetClass()))
                .filter(use -> !CLASSES.get(name).contains(use.getTargetClass().getBaseComponentType()))
                .forEach(use -> {
                    String target = name(use.getTargetClass());
                    List<String> allowed = KNOWN.get(name).stream()
                            .filter(known -> isWithin(target, known))
                            .toList();
                    unused.removeAll(allowed);
                    if (allowed.isEmpty()) {
                        forbidden.add(use.getOriginClass().getSimpleName() + " -> " + target + '.'
                                + use.getTargetClass().getSimpleName());
                    }
                });
        assertEquals(Set.of(), forbidden, "uses of packages that the row of " + name + " does not name");
        assertEquals(Set.of(), unused, "packages that the row of " + name + " names for nothing");
    }

    @Test
    void everyClassBelongsToAPackageOfTheTable() {
        List<String> strays = PROGRAM.stream()
                .filter(type -> row(type).isEmpty())
                .map(JavaClass::getName)
                .toList();
        assertEquals(List.of(), strays);
    }

    @Test
    void everyRowHasClasses() {
        Set<String> empty = new TreeSet<>(KNOWN.keySet());
        PROGRAM.stream().flatMap(type -> row(type).stream()).forEach(empty::remove);
        assertEquals(Set.of(), empty);
    }

    private static Optional<String> row(JavaClass type) {
        return KNOWN.keySet().stream()
                .filter(known -> isWithin(name(type), known))
                .max(Comparator.comparingInt(String::length));
    }

    private static boolean isOfProgram(JavaClass type) {
        return type.getPackageName().startsWith(ROOT);
    }

    /** Returns the name of a class's package without the common prefix. */
    private static String name(JavaClass type) {
        return type.getPackageName().substring(ROOT.length());
    }

    private static boolean isWithin(String inner, String outer) {
        return (inner + '.').startsWith(outer + '.');
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("parachute.(**)").should().beFreeOfCycles().check(PROGRAM);
    }

    @Test
    void everyPackageSaysWhatItIs() throws IOException {
        Path sources = Path.of("src/main/java/parachute");
        try (Stream<Path> files = Files.walk(sources)) {
            List<Path> silent = files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                    .toList();
            assertEquals(List.of(), silent);
        }
    }

    /** NullAway ignores all other packages. */
    @Test
    void everyPackageIsNullMarked() {
        Set<String> unmarked = PROGRAM.stream()
                .map(JavaClass::getPackage)
                .filter(part -> !part.isAnnotatedWith(NullMarked.class))
                .map(JavaPackage::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), unmarked);
    }

    /** Neither directly nor through other classes of the program. */
    @Test
    void theWayToAFrontEndKnowsNothingOfTheCommandLineLibraryAndOfPictures() {
        noClasses()
                .that()
                .resideInAnyPackage("parachute.cli.start..", "parachute.protocol..", "parachute.engine..")
                .should()
                .transitivelyDependOnClassesThat()
                .resideInAnyPackage("picocli..", "org.knowm..", "java.awt..")
                .check(PROGRAM);
    }

    /** They are not part of the jar: a program that uses them needs another class path. */
    @Test
    void onlyDocumentsUseTheLibrariesOutsideTheJar() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parachute.tools.report.document")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "com.openhtmltopdf..", "org.apache.pdfbox..", "org.commonmark..", "com.github.weisj..")
                .check(PROGRAM);
    }

    /** These are not part of the jar, either, and only one package depends on how machines are connected. */
    @Test
    void onlyTheGridUsesTheLibrariesThatConnectMachines() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parachute.tools.cluster.grid")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jgroups..")
                .check(PROGRAM);
    }

    /** These are not part of the jar, either. */
    @Test
    void onlyTheServerUsesTheLibrariesThatSpeakHttp() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parachute.web")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..", "kotlin..")
                .check(PROGRAM);
    }

    @Test
    void aSimpleNameMeansOneClass() {
        Map<String, List<String>> byName = WITH_TESTS.stream()
                .filter(type -> type.isTopLevelClass() || type.isMemberClass() && PROGRAM.contain(type.getName()))
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName, Collectors.mapping(JavaClass::getName, Collectors.toList())));
        byName.values().removeIf(types -> types.size() == 1);
        assertEquals(Map.of(), byName);
    }

    /** Annotations for the compiler are not needed when the program runs. */
    @Test
    void theBoardNeedsNothingButTheJdk() {
        classes()
                .that()
                .resideInAPackage("parachute.rules..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage("parachute..", "java..", "org.jspecify.annotations"))
                .check(PROGRAM);
    }

    @Test
    void onlyTheCommandLineEndsTheProgram() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parachute.cli..")
                .should()
                .callMethodWhere(target(callOn(System.class, "exit")).or(target(callOn(Runtime.class, "halt"))))
                .check(PROGRAM);
    }

    @Test
    void nobodyBelowTheCommandLineTouchesTheStandardStreams() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parachute.cli..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .check(PROGRAM);
    }

    /** The compiler's warning about such classes is off, because one of them is needed. */
    @Test
    void onlyTheSignalsUseAnInternalClass() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("parachute.cli.start.Signals")
                .and()
                .haveNameNotMatching(VECTORS)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("sun..", "com.sun..", "jdk..")
                .check(PROGRAM);
    }

    /** The module of the Vector API is optional: classes that need it are named only where its presence is known. */
    @Test
    void whatNeedsTheVectorApiIsNamedInOnePlace() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("parachute.engine.eval.network.UnitArithmetic")
                .and()
                .doNotHaveFullyQualifiedName("parachute.engine.vector.Vectors")
                .and()
                .haveNameNotMatching(VECTORS)
                .should()
                .dependOnClassesThat()
                .haveNameMatching(VECTORS)
                .check(PROGRAM);
    }

    @Test
    void noStaticFieldCanBeAssigned() {
        fields().that().areStatic().should().beFinal().check(PROGRAM);
    }

    @Test
    void noStackTraceIsPrinted() {
        noClasses().should().callMethodWhere(target(named("printStackTrace"))).check(PROGRAM);
    }

    @Test
    void testingOneBoardLoadsNothingOfTheSearch() {
        JavaClass oneShot = PROGRAM.get("parachute.protocol.unicode.OneShot");
        classes()
                .that()
                .areAssignableTo(oneShot.getName())
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.not(resideInAPackage("parachute.engine..")))
                .check(PROGRAM);
    }

    private static DescribedPredicate<com.tngtech.archunit.core.domain.AccessTarget> callOn(
            Class<?> owner, String method) {
        return DescribedPredicate.describe(
                owner.getSimpleName() + "." + method,
                call -> call.getOwner().isEquivalentTo(owner) && call.getName().equals(method));
    }

    private static DescribedPredicate<com.tngtech.archunit.core.domain.AccessTarget> named(String method) {
        return DescribedPredicate.describe(method, call -> call.getName().equals(method));
    }
}
