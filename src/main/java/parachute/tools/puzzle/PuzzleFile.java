package parachute.tools.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/** Puzzles in files: lines of values separated by commas, with the columns of lichess.org's database of puzzles. */
public final class PuzzleFile {
    private PuzzleFile() {}

    /**
     * Reads the puzzles of a file.
     *
     * @param warnings takes a line about each line that is not a puzzle, which is left out
     * @throws UserException if the file cannot be read or has no puzzle
     */
    public static List<Puzzle> read(Path file, Consumer<String> warnings) {
        String name = file.toString();
        List<Puzzle> puzzles = parse(DecodedText.withoutMarks(file, name), name, warnings);
        if (puzzles.isEmpty()) {
            throw new UserException(file + " has no puzzles");
        }
        return puzzles;
    }

    static List<Puzzle> parse(String text, String name, Consumer<String> warnings) {
        List<Puzzle> puzzles = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank() && !line.startsWith("PuzzleId,")) {
                try {
                    puzzles.add(Puzzle.parse(line));
                } catch (IllegalArgumentException e) {
                    warnings.accept(name + " line " + number + ": " + e.getMessage() + "; it is left out");
                }
            }
        }
        return puzzles;
    }

    /** The puzzles of a variant that are part of the program; none if it has none. */
    public static List<Puzzle> builtIn(Variant variant) {
        String name = variant.uciName() + ".csv";
        try (InputStream in = PuzzleFile.class.getResourceAsStream(name)) {
            if (in == null) {
                return List.of();
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8), name, problem -> {
                throw new IllegalStateException(problem);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
