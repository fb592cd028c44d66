package parachute.tools.suite;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import parachute.engine.search.Score;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.UciInfo;

/** Another engine, over UCI. */
final class UciChecker implements Judge {
    private static final String HASH_MEGABYTES = "16";

    /** Far more than any answer takes. */
    private static final Duration TIMEOUT = Duration.ofMinutes(5);

    private final String name;
    private final Duration timeout;
    private final ChildProcess process;

    /**
     * Starts the engine.
     *
     * @param command the program and its arguments
     * @throws CheckerException if it cannot be started or does not know the variant
     */
    UciChecker(List<String> command, Variant variant) {
        this(command, variant, TIMEOUT);
    }

    /** The same with another timeout for each answer. */
    UciChecker(List<String> command, Variant variant, Duration timeout) {
        this.name = command.get(0);
        this.timeout = timeout;
        try {
            process = new ChildProcess(name, command, Optional.empty(), line -> false);
        } catch (IOException e) {
            throw new CheckerException(name + " cannot be started: " + e.getMessage());
        }
        send("uci");
        boolean knowsVariant = await("uciok").stream()
                .anyMatch(line -> line.startsWith("option name UCI_Variant ") && line.contains(variant.uciName()));
        if (!knowsVariant) {
            throw failure("does not play " + variant.uciName());
        }
        process.recordDescendants();
        send("setoption name UCI_Variant value " + variant.uciName());
        send("setoption name Threads value 1");
        send("setoption name Hash value " + HASH_MEGABYTES);
    }

    @Override
    public List<RankedMove> judge(Position position, int lines, long nodes) {
        send("setoption name MultiPV value " + lines);
        send("ucinewgame");
        send("isready");
        await("readyok");
        send("position fen " + Fen.format(position));
        send("go nodes " + nodes);
        SortedMap<Integer, RankedMove> byRank = new TreeMap<>();
        for (String line : await("bestmove")) {
            UciInfo.parse(line).ifPresent(info -> {
                int move = CoordinateMove.parse(position, info.move());
                if (move != Move.NONE) {
                    byRank.put(info.rank(), new RankedMove(move, score(info)));
                }
            });
        }
        return new ArrayList<>(byRank.values());
    }

    /** As {@link Score} counts, in plies instead of moves. */
    private static int score(UciInfo info) {
        if (!info.isMate()) {
            return info.score();
        }
        return info.score() > 0 ? Score.mateIn(2 * info.score() - 1) : Score.matedIn(-2 * info.score());
    }

    private void send(String line) {
        try {
            process.send(line);
        } catch (ChildEndedException e) {
            throw failure(e.getMessage());
        }
    }

    /** The lines before the one that begins with a word. */
    private List<String> await(String word) {
        long deadline = System.nanoTime() + timeout.toNanos();
        List<String> lines = new ArrayList<>();
        String line = next(word, deadline);
        while (!line.startsWith(word)) {
            lines.add(line);
            line = next(word, deadline);
        }
        return lines;
    }

    private String next(String word, long deadline) {
        try {
            return process.next(deadline)
                    .orElseThrow(() -> failure("has not said \"" + word + "\" within " + timeout.toSeconds() + " s"))
                    .text();
        } catch (ChildEndedException e) {
            throw failure(e.getMessage() + " without \"" + word + '"');
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure("was interrupted");
        }
    }

    private CheckerException failure(String reason) {
        close();
        return new CheckerException(name + ' ' + reason);
    }

    @Override
    public void close() {
        process.kill();
    }
}
