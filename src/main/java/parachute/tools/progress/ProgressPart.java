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
     * Lines whose columns are aligned by blanks.
     *
     * @param lines as a terminal shows them
     */
    record TextTable(List<String> lines) implements ProgressPart {
        /** Keeps the list from changing. */
        public TextTable {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Games being played.
     *
     * @param boards one for each game
     */
    record Boards(List<Board> boards) implements ProgressPart {
        /** Keeps the list from changing. */
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
        /** Keeps the list from changing. */
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
        /** Keeps the list from changing. */
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
        /** A point without an error bar. */
        public DiagramPoint(double x, double y) {
            this(x, y, y, y);
        }
    }
}
