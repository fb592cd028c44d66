package parachute.tools.train.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import parachute.io.RemainingTime;
import parachute.rules.board.Position;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;
import parachute.tools.train.data.GameWriter;
import parachute.tools.work.TaskRunner;

/**
 * Fills a file with games, and reports the progress: in a line every ten seconds, and every second on the page.
 */
final class GenerationRun {
    private static final long LINE_NANOS = 10_000_000_000L, PART_NANOS = 1_000_000_000L, BOARD_NANOS = 400_000_000L;

    private final GameWriter writer;
    private final long games;
    private final TaskRunner runner;
    private final WorkListener listener;
    private final RemainingTime remaining = new RemainingTime();
    private final long startNanos = System.nanoTime();
    private final double startProcessorSeconds = processorSeconds();
    private final long startGames;
    private final long startPositions;

    /** The games that threads of this process are playing. */
    private final Map<Thread, ShownBoard> boards = new ConcurrentHashMap<>();

    private long lastLine = System.nanoTime();
    private long lastPart = lastLine - PART_NANOS;

    /** A board with the time of its report. */
    private record ShownBoard(ProgressPart.Board board, long nanos) {}

    /** Creates a run until the file of a writer has a number of games. */
    GenerationRun(GameWriter writer, long games, TaskRunner runner, WorkListener listener) {
        this.writer = writer;
        this.games = games;
        this.runner = runner;
        this.listener = listener;
        startGames = writer.games();
        startPositions = writer.positions();
    }

    /**
     * Does work whose results are the next games of the file.
     *
     * @param tasks returns the next task; empty if there is none
     * @throws IOException if the file cannot be written
     * @throws InterruptedException if the calling thread is interrupted
     */
    void run(SelfPlayWork work, Supplier<Optional<SelfPlayWork.SelfPlayTask>> tasks)
            throws IOException, InterruptedException {
        try {
            runner.run(work, tasks, (task, game) -> {
                writer.add(task.number(), game);
                update();
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        report();
        boards.clear();
        showBoards();
    }

    /** Reports what has not been reported for some time. */
    private synchronized void update() {
        long now = System.nanoTime();
        if (now - lastLine >= LINE_NANOS) {
            report();
        } else if (now - lastPart >= PART_NANOS) {
            show(text());
        }
    }

    /**
     * Takes a position of a game played by the calling thread, and reports it unless another one was reported a moment
     * ago.
     */
    void onPosition(Position position, long number) {
        long now = System.nanoTime();
        ShownBoard last = boards.get(Thread.currentThread());
        if (last == null || now - last.nanos() >= BOARD_NANOS) {
            String move = position.ply() == 0 ? "" : CoordinateMove.format(position.moveAt(position.ply() - 1));
            ProgressPart.Board board = new ProgressPart.Board(number + 1, Fen.format(position), move);
            boards.put(Thread.currentThread(), new ShownBoard(board, now));
            showBoards();
        }
    }

    private synchronized void showBoards() {
        listener.show(
                "Games being played",
                new ProgressPart.Boards(boards.values().stream()
                        .map(ShownBoard::board)
                        .sorted(Comparator.comparingLong(ProgressPart.Board::number))
                        .toList()));
    }

    private synchronized void report() {
        lastLine = System.nanoTime();
        String text = text();
        listener.accept(text);
        show(text);
    }

    private void show(String text) {
        lastPart = System.nanoTime();
        listener.show("Games", new ProgressPart.Bar(writer.games(), games, text));
    }

    private String text() {
        return String.format(
                Locale.ROOT,
                "%d of %d games, %d positions, %s, %s%s",
                writer.games(),
                games,
                writer.positions(),
                speed(),
                remaining.text(writer.games() - startGames, games - writer.games()),
                runner.status().stream().map(part -> ", " + part).collect(Collectors.joining()));
    }

    /** Returns the speed; other machines do not report the use of their processors. */
    private String speed() {
        long positions = writer.positions() - startPositions;
        if (runner.status().isEmpty()) {
            double coreSeconds = Math.max(0.01, processorSeconds() - startProcessorSeconds);
            return String.format(Locale.ROOT, "%.0f positions a core-second", positions / coreSeconds);
        }
        double seconds = (System.nanoTime() - startNanos) / 1e9;
        return String.format(Locale.ROOT, "%.0f positions a second", positions / seconds);
    }

    private static double processorSeconds() {
        return ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .orElse(Duration.ZERO)
                        .toMillis()
                / 1e3;
    }
}
