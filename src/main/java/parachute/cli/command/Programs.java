package parachute.cli.command;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs that may be installed or not. */
final class Programs {
    /** Where Debian keeps games; not in everybody's PATH. */
    private static final Path GAMES = Path.of("/usr/games");

    private Programs() {}

    /** The program of this name where a shell would find it, or among the games. */
    static Optional<Path> find(String name) {
        return find(name, Optional.ofNullable(System.getenv("PATH")).orElse(""));
    }

    /** The program of this name in a search path, such as the value of PATH, or among the games. */
    static Optional<Path> find(String name, String searchPath) {
        Stream<Path> folders = Stream.of(searchPath.split(File.pathSeparator)).map(Path::of);
        return Stream.concat(folders, Stream.of(GAMES))
                .map(folder -> folder.resolve(name).toAbsolutePath())
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }
}
