package parachute.tools.puzzle;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.DecodedText;
import parachute.io.ExistingFile;
import parachute.io.LockedFile;
import parachute.io.UserException;
import parachute.tools.work.TaskRunner;

/**
 * Finds the puzzles of games and writes them to a file, in the order of the games: those of a game as soon as it and
 * all games before it are searched. It takes no puzzle whose idea the file has. Until it is closed no other program can
 * open the file for puzzles.
 */
public final class PuzzleMaker implements AutoCloseable {
    private final Path path;
    private final LockedFile file;
    private final List<Puzzle> puzzles = new ArrayList<>();
    private final Set<String> patterns = new HashSet<>();

    /** The content of the file when it is opened, if that is continued. */
    private String content = "";

    /** The puzzles of games that are searched, by number, while others before them are not. */
    private final Map<Integer, List<Puzzle>> waiting = new HashMap<>();

    /** The next game to be searched, and the next one to be written. */
    private int next;

    private int written;
    private int searched;

    /**
     * Opens a file, and reads the puzzles in it if they are continued.
     *
     * @throws UserException if it cannot be written, another program writes it, or it has a content that is neither
     *     continued nor replaced
     */
    public PuzzleMaker(Path path, ExistingFile existing) {
        this.path = path;
        file = LockedFile.open(path, existing, "the puzzles", "program", this::read);
    }

    /** Reads what is there; the last line may have been cut off when the program was killed. */
    private void read(byte[] bytes) {
        content = DecodedText.of(bytes).text();
        String whole = content.substring(0, content.lastIndexOf('\n') + 1);
        if (whole.isEmpty() ? !Puzzle.HEADER.startsWith(content) : !whole.startsWith(Puzzle.HEADER)) {
            throw new UserException(path + " does not begin like a file of puzzles; --force replaces it");
        }
        PuzzleFile.parse(whole, path.toString(), problem -> {
                    throw new UserException(problem.replaceFirst("; it is left out$", ""));
                })
                .forEach(this::addNew);
    }

    private boolean addNew(Puzzle puzzle) {
        return patterns.add(puzzle.pattern()) && puzzles.add(puzzle);
    }

    /**
     * Searches all games that the file does not have.
     *
     * @param isStrict whether puzzles are left out in which other moves win as well; otherwise the file names those moves
     * @param runner does it; who that is makes no difference to the puzzles
     * @param listener takes the number of the searched games; called from several threads, one at a time
     * @throws InterruptedException if the calling thread is interrupted; the puzzles written so far stay
     * @throws UserException if the puzzles in the file are not from these games, or it cannot be written
     */
    public void run(
            List<PuzzleGame> games, Evaluation evaluation, boolean isStrict, TaskRunner runner, IntConsumer listener)
            throws InterruptedException {
        next = prepare(games, isStrict);
        written = next;
        searched = next;
        runner.run(
                new PuzzleWork(evaluation, isStrict),
                () -> next == games.size()
                        ? Optional.empty()
                        : Optional.of(new PuzzleWork.PuzzleTask(next, games.get(next++))),
                (task, found) -> {
                    take(task.number(), found);
                    listener.accept(searched);
                });
    }

    private void take(int number, List<Puzzle> found) {
        waiting.put(number, found);
        for (List<Puzzle> ready = waiting.remove(written); ready != null; ready = waiting.remove(written)) {
            add(ready);
            written++;
        }
        searched++;
    }

    /** Returns the puzzles in the file. */
    public List<Puzzle> puzzles() {
        return List.copyOf(puzzles);
    }

    /**
     * Makes the file ready for more puzzles, and finds the first game to search for them. That is the one of the last
     * puzzle, since it may have had more: its puzzles are taken out.
     *
     * @return the number of the game, from 0
     * @throws UserException if its puzzles are not from these games, or it cannot be written; it is then as it was
     */
    private int prepare(List<PuzzleGame> games, boolean isStrict) {
        int first = 0;
        if (!puzzles.isEmpty()) {
            List<String> names = games.stream().map(PuzzleGame::name).toList();
            String last = puzzles.getLast().game();
            if (!new HashSet<>(names)
                    .containsAll(puzzles.stream().map(Puzzle::game).toList())) {
                throw new UserException(path + " has puzzles of other games; --force without --resume replaces it");
            }
            first = names.indexOf(last);
            puzzles.removeIf(puzzle -> puzzle.game().equals(last));
            patterns.clear();
            puzzles.forEach(puzzle -> patterns.add(puzzle.pattern()));
        }
        String kept = PuzzleFile.csv(puzzles, !isStrict);
        if (content.startsWith(kept)) {
            // Whenever the program is killed, what is kept is there.
            file.cut(kept.length());
        } else {
            file.cut(0);
            file.append(kept.getBytes(StandardCharsets.UTF_8));
        }
        return first;
    }

    /** Appends the puzzles of the next game, except those that it has already. */
    private void add(List<Puzzle> found) {
        StringBuilder text = new StringBuilder();
        found.stream()
                .filter(this::addNew)
                .forEach(puzzle -> text.append(puzzle.format()).append('\n'));
        file.append(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Closes and unlocks the file. */
    @Override
    public void close() {
        file.close();
    }
}
