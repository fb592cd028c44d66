package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;

/** Keeps every line of thinking that a search reports. */
final class SearchLines implements SearchListener {
    private final List<SearchLine> lines = new ArrayList<>();

    @Override
    public void onLine(SearchLine line) {
        lines.add(line);
    }

    List<SearchLine> all() {
        return lines;
    }

    /** Returns a number of last lines, in their order. */
    List<SearchLine> last(int count) {
        return lines.subList(lines.size() - count, lines.size());
    }

    /** Returns the moves of the last line. */
    List<Integer> lastMoves() {
        return last(1).get(0).moves();
    }
}
