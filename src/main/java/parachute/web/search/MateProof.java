package parachute.web.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import parachute.tools.mate.MateAnswer;
import parachute.tools.mate.MateLimits;
import parachute.tools.mate.MateSearch;
import parachute.web.json.GameLine;
import parachute.web.json.GameLine.LineMove;

/** The search for a position's shortest mate. It reports its progress, and in the end the mate with all defences. */
final class MateProof extends RunningWork {
    /** The largest number of branches of a tree; the rest is cut off. */
    private static final int MAX_BRANCHES = 5_000;

    private final GameLine line;
    private final MateSearch search;

    /** Creates the proof for a line's last position. */
    MateProof(GameLine line, MateLimits limits, Runnable onClosed) {
        super(onClosed);
        this.line = line;
        search = new MateSearch(line.position(), limits, this::onProgress);
    }

    private void onProgress(MateAnswer answer) {
        if (isClosed()) {
            throw new CancellationException();
        }
        tell(() -> new WorkEvent("progress", json(answer)));
    }

    @Override
    void work() {
        MateAnswer answer = search.run();
        Map<String, Object> json = json(answer);
        if (answer.isMate()) {
            json.put("line", line.written(answer.line()));
            List<ProofBranch> branches = new ArrayList<>();
            boolean isWhole = collect(branches);
            json.put("tree", branches);
            json.put("whole", isWhole);
        }
        tell(() -> new WorkEvent("proof", json));
    }

    @Override
    void stop() {
        // The listener sees that it is closed.
    }

    private static Map<String, Object> json(MateAnswer answer) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("says", answer.describe());
        json.put("nodes", answer.nodes());
        json.put("millis", answer.milliseconds());
        return json;
    }

    /**
     * A branch of the tree; those below it with a greater depth continue it.
     *
     * @param depth how many defences lead to it
     * @param moves the defence, if there is one, and the reply to it
     */
    private record ProofBranch(int depth, List<LineMove> moves) {}

    /** Adds the branches of the mate, up to the number that a page can show, and returns whether these are all. */
    private boolean collect(List<ProofBranch> branches) {
        GameLine here = line.copy();
        try {
            search.walkTree((depth, defence, answer) -> {
                if (isClosed()) {
                    throw new CancellationException();
                }
                if (branches.size() == MAX_BRANCHES) {
                    throw new TooLargeException();
                }
                int before = line.plies() + Math.max(0, 2 * depth - 1);
                while (here.plies() > before) {
                    here.takeBack();
                }
                if (depth > 0) {
                    here.play(defence);
                }
                here.play(answer);
                branches.add(new ProofBranch(depth, List.copyOf(here.moves().subList(before, here.plies()))));
            });
            return true;
        } catch (TooLargeException e) {
            return false;
        }
    }

    /** Stops the walk through a tree. */
    private static final class TooLargeException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
