package parachute.suite;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import parachute.board.Position;
import parachute.board.Variant;
import parachute.console.LineReader;
import parachute.notation.CoordinateMove;
import parachute.notation.Fen;
import parachute.search.Score;

/** Another engine as a judge, over UCI. */
final class UciChecker implements Judge {
    private static final String HASH_MEGABYTES = "16";

    /** Far more than any answer takes, so that an engine that has not answered by then never will. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final String name;
    private final Duration patience;
    private final Process process;
    private final OutputStream in;

    /** What the engine has said line by line; empty at its end. */
    private final BlockingQueue<Optional<String>> out = new LinkedBlockingQueue<>();

    /**
     * Starts the engine.
     *
     * @param command the program and its arguments
     * @throws CheckerException if it cannot be started or does not know the variant
     */
    UciChecker(List<String> command, Variant variant) {
        this(command, variant, PATIENCE);
    }

    /** The same with another time for each answer. */
    UciChecker(List<String> command, Variant variant, Duration patience) {
        this.name = command.get(0);
        this.patience = patience;
        try {
            process =
                    new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
        } catch (IOException e) {
            throw new CheckerException(name + " cannot be started: " + e.getMessage());
        }
        in = process.getOutputStream();
        Thread reader = new Thread(this::read, "output of " + name);
        reader.setDaemon(true);
        reader.start();
        send("uci");
        boolean knowsVariant = await("uciok").stream()
                .anyMatch(line -> line.startsWith("option name UCI_Variant ") && line.contains(variant.uciName()));
        if (!knowsVariant) {
            close();
            throw new CheckerException(name + " does not play " + variant.uciName());
        }
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
            readLine(line, byRank);
        }
        return new ArrayList<>(byRank.values());
    }

    /** Keeps what a line of thinking says, unless its score is only a bound. */
    private static void readLine(String line, SortedMap<Integer, RankedMove> byRank) {
        List<String> words = List.of(line.split(" "));
        int score = words.indexOf("score");
        int moves = words.indexOf("pv");
        if (!line.startsWith("info ") || score < 0 || moves < 0 || line.contains("bound ")) {
            return;
        }
        int rank = words.indexOf("multipv");
        byRank.put(
                rank < 0 ? 1 : Integer.parseInt(words.get(rank + 1)),
                new RankedMove(
                        CoordinateMove.parse(words.get(moves + 1)),
                        score(words.get(score + 1), Integer.parseInt(words.get(score + 2)))));
    }

    private static int score(String unit, int value) {
        if (unit.equals("mate")) {
            return value > 0 ? Score.mateIn(2 * value - 1) : Score.matedIn(-2 * value);
        }
        return value;
    }

    private void send(String line) {
        try {
            in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            throw new CheckerException(name + " has ended: " + e.getMessage());
        }
    }

    private void read() {
        LineReader lines = new LineReader(process.getInputStream());
        Optional<String> line = lines.readLine();
        while (line.isPresent()) {
            out.add(line);
            line = lines.readLine();
        }
        out.add(line);
    }

    /** The lines before the one that begins with a word. */
    private List<String> await(String word) {
        long deadline = System.nanoTime() + patience.toNanos();
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
            long left = deadline - System.nanoTime();
            Optional<String> line = left > 0 ? out.poll(left, TimeUnit.NANOSECONDS) : null;
            if (line == null) {
                throw giveUp("has not said \"" + word + "\" within " + patience.toSeconds() + " s");
            }
            return line.orElseThrow(() -> giveUp("has ended without \"" + word + '"'));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw giveUp("was interrupted");
        }
    }

    private CheckerException giveUp(String reason) {
        close();
        return new CheckerException(name + ' ' + reason);
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
