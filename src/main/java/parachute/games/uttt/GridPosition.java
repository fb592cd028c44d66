package parachute.games.uttt;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A place on a board of three by three, in reading order; boards on the big board are named in the same way. */
public enum GridPosition {
    /** Top left. */
    NW(0),
    /** Top. */
    N(1),
    /** Top right. */
    NE(2),
    /** Left. */
    W(3),
    /** The middle. */
    C(4),
    /** Right. */
    E(5),
    /** Bottom left. */
    SW(6),
    /** Bottom. */
    S(7),
    /** Bottom right. */
    SE(8);

    /** All nine in reading order, the default order of moves. */
    public static final List<GridPosition> ALL = List.of(values());

    private static final int CORNERS = NW.bit() | NE.bit() | SW.bit() | SE.bit();

    private final int index;
    private final String text = name().toLowerCase(Locale.ROOT);

    GridPosition(int index) {
        this.index = index;
    }

    /** Returns the position of this name, such as {@code nw}; empty for any other text. */
    public static Optional<GridPosition> parse(String text) {
        return ALL.stream().filter(position -> position.text.equals(text)).findFirst();
    }

    /** Returns whether it is one of the four corners. */
    public boolean isCorner() {
        return (CORNERS & bit()) != 0;
    }

    /** Returns its place in reading order, from 0 to 8. */
    int index() {
        return index;
    }

    /** Returns its bit in a set of positions. */
    int bit() {
        return 1 << index;
    }

    /** Returns the name that {@link #parse} reads. */
    @Override
    public String toString() {
        return text;
    }
}
