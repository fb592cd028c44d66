package parachute.engine.search;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;

/**
 * The classes of the search depend on each other in one direction only: what they share is created first and passed
 * down.
 */
class SearchDependenciesTest {
    private static final String PACKAGE = Search.class.getPackageName();

    @Test
    void noClassesOfTheSearchKnowEachOtherInACircle() {
        JavaClasses program = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(PACKAGE);
        slices().assignedFrom(new ByClass()).should().beFreeOfCycles().check(program);
    }

    /** One slice for each class with its nested classes. */
    private static final class ByClass implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            if (!type.getPackageName().equals(PACKAGE)) {
                return SliceIdentifier.ignore();
            }
            return SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""));
        }

        @Override
        public String getDescription() {
            return "classes of the search";
        }
    }
}
