package parachute.tools.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.io.UserException;

/** Names of what was built. */
class BuildsTest {
    @TempDir
    private Path project;

    @BeforeEach
    void makeAProject() throws IOException {
        write("pom.xml", "first");
        write("scripts/parachute", "");
        write("target/parachute.jar", "program");
    }

    @Test
    void aCommitIsItsOwnName() throws Exception {
        commitAll();
        assertTrue(name().matches("[0-9a-f]{8}"), name());
    }

    @Test
    void programsFromOneCommitWithChangesHaveDifferentNames() throws Exception {
        commitAll();
        String clean = name();
        write("pom.xml", "second");
        String dirty = name();
        assertTrue(dirty.matches(clean + "-dirty-[0-9a-f]{8}"), dirty);
        assertEquals(dirty, name());
        write("target/parachute.jar", "another program");
        assertNotEquals(dirty, name());
    }

    @Test
    void withoutGitThereIsNoName() throws Exception {
        assertEquals(Optional.empty(), new Builds(project).describe());
    }

    @Test
    void aFolderWithoutAProjectIsRefused() throws Exception {
        Files.delete(project.resolve("pom.xml"));
        assertThrows(UserException.class, () -> new Builds(project));
    }

    @Test
    void aCommitThatIsNotThereIsNamed() throws Exception {
        commitAll();
        UserException e = assertThrows(UserException.class, () -> new Builds(project).hash("nosuch"));
        assertEquals("there is no commit nosuch", e.getMessage());
        assertTrue(new Builds(project).hash("HEAD").matches("[0-9a-f]{40,64}"));
    }

    @Test
    void aProgramThatIsNotInstalledIsNamed() {
        UserException e =
                assertThrows(UserException.class, () -> Builds.run("no build", project, "no-such-program", "package"));
        assertTrue(e.getMessage().startsWith("no-such-program cannot be started: "), e.getMessage());
    }

    @Test
    void whatAProgramSaysOfItsFailureIsRepeated() {
        UserException e = assertThrows(
                UserException.class, () -> Builds.run("no build", project, "sh", "-c", "echo why; exit 3"));
        assertEquals("no build: why", e.getMessage());
    }

    private String name() throws Exception {
        return new Builds(project).describe().orElseThrow();
    }

    private void write(String file, String text) throws IOException {
        Path path = project.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void commitAll() throws Exception {
        git("init", "-q");
        git("add", "pom.xml", "scripts");
        git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "--no-gpg-sign", "-m", "all");
    }

    private void git(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        Process git = new ProcessBuilder(command)
                .directory(project.toFile())
                .inheritIO()
                .start();
        assertEquals(0, git.waitFor());
    }
}
