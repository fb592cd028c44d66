package parachute.tools.progress;

import java.util.List;

/** A part of a page on which work is watched. */
public sealed interface ProgressPart {
    /**
     * How much is done.
     *
     * @param done from 0 to {@code all}
     * @param all at least 0
     * @param text the same in words, with the speed and the time that is left
     */
    record Bar(long done, long all, String text) implements ProgressPart {}

    /**
     * A table.
     *
     * @param headings one for each column
     * @param rows cells by column; the first one names the row
     * @param notes sentences below it
     */
    record Table(List<String> headings, List<List<String>> rows, List<String> notes) implements ProgressPart {
        public Table {
            headings = List.copyOf(headings);
            rows = List.copyOf(rows);
            notes = List.copyOf(notes);
        }

        /** Creates a table without notes. */
        public Table(List<String> headings, List<List<String>> rows) {
            this(headings, rows, List.of());
        }
    }

    /**
     * Counts as bars, each of several parts.
     *
     * @param names what the parts of a bar count
     * @param bars from the first to the last
     */
    record Histogram(List<String> names, List<HistogramBar> bars) implements ProgressPart {
        public Histogram {
            names = List.copyOf(names);
            bars = List.copyOf(bars);
        }
    }

    /**
     * A bar of a histogram.
     *
     * @param label what is counted
     * @param counts the length of each part
     */
    record HistogramBar(String label, List<Integer> counts) {
        public HistogramBar {
            counts = List.copyOf(counts);
        }
    }

    /**
     * Games being played.
     *
     * @param boards one for each game
     */
    record Boards(List<Board> boards) implements ProgressPart {
        public Boards {
            boards = List.copyOf(boards);
        }
    }

    /**
     * A game being played.
     *
     * @param number of the game
     * @param fen its position
     * @param move the last one in coordinate notation; empty before the first
     */
    record Board(long number, String fen, String move) {}

    /**
     * A ratio on its way between two bounds, such as that of a sequential test.
     *
     * @param value usually between the bounds
     * @param text the same in words
     */
    record BoundedRatio(double value, double lower, double upper, String text) implements ProgressPart {}

    /**
     * Lines in a diagram.
     *
     * @param across what x counts
     */
    record Diagram(String across, List<DiagramLine> lines) implements ProgressPart {
        public Diagram {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A line of a diagram.
     *
     * @param points with growing x
     */
    record DiagramLine(String name, List<DiagramPoint> points) {
        public DiagramLine {
            points = List.copyOf(points);
        }
    }

    /**
     * A point of a line.
     *
     * @param low lower end of its error bar; y without one
     * @param high upper end of its error bar; y without one
     */
    record DiagramPoint(double x, double y, double low, double high) {
        /** Creates a point without an error bar. */
        public DiagramPoint(double x, double y) {
            this(x, y, y, y);
        }
    }
}
