package parachute.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The files of a command: those that it reads and those that it will write. Before any of them is opened
 * {@link #check} makes sure that no file of the user is lost:
 *
 * <ul>
 *   <li>no output is an input or another output, by whatever path or link;
 *   <li>an output that exists is replaced only if it holds what this program wrote there before, or with
 *       {@code --force};
 *   <li>each output can be written, as far as permissions show.
 * </ul>
 *
 * Devices, pipes and standard output do not count as files here: nothing written to them replaces anything.
 */
public final class OutputFiles {
    /** The kind of content that a command writes to a file, and may therefore replace without being forced to. */
    public interface KnownContent {
        /**
         * Returns whether a file holds such content.
         *
         * @throws IOException if it cannot be read
         */
        boolean isIn(Path file) throws IOException;

        /** Returns why another file is not replaced, for the message that begins with its name. */
        String complaint();
    }

    private final List<Path> inputs = new ArrayList<>();
    private final List<Output> outputs = new ArrayList<>();
    private final List<Series> series = new ArrayList<>();

    /** An output, with the content that may be replaced; any content is kept if that is empty. */
    private record Output(Path file, Optional<KnownContent> replaceable) {}

    /** Outputs in a folder whose names are not known in advance. */
    private record Series(Path folder, Predicate<String> names, KnownContent replaceable) {}

    /** Adds files that the command reads. */
    public OutputFiles read(Collection<Path> files) {
        inputs.addAll(files);
        return this;
    }

    /** Adds a file that the command reads. */
    public OutputFiles read(Path file) {
        return read(List.of(file));
    }

    /** Adds a file that the command reads if it is given. */
    public OutputFiles read(Optional<Path> file) {
        return read(file.stream().toList());
    }

    /** Adds a file that the command writes as a whole, replacing what it may have written there before. */
    public OutputFiles replace(Path file, KnownContent replaceable) {
        outputs.add(new Output(file, Optional.of(replaceable)));
        return this;
    }

    /** Does the same for a file that need not be given. */
    public OutputFiles replace(Optional<Path> file, KnownContent replaceable) {
        file.ifPresent(given -> replace(given, replaceable));
        return this;
    }

    /** Adds a file that the command extends or continues, with checks of its own. */
    public OutputFiles extend(Path file) {
        outputs.add(new Output(file, Optional.empty()));
        return this;
    }

    /** Does the same for a file that need not be given. */
    public OutputFiles extend(Optional<Path> file) {
        file.ifPresent(this::extend);
        return this;
    }

    /** Adds a folder, which is created if necessary, with the names of the files that the command may write into it. */
    public OutputFiles replaceIn(Optional<Path> folder, Predicate<String> names, KnownContent replaceable) {
        folder.ifPresent(given -> series.add(new Series(given, names, replaceable)));
        return this;
    }

    /** Checks the files of a command that never replaces a file. */
    public void check() {
        check(false);
    }

    /**
     * Checks all files.
     *
     * @param force whether outputs may be replaced whatever they hold
     * @throws UserException if one of them must not or cannot be written
     */
    public void check(boolean force) {
        outputs.forEach(output -> checkWritable(output.file()));
        try {
            List<FilePlace> places = new ArrayList<>();
            for (Output output : outputs) {
                FilePlace place = FilePlace.of(output.file());
                checkIsNotInput(place);
                for (FilePlace other : places) {
                    if (place.isSame(other)) {
                        throw problem(output.file(), "it is the same file as the output " + other.file());
                    }
                }
                // A new file is written next to the one that it replaces.
                if (output.replaceable().isPresent()
                        && !place.isStream()
                        && !Files.isWritable(place.target().getParent())) {
                    throw problem(output.file(), "no permission for its folder");
                }
                places.add(place);
            }
            for (Output output : outputs) {
                if (output.replaceable().isPresent()) {
                    checkReplaceable(output.file(), output.replaceable().get(), force);
                }
            }
            for (Series files : series) {
                check(files, places, force);
            }
        } catch (IOException e) {
            throw new UserException(FileProblem.describe(e));
        }
    }

    /** Checks whether a file can be written, without creating it. */
    private static void checkWritable(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new UserException(file + " is a folder, not a file to write to");
        }
        if (folder != null && !Files.isDirectory(folder)) {
            throw problem(file, "there is no folder " + folder);
        }
        if (!Files.isWritable(Files.exists(file) || folder == null ? file : folder)) {
            throw problem(file, "no permission");
        }
    }

    private void checkIsNotInput(FilePlace output) throws IOException {
        for (Path input : inputs) {
            // A missing input is reported when it is read.
            if (Files.exists(input) && output.isSame(FilePlace.of(input))) {
                throw problem(
                        output.file(),
                        output.file().equals(input) ? "it is an input" : "it is the same file as the input " + input);
            }
        }
    }

    private static void checkReplaceable(Path file, KnownContent replaceable, boolean force) throws IOException {
        if (!force && FilePlace.of(file).hasContent() && !replaceable.isIn(file)) {
            throw new UserException(file + " " + replaceable.complaint() + "; --force replaces it");
        }
    }

    private void check(Series files, List<FilePlace> others, boolean force) throws IOException {
        if (Files.exists(files.folder()) && !Files.isDirectory(files.folder())) {
            throw new UserException(files.folder() + " is a file, not a folder to write to");
        }
        if (!Files.exists(files.folder())) {
            return;
        }
        for (FilePlace other : others) {
            if (files.names().test(other.target().getFileName().toString())
                    && Files.isSameFile(files.folder(), other.target().getParent())) {
                throw problem(other.file(), "a file of this name may be written to " + files.folder());
            }
        }
        try (Stream<Path> present = Files.list(files.folder())) {
            for (Path file : present.sorted().toList()) {
                if (files.names().test(file.getFileName().toString())) {
                    checkIsNotInput(FilePlace.of(file));
                    checkReplaceable(file, files.replaceable(), force);
                }
            }
        }
    }

    private static UserException problem(Path file, String why) {
        return new UserException(file + " cannot be written: " + why);
    }
}
