package parachute.rules.board;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The games that the engine plays, and the flags by which their rules differ. */
public enum Variant {
    /** Orthodox chess. */
    CHESS(0, "normal", "chess", Variant.FIFTY_MOVE_RULE | Variant.INSUFFICIENT_MATERIAL_RULE),

    /** Captured pieces change sides and may be dropped; no draw by the fifty-move rule or insufficient material. */
    CRAZYHOUSE(1, "crazyhouse", "crazyhouse", Variant.DROPS | Variant.PROMOTED_MARKS);

    /** The default of a protocol session, a game, a position and a command that do not name a variant. */
    public static final Variant DEFAULT = CHESS;

    /** The plies without pawn move or capture after which the fifty-move rule applies. */
    public static final int FIFTY_MOVES_PLIES = 100;

    private static final int DROPS = 1;
    private static final int PROMOTED_MARKS = 2;
    private static final int FIFTY_MOVE_RULE = 4;
    private static final int INSUFFICIENT_MATERIAL_RULE = 8;

    private final int fileCode;
    private final String xboardName;
    private final String uciName;
    private final boolean hasDrops;
    private final boolean hasPromotedMarks;
    private final boolean hasFiftyMoveRule;
    private final boolean hasInsufficientMaterialRule;

    Variant(int fileCode, String xboardName, String uciName, int rules) {
        this.fileCode = fileCode;
        this.xboardName = xboardName;
        this.uciName = uciName;
        hasDrops = (rules & DROPS) != 0;
        hasPromotedMarks = (rules & PROMOTED_MARKS) != 0;
        hasFiftyMoveRule = (rules & FIFTY_MOVE_RULE) != 0;
        hasInsufficientMaterialRule = (rules & INSUFFICIENT_MATERIAL_RULE) != 0;
    }

    /**
     * Returns the number that stands for the variant in files; at least 0, and never reused for another variant or
     * version.
     */
    public int fileCode() {
        return fileCode;
    }

    /** Returns the name in the XBoard protocol: "normal" or "crazyhouse". */
    public String xboardName() {
        return xboardName;
    }

    /** Returns the name in UCI and on the command line: "chess" or "crazyhouse". */
    public String uciName() {
        return uciName;
    }

    /** Returns whether captured pieces go to the capturer's hand and may be dropped. */
    public boolean hasDrops() {
        return hasDrops;
    }

    /** Returns whether promoted pieces are marked, because they return to a hand as pawns. */
    public boolean hasPromotedMarks() {
        return hasPromotedMarks;
    }

    /** Returns whether the game is drawn by the fifty-move rule. */
    public boolean hasFiftyMoveRule() {
        return hasFiftyMoveRule;
    }

    /** Returns whether the game is drawn when neither side has the material to mate. */
    public boolean hasInsufficientMaterialRule() {
        return hasInsufficientMaterialRule;
    }

    /**
     * Returns the variant with this {@link #fileCode}.
     *
     * @throws IllegalArgumentException if the variant is unknown; the message names the code and those expected
     */
    public static Variant ofFileCode(int code) {
        for (Variant variant : values()) {
            if (variant.fileCode == code) {
                return variant;
            }
        }
        String expected = Arrays.stream(values())
                .map(variant -> variant.fileCode + " (" + variant.uciName + ")")
                .collect(Collectors.joining(" or "));
        throw new IllegalArgumentException("code " + code + ", expected " + expected);
    }

    /**
     * Returns the variant with this XBoard or UCI name, in upper or lower case; "standard" is another name of chess.
     *
     * @throws IllegalArgumentException if the variant is unknown; the message names the text and what was expected
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
