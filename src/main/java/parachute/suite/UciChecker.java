package parachute.suite;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import parachute.board.Position;
import parachute.board.Variant;
import parachute.console.LineReader;
import parachute.notation.CoordinateMove;
import parachute.notation.Fen;
import parachute.search.Score;

/** Another engine as a judge, over UCI. */
final class UciChecker implements Judge {
    private static final String HASH_MEGABYTES = "16";

    private final String name;
    private final Process process;
    private final OutputStream in;
    private final LineReader out;

    /**
     * Starts the engine.
     *
     * @param command the program and its arguments
     * @throws CheckerException if it cannot be started or does not know the variant
     */
    UciChecker(List<String> command, Variant variant) {
        name = command.get(0);
        try {
            process =
                    new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
        } catch (IOException e) {
            throw new CheckerException(name + " cannot be started: " + e.getMessage());
        }
        in = process.getOutputStream();
        out = new LineReader(process.getInputStream());
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

    /** The lines before the one that begins with a word. */
    private List<String> await(String word) {
        List<String> lines = new ArrayList<>();
        while (true) {
            Optional<String> line = out.readLine();
            if (line.isEmpty()) {
                throw new CheckerException(name + " has ended without \"" + word + '"');
            }
            if (line.get().startsWith(word)) {
                return lines;
            }
            lines.add(line.get());
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
