package parachute.cli.command;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parachute.io.UserException;
import parachute.tools.match.setup.Builds;
import parachute.tools.match.setup.CommandWords;

/** The engines of a match as the command line describes them, with builds of this program. */
final class MatchEngines implements AutoCloseable {
    private static final int SHORT_HASH = 8;

    /** The name of this program, as an engine and as a command. */
    private static final String NAME = "parachute";

    private static final String MAIN_CLASS = "parachute.cli.Main";

    /** Options that attach tools to a process, often with a port that a second process could not use. */
    private static final Pattern AGENT = Pattern.compile("-agent|-javaagent|-Xrunjdwp|-Dcom\\.sun\\.management");

    private final List<Map<String, String>> engines;
    private Optional<Path> copy = Optional.empty();

    /** Creates engines as the command line gives them. */
    MatchEngines(List<Map<String, String>> given) {
        engines = given.stream().map(MatchEngines::resolved).collect(Collectors.toCollection(ArrayList::new));
    }

    /**
     * Returns the words with the command {@code parachute} replaced: it starts this program unless another one of that
     * name is installed.
     */
    private static Map<String, String> resolved(Map<String, String> engine) {
        List<String> command = CommandWords.splitCommand(engine.getOrDefault("cmd", ""));
        if (command.isEmpty() || !command.getFirst().equals(NAME)) {
            return engine;
        }
        List<String> resolved = new ArrayList<>();
        Programs.find(NAME)
                .ifPresentOrElse(
                        installed -> resolved.add(installed.toString()), () -> resolved.addAll(thisProgram(List.of())));
        resolved.addAll(command.subList(1, command.size()));
        Map<String, String> words = new LinkedHashMap<>(engine);
        words.put("cmd", line(resolved));
        words.putIfAbsent("name", NAME);
        return words;
    }

    List<Map<String, String>> engines() {
        return List.copyOf(engines);
    }

    /** Adds the build of a commit, preceded by that of the working tree if there is no other engine. */
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

    /** Returns the command that starts the running program a second time, with the same Java and the same flags. */
    static List<String> thisProgram(List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> !AGENT.matcher(flag).lookingAt())
                .forEach(command::add);
        command.addAll(List.of("-cp", absoluteClassPath(), MAIN_CLASS));
        // The launcher names a folder with a colon by a descriptor, which only this process has.
        command.replaceAll(word ->
                word.replace("/proc/self/", "/proc/" + ProcessHandle.current().pid() + '/'));
        command.addAll(arguments);
        return command;
    }

    /** Returns the class path with absolute paths: the engine may run in another folder. */
    private static String absoluteClassPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String line(List<String> command) {
        return '"' + String.join("\" \"", command) + '"';
    }

    /** Returns the running program as an engine that can be named; it supports both protocols. */
    static Map<String, Map<String, String>> listed() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("name", NAME);
        words.put("cmd", line(thisProgram(List.of())));
        return Map.of(NAME, words);
    }

    /** Returns the folder of the project, in which the jar was built. */
    static Path root() {
        try {
            Path jar = Path.of(MatchEngines.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return jar.resolve("../..").toAbsolutePath().normalize();
        } catch (URISyntaxException e) {
            throw new UserException("the folder of the program cannot be determined: " + e.getMessage());
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
