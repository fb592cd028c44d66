package parachute.tools.program;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs that may be installed or not. */
public final class InstalledPrograms {
    /** The folder of games in Debian, which is not in the PATH of all users. */
    private static final Path GAMES = Path.of("/usr/games");

    private InstalledPrograms() {}

    /** Returns the program of this name where a shell would find it, or among the games. */
    public static Optional<Path> find(String name) {
        return find(name, Optional.ofNullable(System.getenv("PATH")).orElse(""));
    }

    /** Returns the program of this name in a search path, such as the value of PATH, or among the games. */
    static Optional<Path> find(String name, String searchPath) {
        Stream<Path> folders = Stream.of(searchPath.split(File.pathSeparator)).map(Path::of);
        return Stream.concat(folders, Stream.of(GAMES))
                .map(folder -> folder.resolve(name).toAbsolutePath())
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }
}
