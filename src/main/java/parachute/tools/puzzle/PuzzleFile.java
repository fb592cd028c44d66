package parachute.tools.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.MateInOne;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.rules.pgn.PgnWriter;
import parachute.tools.suite.SuitePosition;

/**
 * Puzzles in files: lines of values separated by commas, with the columns of lichess.org's database of puzzles. They
 * are also written as EPD and as PGN.
 */
public final class PuzzleFile {
    private PuzzleFile() {}

    /**
     * Reads the puzzles of a file.
     *
     * @param warnings takes a line about each line that is not a puzzle, which is left out
     * @throws UserException if the file cannot be read or has no puzzle; it names the first line that is not one
     */
    public static List<Puzzle> read(Path file, Consumer<String> warnings) {
        String name = file.toString();
        List<String> problems = new ArrayList<>();
        List<Puzzle> puzzles = parse(DecodedText.withoutMarks(file, name), name, problems::add);
        if (puzzles.isEmpty()) {
            throw new UserException(file + " has no puzzles"
                    + problems.stream().findFirst().map(first -> ": " + first).orElse(""));
        }
        problems.forEach(problem -> warnings.accept(problem + "; it is left out"));
        return puzzles;
    }

    static List<Puzzle> parse(String text, String name, Consumer<String> problems) {
        List<Puzzle> puzzles = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank() && !line.startsWith("PuzzleId,")) {
                try {
                    puzzles.add(Puzzle.parse(line));
                } catch (IllegalArgumentException e) {
                    problems.accept(name + " line " + number + ": " + e.getMessage());
                }
            }
        }
        return puzzles;
    }

    /** Returns the puzzles of a variant that are part of the program; none if it has none. */
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

    // ---- what is written ------------------------------------------------------------------------------------------

    /** Returns the text of a file with lichess' columns, and with one of alternatives if a puzzle has any. */
    public static String csv(List<Puzzle> puzzles) {
        return csv(
                puzzles,
                puzzles.stream().anyMatch(puzzle -> !puzzle.alternatives().isEmpty()));
    }

    static String csv(List<Puzzle> puzzles, boolean withAlternatives) {
        String header = withAlternatives ? Puzzle.ALTERNATIVES_HEADER : Puzzle.HEADER;
        return Stream.concat(Stream.of(header), puzzles.stream().map(Puzzle::format))
                .map(line -> line + '\n')
                .collect(Collectors.joining());
    }

    /** Lines of EPD: the position after the mistake, the first moves that solve it, and the moves to mate. */
    public static String epd(List<Puzzle> puzzles) {
        return puzzles.stream().map(puzzle -> epd(puzzle) + '\n').collect(Collectors.joining());
    }

    private static String epd(Puzzle puzzle) {
        Position start = puzzle.start();
        List<Integer> mates = MateInOne.moves(start);
        OptionalInt mate = puzzle.has(Theme.MATE) ? OptionalInt.of(puzzle.length()) : OptionalInt.empty();
        List<Integer> best = mates.isEmpty() ? puzzle.solution().subList(0, 1) : mates;
        return new SuitePosition(puzzle.id(), start, best, List.of(), mate, comment(puzzle)).format();
    }

    /** Games of PGN, each of the mistake and the solution. */
    public static String pgn(List<Puzzle> puzzles) {
        return puzzles.stream().map(PuzzleFile::pgn).collect(Collectors.joining());
    }

    private static String pgn(Puzzle puzzle) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Puzzle " + puzzle.id());
        tags.put("Site", puzzle.source());
        tags.put("Date", "????.??.??");
        tags.put("Round", "?");
        tags.put("White", "?");
        tags.put("Black", "?");
        Position position = puzzle.before();
        GameTree game = new GameTree(PgnWriter.complete(tags, position, "*"), position.copy(), "*");
        Node last = game.root();
        for (int move : puzzle.moves()) {
            last = last.add(position, move);
        }
        game.moves().getFirst().comment(comment(puzzle));
        return PgnWriter.format(game);
    }

    private static String comment(Puzzle puzzle) {
        return "rating " + puzzle.rating() + ": " + String.join(" ", puzzle.themes());
    }
}
