package parachute.tools.match.setup;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parachute.tools.program.Builds;
import parachute.tools.program.CommandWords;
import parachute.tools.program.InstalledPrograms;
import parachute.tools.program.RunningProgram;

/** The engines of a match as the command line describes them, with builds of this program. */
public final class MatchEngines implements AutoCloseable {
    private static final int SHORT_HASH = 8;

    private final List<Map<String, String>> engines;
    private Optional<Path> copy = Optional.empty();

    private MatchEngines(List<Map<String, String>> given) {
        engines = given.stream().map(MatchEngines::resolved).collect(Collectors.toCollection(ArrayList::new));
    }

    /**
     * Returns engines from groups of words, as {@link EngineSpec#parse} reads them.
     *
     * @param old a commit whose build is added, preceded by that of the working tree if there is no other engine
     * @throws parachute.io.UserException if the commit does not exist or cannot be built
     */
    public static MatchEngines of(List<Map<String, String>> given, Optional<String> old)
            throws IOException, InterruptedException {
        MatchEngines engines = new MatchEngines(given);
        if (old.isPresent()) {
            engines.addOld(old.get());
        }
        return engines;
    }

    /**
     * Returns the words with the command {@code parachute} replaced: it starts this program unless another one of that
     * name is installed.
     */
    private static Map<String, String> resolved(Map<String, String> engine) {
        List<String> command = CommandWords.splitCommand(engine.getOrDefault("cmd", ""));
        if (command.isEmpty() || !command.getFirst().equals(RunningProgram.NAME)) {
            return engine;
        }
        List<String> resolved = new ArrayList<>(InstalledPrograms.find(RunningProgram.NAME)
                .map(installed -> List.of(installed.toString()))
                .orElseGet(RunningProgram::command));
        resolved.addAll(command.subList(1, command.size()));
        Map<String, String> words = new LinkedHashMap<>(engine);
        words.put("cmd", CommandWords.joinCommand(resolved));
        words.putIfAbsent("name", RunningProgram.NAME);
        return words;
    }

    /** Returns the words of each engine. */
    public List<Map<String, String>> words() {
        return List.copyOf(engines);
    }

    private void addOld(String commit) throws IOException, InterruptedException {
        Builds builds = new Builds(RunningProgram.projectFolder());
        String hash = builds.hash(commit).substring(0, SHORT_HASH);
        Path earlier = builds.earlier(commit);
        if (engines.isEmpty()) {
            copy = Optional.of(builds.copyOfWorkingTree());
            engines.add(engine("new", copy.get()));
        }
        engines.add(engine(hash, earlier));
    }

    private static Map<String, String> engine(String name, Path build) {
        return Map.of("name", name, "cmd", '"' + Builds.launcher(build).toString() + "\" uci");
    }

    /** Deletes the copy that was made for this match. */
    @Override
    public void close() throws IOException {
        if (copy.isPresent()) {
            Builds.deleteTree(copy.get());
        }
    }
}
