package parachute.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The layers of the program and the directions in which they may know each other. */
class ArchitectureTest {
    private static final String ROOT = "parachute.";

    private static final JavaClasses WITH_TESTS = new ClassFileImporter().importPackages("parachute");

    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("parachute");

    /**
     * From the bottom up: a package, and all that it knows. A class belongs to the longest name that fits. Constants of
     * primitive types, which the compiler copies, do not count.
     */
    private static final Map<String, List<String>> KNOWN = layers("""
            io
            rules.board
            rules.movegen           rules.board
            rules.notation          rules.board rules.movegen
            engine.eval             rules.board io
            engine.mate             rules.board rules.movegen
            engine.search           rules.board rules.movegen engine.eval engine.mate
            engine.book             rules io
            engine.strength         rules.board rules.movegen engine.search
            engine                  rules.board rules.movegen engine.eval engine.search engine.book engine.strength
            engine.bench            rules engine
            protocol.cecp           rules engine io
            protocol.uci            rules engine io
            protocol.unicode        rules engine
            tools.work
            tools.match.setup       io
            tools.match.opening     rules engine io tools.match.setup
            tools.match.result      rules tools.match.setup tools.match.opening
            tools.match.game        rules io tools.match.setup tools.match.opening tools.match.result
            tools.match.player      rules io tools.match.setup tools.match.opening tools.match.result tools.match.game
            tools.match.statistics  tools.match.setup tools.match.result
            tools.match.file        rules io tools.match.setup tools.match.opening tools.match.result tools.match.game
            tools.match.report      rules tools.match.result tools.match.file tools.match.statistics tools.page
            tools.match             rules io tools.match tools.work
            tools.cluster           io tools.work
            tools.cluster.grid      tools.cluster tools.work
            tools.match.gauntlet    rules io tools.match
            tools.suite             rules engine io
            tools.mate              rules engine tools.suite
            tools.book              rules engine.book
            tools.levels            rules engine tools.match
            tools.analysis          rules engine.search engine.eval io tools.work
            tools.page
            tools.analysis.report   rules engine.search io tools.analysis tools.page
            tools.train.data        rules engine io tools.work
            tools.train.curve       rules engine.search tools.train.data
            tools.train.texel       rules engine.eval tools.train.data
            tools.train.net         rules engine.eval io tools.train.data tools.train.curve
            tools.train.games       rules engine tools.match tools.work
            tools.train.spsa        rules engine io tools.match tools.work tools.train.games
            tools.train.loop        rules engine io tools.match tools.work tools.suite tools.train.data tools.train.games tools.train.net
            tools.report.document   tools.page
            tools.report.measure    rules engine io tools.levels tools.match tools.page
            tools.report            rules engine.search engine.strength tools.match tools.levels tools.page tools.analysis.report tools.report
            games.play
            games.protocol          games.play io
            games.uttt              games.play games.protocol
            games.shogun            games.play games.protocol
            games.tours             games.protocol
            games.iade              games.play games.protocol io rules.board
            cli.start               rules.board engine.eval engine.strength io
            cli.command             cli.start rules engine.search engine.eval engine.bench engine.book engine.strength tools games io
            cli                     cli.start cli.command rules engine protocol io
            """);

    private static Map<String, List<String>> layers(String table) {
        Map<String, List<String>> known = new LinkedHashMap<>();
        for (String row : table.strip().split("\n")) {
            List<String> names = List.of(row.strip().split(" +"));
            known.put(names.get(0), names.subList(1, names.size()));
        }
        return known;
    }

    static Set<String> packages() {
        return KNOWN.keySet();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void aPackageKnowsWhatItsRowNamesAndNothingElse(String name) {
        Set<String> unused = new TreeSet<>(KNOWN.get(name));
        Set<String> forbidden = new TreeSet<>();
        PROGRAM.stream()
                .filter(type -> row(type).equals(Optional.of(name)))
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(use -> isOfProgram(use.getTargetClass()))
                .filter(use -> !row(use.getTargetClass()).equals(Optional.of(name)))
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

    private static Optional<String> row(JavaClass type) {
        return KNOWN.keySet().stream()
                .filter(known -> isWithin(name(type), known))
                .max(Comparator.comparingInt(String::length));
    }

    private static boolean isOfProgram(JavaClass type) {
        return type.getPackageName().startsWith(ROOT);
    }

    /** The name of a package without the one that all have in common. */
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

    /** NullAway ignores all others. */
    @Test
    void everyPackageIsNullMarked() {
        Set<String> unmarked = PROGRAM.stream()
                .map(JavaClass::getPackage)
                .filter(part -> !part.isAnnotatedWith(NullMarked.class))
                .map(JavaPackage::getName)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), unmarked);
    }

    /** Neither directly nor by other classes of the program. */
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

    /** They are not part of the jar: whoever uses them has to be started with another class path. */
    @Test
    void onlyDocumentsUseTheLibrariesBesideTheJar() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parachute.tools.report.document")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "com.openhtmltopdf..", "org.apache.pdfbox..", "org.commonmark..", "com.github.weisj..")
                .check(PROGRAM);
    }

    /** The same: and only one package depends on how machines are connected. */
    @Test
    void onlyTheGridUsesTheLibrariesThatConnectMachines() {
        noClasses()
                .that()
                .resideOutsideOfPackage("parachute.tools.cluster.grid")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.infinispan..", "org.jgroups..")
                .check(PROGRAM);
    }

    @Test
    void aSimpleNameMeansOneClass() {
        Map<String, List<String>> byName = WITH_TESTS.stream()
                .filter(JavaClass::isTopLevelClass)
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

    /** The compiler, which would warn of such classes, is told not to: one of them is needed. */
    @Test
    void onlyTheSignalsUseAnInternalClass() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("parachute.cli.start.Signals")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("sun..", "com.sun..", "jdk..")
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
