package parachute.tools.program;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import parachute.io.UserException;

/**
 * Builds of this program that play against each other: the working tree, and earlier commits. Each is in its own
 * folder below {@code target}, so that a later build does not change a match in progress.
 */
public final class Builds {
    private static final String LAUNCHER = "scripts/parachute";

    private static final String JAR = "target/parachute.jar";

    /** No build of a match has a start-up cache, so that all start equally fast. */
    private static final String NO_CACHE = "-P!start-up-cache";

    private final Path root;

    /**
     * Creates the builds of a project.
     *
     * @param root the folder of the working tree
     * @throws UserException if the folder does not hold the project
     */
    public Builds(Path root) {
        if (!Files.exists(root.resolve("pom.xml")) || !Files.exists(root.resolve(LAUNCHER))) {
            throw new UserException("earlier commits can only be built in the project's folder, not in " + root);
        }
        this.root = root.toAbsolutePath().normalize();
    }

    /**
     * Copies the last build of the program to a new folder.
     *
     * @return the folder
     * @throws IOException if it has not been built or cannot be copied
     */
    public Path copyOfWorkingTree() throws IOException {
        Path parent = Files.createDirectories(root.resolve("target/match"));
        Path copy = Files.createTempDirectory(parent, "new-");
        copyTree(root.resolve("scripts"), copy.resolve("scripts"));
        Files.createDirectories(copy.resolve("target"));
        copy(root.resolve(JAR), copy.resolve(JAR));
        return copy;
    }

    /**
     * Copies the same with its start-up cache, as users have it.
     *
     * @return the folder
     * @throws IOException if it has not been built or cannot be copied
     */
    public Path copyWithStartUpCache() throws IOException {
        Path copy = copyOfWorkingTree();
        Path cache = root.resolve("target/aot");
        if (Files.exists(cache)) {
            copyTree(cache, copy.resolve("target/aot"));
        }
        return copy;
    }

    /**
     * Returns the abbreviated commit of the working tree. If files have changed, "-dirty" and the checksum of the
     * program follow, since builds of a changed commit differ. Empty outside git.
     */
    public Optional<String> describe() throws IOException, InterruptedException {
        if (!Files.exists(root.resolve(".git"))) {
            return Optional.empty();
        }
        String commit = run(root, "git", "describe", "--always", "--exclude=*", "--dirty", "--abbrev=8")
                .strip();
        return Optional.of(commit.endsWith("-dirty") ? commit + '-' + checksum(root.resolve(JAR)) : commit);
    }

    private static String checksum(Path file) throws IOException {
        CRC32 checksum = new CRC32();
        checksum.update(Files.readAllBytes(file));
        return HexFormat.of().toHexDigits((int) checksum.getValue());
    }

    /**
     * Returns an earlier commit, built if necessary.
     *
     * @return the folder of the commit
     * @throws UserException if the commit does not exist or cannot be built
     */
    public Path earlier(String commit) throws IOException, InterruptedException {
        String hash = hash(commit);
        Path tree = root.resolve("target/old").resolve(hash);
        if (Files.exists(tree)) {
            return tree;
        }
        // Under another name until it is complete, so that an interrupted build is not taken for a complete one.
        Path unfinished = tree.resolveSibling(hash + ".unfinished");
        deleteTree(unfinished);
        Files.createDirectories(unfinished);
        Path archive = unfinished.resolve("tree.tar");
        run(root, "git", "archive", "--output=" + archive, hash);
        run(unfinished, "tar", "-xf", archive.toString());
        Files.delete(archive);
        // Older commits check the format of the sources in every build.
        run(unfinished, "mvn", "-B", "-q", "-Dmaven.test.skip=true", "-Dspotless.check.skip=true", NO_CACHE, "package");
        Files.move(unfinished, tree);
        return tree;
    }

    /** Returns the launcher of a build. */
    public static Path launcher(Path build) {
        return build.resolve(LAUNCHER);
    }

    /**
     * Returns the full name of a commit.
     *
     * @throws UserException if the commit does not exist
     */
    public String hash(String commit) throws IOException, InterruptedException {
        // Quiet, since git's own message is about revisions.
        return run(
                        "there is no commit " + commit,
                        root,
                        "git",
                        "rev-parse",
                        "--verify",
                        "--quiet",
                        "--end-of-options",
                        commit + "^{commit}")
                .strip();
    }

    private static String run(Path directory, String... command) throws IOException, InterruptedException {
        return run("\"" + String.join(" ", command) + "\" failed", directory, command);
    }

    /**
     * Runs a program to its end.
     *
     * @param failure the message if the program fails, followed by its output
     * @return its output
     * @throws UserException if it fails or cannot be started
     */
    static String run(String failure, Path directory, String... command) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectInput(Redirect.from(new File("/dev/null")))
                    .start();
        } catch (IOException e) {
            throw new UserException(command[0] + " cannot be started: " + e.getMessage());
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new UserException(output.isBlank() ? failure : failure + ": " + output.strip());
        }
        return output;
    }

    private static void copyTree(Path from, Path to) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(from)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            copy(file, to.resolve(from.relativize(file).toString()));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    }

    /** Deletes a folder with everything in it, if it exists. */
    public static void deleteTree(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
