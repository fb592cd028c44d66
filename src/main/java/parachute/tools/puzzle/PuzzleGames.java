package parachute.tools.puzzle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parachute.engine.search.Score;
import parachute.io.FileMark;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantChoice;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.tools.analysis.EvalComment;
import parachute.tools.analysis.SourceGame;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.TrainingGame;

/**
 * Reads games to find puzzles in: PGN, with the scores of {@code [%eval]} comments, files of {@code train play}, with the
 * scores of its searches, and files of puzzles, which are found again.
 */
public final class PuzzleGames {
    /** What a file of {@code train play} begins with. */
    private static final FileMark PLAYED = new FileMark("PGF", "");

    /** What a file of puzzles begins with. */
    private static final FileMark PUZZLES = new FileMark(Puzzle.HEADER, "");

    private final VariantChoice choice;
    private final Consumer<String> problems;
    private final List<PuzzleGame> games = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    private PuzzleGames(VariantChoice choice, Consumer<String> problems) {
        this.choice = choice;
        this.problems = problems;
    }

    /**
     * Reads the games of files.
     *
     * @param choice the variant that is wanted; both if none is asked for
     * @param problems takes a line about each game that is left out or cut
     * @throws UserException if a file cannot be read, or there is no game to find puzzles in
     */
    public static List<PuzzleGame> read(List<Path> files, VariantChoice choice, Consumer<String> problems) {
        PuzzleGames reader = new PuzzleGames(choice, problems);
        files.forEach(reader::read);
        if (reader.games.stream().allMatch(game -> game.moves().isEmpty())) {
            throw new UserException(
                    reader.games.isEmpty()
                            ? "there are no games to find puzzles in"
                            : "the games to find puzzles in have no moves");
        }
        return reader.games;
    }

    private void read(Path file) {
        String name = file.getFileName().toString().replaceAll("[^\\w.-]", "_");
        if (!names.add(name)) {
            throw new UserException("two files are named " + name + "; puzzles could not name their games");
        }
        try {
            if (PLAYED.isIn(file)) {
                readPlayed(file, name);
            } else if (PUZZLES.isIn(file)) {
                readPuzzles(file);
            } else {
                List<SourceGame> sources = SourceGame.read(file);
                for (int i = 0; i < sources.size(); i++) {
                    read(sources.get(i), name + '/' + (i + 1));
                }
            }
        } catch (IOException e) {
            throw new UserException(file + " cannot be read", e);
        }
    }

    /** The mistakes of puzzles, each as a game of one move under the name of its game. */
    private void readPuzzles(Path file) {
        PuzzleFile.read(file, problems).stream()
                .filter(puzzle -> choice.asked().isEmpty() || puzzle.variant() == choice.otherwise())
                .map(puzzle -> new PuzzleGame(
                        puzzle.game(), puzzle.before(), puzzle.moves().subList(0, 1), List.of(Score.NONE, Score.NONE)))
                .forEach(games::add);
    }

    private void readPlayed(Path file, String name) throws IOException {
        try (GameReader reader = GameReader.open(file)) {
            if (choice.asked().isPresent() && reader.variant() != choice.otherwise()) {
                problems.accept(file + " has games of " + reader.variant().uciName() + "; they are left out");
                return;
            }
            int number = 0;
            for (Optional<TrainingGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                number++;
                games.add(game(name + '/' + number, reader.variant(), game.get()));
            }
        }
    }

    /** A game from the end of its random opening on; the last score holds for its end as well. */
    private static PuzzleGame game(String name, Variant variant, TrainingGame game) {
        Position first = Position.start(variant);
        IntStream.range(0, game.openingPlies()).forEach(ply -> first.make(game.move(ply)));
        List<Integer> scores = new ArrayList<>();
        IntStream.range(game.openingPlies(), game.plies()).forEach(ply -> scores.add(game.score(ply)));
        scores.add(scores.getLast());
        List<Integer> moves = IntStream.range(game.openingPlies(), game.plies())
                .mapToObj(game::move)
                .toList();
        return new PuzzleGame(name, first, moves, scores);
    }

    private void read(SourceGame source, String name) {
        try {
            source.game().variantBy(choice);
            if (source.damage().isPresent()) {
                throw new IllegalArgumentException(source.damage().get());
            }
            GameTree game = source.game().resolve(choice.unstated());
            games.add(of(game, name(source.game(), name)));
            game.illegalMove().ifPresent(move -> problems.accept(source.place() + ": " + move + "; it ends there"));
        } catch (IllegalArgumentException e) {
            problems.accept(source.place() + ": " + e.getMessage() + "; it is left out");
        }
    }

    /** The address of a game if it has one that is not another game's. */
    private String name(GameTree game, String otherwise) {
        return game.knownTag("Site")
                .filter(site -> site.matches("https?://[\\w./-]+"))
                .filter(names::add)
                .orElse(otherwise);
    }

    /**
     * Returns a game as far as it has no null move, with the scores of its {@code [%eval]} comments.
     *
     * @throws IllegalArgumentException if it is of Chess960
     */
    public static PuzzleGame of(GameTree game, String name) {
        if (!game.start().castlingSquares().isStandard()) {
            throw new IllegalArgumentException("a game of Chess960");
        }
        List<Node> played = game.moves().stream()
                .takeWhile(node -> node.move() != Move.NONE)
                .toList();
        List<Integer> scores = new ArrayList<>(List.of(Score.NONE));
        played.forEach(node -> scores.add(EvalComment.parse(node.comment()).orElse(Score.NONE)));
        return new PuzzleGame(
                name, game.start(), played.stream().map(Node::move).toList(), scores);
    }
}
