package parachute.web.search;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.variant.WinDrawLoss;
import parachute.web.json.GameLine;

/** An unlimited search, which reports its best lines. */
final class RunningAnalysis extends RunningWork {
    private final GameLine line;
    private final int lines;
    private final Function<RunningWork, Optional<SearchMemory>> take;
    private final Consumer<SearchMemory> giveBack;
    private final Turns turns;
    /** Present while it has memory. */
    private Optional<Search> search = Optional.empty();
    /** The newest lines by rank, guarded by itself. */
    private final Map<Integer, SearchLine> newest = new TreeMap<>();

    /**
     * Creates the analysis of a line's last position.
     *
     * @param lines how many best lines are wanted
     * @param take where it gets its memory when it begins, unless it is closed
     * @param giveBack takes the memory at its end
     * @param turns when it runs
     * @param onClosed is run when it has ended and is closed
     */
    RunningAnalysis(
            GameLine line,
            int lines,
            Function<RunningWork, Optional<SearchMemory>> take,
            Consumer<SearchMemory> giveBack,
            Turns turns,
            Runnable onClosed) {
        super(onClosed);
        this.line = line;
        this.lines = lines;
        this.take = take;
        this.giveBack = giveBack;
        this.turns = turns;
    }

    @Override
    void work() {
        // By this thread, not by that of the request: with many searches running it takes seconds.
        take.apply(this).ifPresent(memory -> {
            try {
                begin(memory).ifPresent(turns::run);
            } finally {
                giveBack.accept(memory);
            }
        });
    }

    private synchronized Optional<Search> begin(SearchMemory memory) {
        if (!isClosed()) {
            memory.clear();
            SearchLimits limits = SearchLimits.NONE.withInfinite().withMultiPv(lines);
            search = Optional.of(
                    new Search(line.position().copy(), limits, new LatestLines(), memory, Evaluation.DEFAULT, 0));
        }
        return search;
    }

    @Override
    synchronized void stop() {
        search.ifPresent(Search::abandon);
    }

    private WorkEvent event() {
        List<SearchLine> lines;
        synchronized (newest) {
            lines = List.copyOf(newest.values());
        }
        // Any but the first may be of the iteration before.
        SearchLine last = Collections.max(lines, Comparator.comparingLong(SearchLine::nodes));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("depth", lines.getFirst().depth());
        json.put("nodes", last.nodes());
        json.put("nps", last.nodesPerSecond());
        json.put("millis", last.milliseconds());
        json.put("lines", lines.stream().map(this::lineJson).toList());
        return new WorkEvent("lines", json);
    }

    private Map<String, Object> lineJson(SearchLine found) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rank", found.rank());
        if (Score.isMate(found.score())) {
            json.put("mate", Score.mateInMoves(found.score()));
        } else {
            json.put("cp", found.score());
        }
        WinDrawLoss chances = Score.chances(line.name().variant(), found.score());
        json.put("chances", chances);
        json.put("pv", line.written(found.moves()));
        return json;
    }

    /** Keeps the newest exact line of each rank. */
    private final class LatestLines implements SearchListener {
        @Override
        public void onLine(SearchLine found) {
            if (found.bound() == Bound.EXACT) {
                synchronized (newest) {
                    newest.put(found.rank(), found);
                }
                tell(RunningAnalysis.this::event);
            }
        }
    }
}
