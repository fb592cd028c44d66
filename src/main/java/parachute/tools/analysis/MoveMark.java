package parachute.tools.analysis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parachute.rules.pgn.PgnSymbol;

/** How bad a move is, by the winning chance that it certainly lost. */
public enum MoveMark {
    /** Loses a twentieth of a point: ?! */
    INACCURACY("Inaccuracy", 6, 0.05),
    /** Loses a tenth: ? */
    MISTAKE("Mistake", 2, 0.10),
    /** Loses a fifth: ?? */
    BLUNDER("Blunder", 4, 0.20);

    private final String title;
    private final int glyph;
    private final double min;

    MoveMark(String title, int glyph, double min) {
        this.title = title;
        this.glyph = glyph;
        this.min = min;
    }

    /** Returns the English word for it, capitalised. */
    public String title() {
        return title;
    }

    /** Returns the mark of a title. */
    static MoveMark ofTitle(String title) {
        return Arrays.stream(values())
                .filter(mark -> mark.title.equals(title))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the symbol after the move. */
    public String symbol() {
        return PgnSymbol.symbol(glyph).orElseThrow();
    }

    /** Returns its numeric annotation glyph in PGN. */
    public int glyph() {
        return glyph;
    }

    /** Returns the worst mark that a loss of winning chance, 0 to 1, deserves; empty if it deserves none. */
    static Optional<MoveMark> of(double loss) {
        return Arrays.stream(values()).filter(mark -> loss >= mark.min).max(Comparator.naturalOrder());
    }

    /** Returns the mark that the last of some glyphs stands for; empty if none of them stands for one. */
    public static Optional<MoveMark> ofGlyphs(List<Integer> glyphs) {
        return glyphs.stream()
                .flatMap(glyph -> Arrays.stream(values()).filter(mark -> mark.glyph == glyph))
                .reduce((first, last) -> last);
    }
}
