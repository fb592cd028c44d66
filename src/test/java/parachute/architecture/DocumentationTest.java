package parachute.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Everything public in the rules and the engine is documented: every type, method, constant and constructor by a
 * comment, every component of a record by a tag. Other tags are optional, so the compiler's own check, which requires
 * all of them, cannot be used.
 */
class DocumentationTest {
    private static final Path SOURCES = Path.of("src/main/java/parachute");

    @Test
    void whatIsPublicInRulesAndEngineIsDocumented() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String layer : List.of("rules", "engine")) {
            try (Stream<Path> paths = Files.walk(SOURCES.resolve(layer))) {
                paths.filter(path -> path.toString().endsWith(".java")).forEach(files::add);
            }
        }
        List<Diagnostic<? extends JavaFileObject>> remarks = remarks(files);
        assertTrue(remarks.size() > files.size(), "the compiler checks the comments");
        assertEquals(
                List.of(),
                remarks.stream()
                        .filter(DocumentationTest::isMissing)
                        .map(Object::toString)
                        .toList());
    }

    private List<Diagnostic<? extends JavaFileObject>> remarks(List<Path> files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = List.of(
                "-Xdoclint:missing/public",
                "-Xmaxwarns",
                "100000",
                "-proc:none",
                "-classpath",
                System.getProperty("java.class.path"));
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, Locale.ENGLISH, null)) {
            JavaCompiler.CompilationTask task =
                    compiler.getTask(null, manager, found, options, null, manager.getJavaFileObjectsFromPaths(files));
            ((JavacTask) task).analyze(); // Without writing classes, which takes as long again.
        }
        return found.getDiagnostics();
    }

    private static boolean isMissing(Diagnostic<? extends JavaFileObject> remark) {
        String message = remark.getMessage(Locale.ENGLISH);
        return message.startsWith("no comment")
                || message.startsWith("use of default constructor")
                || message.startsWith("no @param") && line(remark).contains(" record ");
    }

    private static String line(Diagnostic<? extends JavaFileObject> remark) {
        try {
            return remark.getSource()
                    .getCharContent(true)
                    .toString()
                    .lines()
                    .skip(remark.getLineNumber() - 1)
                    .findFirst()
                    .orElse("");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
