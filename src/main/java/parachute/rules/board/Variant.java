package parachute.rules.board;

import java.util.Locale;

/** The games that the engine plays, and what differs between them. */
public enum Variant {
    /** Orthodox chess. */
    CHESS("normal", "chess"),

    /** Captured pieces change sides and may be dropped; no draw by the fifty-move rule or insufficient material. */
    CRAZYHOUSE("crazyhouse", "crazyhouse");

    private final String xboardName;
    private final String uciName;

    Variant(String xboardName, String uciName) {
        this.xboardName = xboardName;
        this.uciName = uciName;
    }

    /** Name in the XBoard protocol: "normal" or "crazyhouse". */
    public String xboardName() {
        return xboardName;
    }

    /** Name in UCI and on the command line: "chess" or "crazyhouse". */
    public String uciName() {
        return uciName;
    }

    /** Whether captured pieces go to the capturer's hand and may be dropped; promoted pieces are then marked. */
    public boolean hasDrops() {
        return this == CRAZYHOUSE;
    }

    /** Whether the game is drawn by the fifty-move rule and by insufficient material. */
    public boolean hasMaterialAndMoveCountDraws() {
        return this == CHESS;
    }

    /**
     * The variant with this XBoard or UCI name, in upper or lower case; "standard" is chess too.
     *
     * @throws IllegalArgumentException if there is none; the message names the text and what was expected
     */
    public static Variant parse(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        for (Variant variant : values()) {
            if (lower.equals(variant.xboardName) || lower.equals(variant.uciName)) {
                return variant;
            }
        }
        if (lower.equals("standard")) {
            return CHESS;
        }
        throw new IllegalArgumentException("unknown variant \"" + name + "\", expected chess or crazyhouse");
    }
}
