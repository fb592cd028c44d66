package parachute.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The floors of the house and the directions in which they may know each other. */
class ArchitectureTest {
    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("parachute");

    /** By floor, from the bottom up: the floors that it may use. */
    @ParameterizedTest(name = "{0} knows only {1}")
    @CsvSource({
        "board,      ''",
        "console,    ''",
        "eval,       board",
        "movegen,    board",
        "notation,   board movegen",
        "mate,       board movegen",
        "search,     board movegen eval mate",
        "engine,     board movegen eval search",
        "bench,      board movegen notation eval search engine",
        "cecp,       board movegen notation search engine bench console",
        "uci,        board movegen notation search engine bench console",
        "oneshot,    board movegen notation search engine",
        "match,      board movegen notation search engine console",
        "train,      board movegen notation eval search",
        "suite,      board movegen notation eval mate search console",
        "games.play,     ''",
        "games.protocol, console",
        "games.uttt,     games.play games.protocol console",
        "games.shogun,   games.play games.protocol console",
        "games.tours,    games.protocol console",
        "games.iade,     games.play games.protocol console board",
    })
    void aFloorKnowsOnlyFloorsBelow(String floor, String below) {
        String[] allowed = Stream.concat(Stream.of(floor), Stream.of(below.split(" ")))
                .filter(name -> !name.isEmpty())
                .map(name -> "parachute." + name + "..")
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage("parachute." + floor + "..")
                .should()
                .onlyDependOnClassesThat(
                        DescribedPredicate.not(resideInAPackage("parachute..")).or(resideInAnyPackage(allowed)))
                .check(PROGRAM);
    }

    @Test
    void everyClassLivesOnAFloor() {
        classes()
                .that()
                .resideInAPackage("parachute..")
                .should()
                .resideInAnyPackage(
                        "parachute.board..",
                        "parachute.console..",
                        "parachute.eval..",
                        "parachute.mate..",
                        "parachute.movegen..",
                        "parachute.notation..",
                        "parachute.search..",
                        "parachute.engine..",
                        "parachute.bench..",
                        "parachute.cecp..",
                        "parachute.uci..",
                        "parachute.oneshot..",
                        "parachute.match..",
                        "parachute.cli..",
                        "parachute.train..",
                        "parachute.suite..",
                        "parachute.games..")
                .check(PROGRAM);
    }

    @Test
    void theBoardNeedsNothingButTheJdk() {
        classes()
                .that()
                .resideInAnyPackage("parachute.board..", "parachute.movegen..", "parachute.notation..")
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
                .doNotHaveFullyQualifiedName("parachute.cli.Signals")
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
        JavaClass oneShot = PROGRAM.get("parachute.oneshot.OneShot");
        classes()
                .that()
                .areAssignableTo(oneShot.getName())
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.not(
                        resideInAnyPackage("parachute.search..", "parachute.engine..", "parachute.eval..")))
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
