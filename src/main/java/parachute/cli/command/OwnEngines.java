package parachute.cli.command;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.tools.match.setup.Builds;
import parachute.tools.match.setup.MatchSetupException;

/** The engines of a match as the command line gives them, with builds of this program. */
final class OwnEngines implements AutoCloseable {
    private static final int SHORT_HASH = 8;

    private static final String LISTED = "parachute";

    private static final String MAIN_CLASS = "parachute.cli.Main";

    private final List<Map<String, String>> engines;
    private Optional<Path> copy = Optional.empty();

    /** Engines as the command line gives them. */
    OwnEngines(List<Map<String, String>> given) {
        engines = new ArrayList<>(given);
    }

    List<Map<String, String>> engines() {
        return List.copyOf(engines);
    }

    /** Adds the build of a commit, and before it that of the working tree if there is no other engine. */
    void addOld(String commit) throws IOException, InterruptedException {
        Builds builds = new Builds(root());
        String hash = builds.hash(commit).substring(0, SHORT_HASH);
        Path earlier = builds.earlier(commit);
        if (engines.isEmpty()) {
            copy = Optional.of(builds.copyOfWorkingTree());
            engines.add(engine("new", copy.get()));
        }
        engines.add(engine(hash, earlier));
    }

    private static Map<String, String> engine(String name, Path build) {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("name", name);
        words.put("cmd", '"' + Builds.launcher(build).toString() + "\" uci");
        return words;
    }

    /** The command that runs this very program once more, as it runs now. */
    static List<String> thisProgram(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), MAIN_CLASS));
        command.addAll(List.of(arguments));
        return command;
    }

    /** This very program as an engine that can be named: {@code conf=parachute}. */
    static Map<String, Map<String, String>> listed() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("name", LISTED);
        words.put("cmd", '"' + String.join("\" \"", thisProgram("uci")) + '"');
        return Map.of(LISTED, words);
    }

    /** The folder of the project: the one in which the jar was built. */
    static Path root() {
        try {
            Path jar = Path.of(OwnEngines.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return jar.resolve("../..").toAbsolutePath().normalize();
        } catch (URISyntaxException e) {
            throw new MatchSetupException("the program does not know where it is: " + e.getMessage());
        }
    }

    /** Deletes the copy that was made for this match. */
    @Override
    public void close() throws IOException {
        if (copy.isPresent()) {
            Builds.deleteTree(copy.get());
        }
    }
}
