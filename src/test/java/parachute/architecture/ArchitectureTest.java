package parachute.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The layers of the program and the directions in which they may know each other. */
class ArchitectureTest {
    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("parachute");

    /** By package, from the bottom up: the packages that it may use. */
    @ParameterizedTest(name = "{0} knows only {1}")
    @CsvSource({
        "io,                      ''",
        "rules.board,             ''",
        "rules.movegen,           rules.board",
        "rules.notation,          rules.board rules.movegen",
        "engine.eval,             rules.board",
        "engine.mate,             rules.board rules.movegen",
        "engine.search,           rules.board rules.movegen engine.eval engine.mate",
        "engine.bench,            rules engine",
        "engine,                  rules",
        "protocol.cecp,           rules engine io",
        "protocol.uci,            rules engine io",
        "protocol.unicode,        rules engine",
        "tools.match,             rules engine io",
        "tools.suite,             rules engine io",
        "tools.train,             rules engine",
        "games.play,              ''",
        "games.protocol,          games.play io",
        "games.uttt,              games.play games.protocol",
        "games.shogun,            games.play games.protocol",
        "games.tours,             games.protocol io",
        "games.iade,              games.play games.protocol io rules.board",
    })
    void aPackageKnowsOnlyLayersBelow(String name, String below) {
        String[] allowed = Stream.concat(Stream.of(name), Stream.of(below.split(" ")))
                .filter(other -> !other.isEmpty())
                .map(other -> "parachute." + other + "..")
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage("parachute." + name + "..")
                .should()
                .onlyDependOnClassesThat(
                        DescribedPredicate.not(resideInAPackage("parachute..")).or(resideInAnyPackage(allowed)))
                .check(PROGRAM);
    }

    @Test
    void everyClassBelongsToALayer() {
        classes()
                .that()
                .resideInAPackage("parachute..")
                .should()
                .resideInAnyPackage(
                        "parachute.rules..",
                        "parachute.engine..",
                        "parachute.protocol..",
                        "parachute.tools..",
                        "parachute.games..",
                        "parachute.cli..",
                        "parachute.io..")
                .check(PROGRAM);
    }

    @Test
    void aSimpleNameMeansOneClass() {
        Map<String, List<String>> byName = PROGRAM.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName, Collectors.mapping(JavaClass::getName, Collectors.toList())));
        byName.values().removeIf(types -> types.size() == 1);
        assertEquals(Map.of(), byName);
    }

    @Test
    void theBoardNeedsNothingButTheJdk() {
        classes()
                .that()
                .resideInAPackage("parachute.rules..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage("parachute..", "java.."))
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
