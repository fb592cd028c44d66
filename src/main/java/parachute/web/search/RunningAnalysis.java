package parachute.web.search;

import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.WinDrawLoss;
import parachute.engine.search.WinDrawLossModel;
import parachute.web.json.GameLine;

/** A search that tells its best lines until it is closed. */
public final class RunningAnalysis implements AutoCloseable {
    private final GameLine line;
    private final Search search;
    private final Thread thread;
    private final Consumer<SearchMemory> giveBack;
    private final SearchMemory memory;
    /** The newest lines by rank, guarded by this. */
    private final Map<Integer, SearchLine> newest = new TreeMap<>();

    private boolean changed;
    private boolean ended;
    private boolean closed;

    RunningAnalysis(GameLine line, int lines, SearchMemory memory, Consumer<SearchMemory> giveBack) {
        this.line = line;
        this.memory = memory;
        this.giveBack = giveBack;
        memory.clear();
        SearchLimits limits =
                SearchLimits.builder().infinite(true).multiPv(lines).build();
        search = new Search(line.position().copy(), limits, new Lines(), memory, Evaluation.DEFAULT, 0);
        thread = Search.newThread(this::run);
        thread.start();
    }

    private void run() {
        try {
            search.run();
        } finally {
            end();
        }
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** Whether the search has ended by itself, which it does only by a fault. */
    public synchronized boolean hasEnded() {
        return ended;
    }

    /**
     * Waits for lines that were not told yet.
     *
     * @return as JSON, with depth, nodes, speed and time; empty if there is nothing new
     */
    public Optional<Map<String, Object>> await(Duration atMost) throws InterruptedException {
        List<SearchLine> lines;
        synchronized (this) {
            long end = System.nanoTime() + atMost.toNanos();
            long left = atMost.toMillis();
            while (!changed && !ended && left > 0) {
                wait(left);
                left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            }
            lines = changed ? List.copyOf(newest.values()) : List.of();
            changed = false;
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(json(lines));
    }

    private Map<String, Object> json(List<SearchLine> lines) {
        // Any but the first may be of the iteration before.
        SearchLine last = Collections.max(lines, Comparator.comparingLong(SearchLine::nodes));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("depth", lines.getFirst().depth());
        json.put("nodes", last.nodes());
        json.put("nps", last.nodesPerSecond());
        json.put("millis", last.milliseconds());
        json.put("lines", lines.stream().map(this::lineJson).toList());
        return json;
    }

    private Map<String, Object> lineJson(SearchLine found) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rank", found.rank());
        if (Score.isMate(found.score())) {
            json.put("mate", Score.mateInMoves(found.score()));
        } else {
            json.put("cp", found.score());
        }
        WinDrawLoss chances = WinDrawLossModel.chances(line.name().variant(), found.score());
        json.put("chances", chances);
        json.put("pv", line.written(found.moves()));
        return json;
    }

    /** Ends the search and waits for that. */
    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        search.abandon();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true; // its memory is in use until it has ended
            }
        }
        giveBack.accept(memory);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Keeps the newest exact line of each rank. */
    private final class Lines implements SearchListener {
        @Override
        public void onLine(SearchLine found) {
            if (found.bound() == Bound.EXACT) {
                synchronized (RunningAnalysis.this) {
                    newest.put(found.rank(), found);
                    changed = true;
                    RunningAnalysis.this.notifyAll();
                }
            }
        }
    }
}
