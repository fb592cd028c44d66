package parachute.tools.train.data;

import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import parachute.io.RemainingTime;
import parachute.rules.board.Position;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;
import parachute.tools.work.TaskRunner;

/** Tells how far the making of a file of games is: a line every ten seconds, and every second for those who watch. */
final class GenerationProgress {
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

    /** The games that threads of this process play. */
    private final Map<Thread, ShownBoard> boards = new ConcurrentHashMap<>();

    private long lastLine = System.nanoTime();
    private long lastPart = lastLine - PART_NANOS;

    /** A board, and when it was told. */
    private record ShownBoard(ProgressPart.Board board, long nanos) {}

    /** Progress towards so many games in the file of a writer. */
    GenerationProgress(GameWriter writer, long games, TaskRunner runner, WorkListener listener) {
        this.writer = writer;
        this.games = games;
        this.runner = runner;
        this.listener = listener;
        startGames = writer.games();
        startPositions = writer.positions();
    }

    /** Tells what has not been told for some time. */
    synchronized void update() {
        long now = System.nanoTime();
        if (now - lastLine >= LINE_NANOS) {
            report();
        } else if (now - lastPart >= PART_NANOS) {
            show(text());
        }
    }

    /** Tells everything now; no game is being played any more. */
    synchronized void end() {
        report();
        boards.clear();
        showBoards();
    }

    /** A game that is played by the calling thread has come to a position, which is told unless another was a moment ago. */
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

    private void report() {
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

    /** Other machines do not tell what their processors do. */
    private String speed() {
        if (isAlone()) {
            return String.format(Locale.ROOT, "%.0f positions a core-second", positionsPerCoreSecond());
        }
        long positions = writer.positions() - startPositions;
        double seconds = (System.nanoTime() - startNanos) / 1e9;
        return String.format(Locale.ROOT, "%.0f positions a second", positions / seconds);
    }

    private boolean isAlone() {
        return runner.status().isEmpty();
    }

    /** How fast this process has added positions so far; 0 if others may have, too. */
    double positionsPerCoreSecond() {
        return !isAlone()
                ? 0
                : (writer.positions() - startPositions) / Math.max(0.01, processorSeconds() - startProcessorSeconds);
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
