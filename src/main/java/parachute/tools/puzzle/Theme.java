package parachute.tools.puzzle;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What a puzzle is about. The words are those of lichess.org where it has the theme. */
public enum Theme {
    /** The line ends in mate. */
    MATE("mate"),
    MATE_IN_1("mateIn1"),
    MATE_IN_2("mateIn2"),
    MATE_IN_3("mateIn3"),
    MATE_IN_4("mateIn4"),
    /** Mate in five or more. */
    MATE_IN_5("mateIn5"),
    /** Mate by a knight of a king that its own pieces surround. */
    SMOTHERED_MATE("smotheredMate"),
    /** Mate along the back rank of a king that its own pieces keep there. */
    BACK_RANK_MATE("backRankMate"),
    /** The solver drops a piece. */
    DROP("drop"),
    /** The mating move is a drop. */
    DROP_MATE("dropMate"),
    /** A drop that gives no check. */
    QUIET_DROP("quietDrop"),
    /** A dropped piece attacks two targets. */
    DROP_FORK("dropFork"),
    /** A piece that moves attacks two targets. */
    FORK("fork"),
    /** A piece is attacked that cannot leave the line to its king. */
    PIN("pin"),
    /** A piece leaves a line, and the one after it on the line is captured. */
    SKEWER("skewer"),
    /** The first move captures a piece that nothing protects. */
    HANGING_PIECE("hangingPiece"),
    /** A drop between the king and a piece that gives check. */
    DROP_DEFENCE("dropDefence"),
    /** A move that loses material to a capture. */
    SACRIFICE("sacrifice"),
    /** A piece is made to leave a square that it guards. */
    DEFLECTION("deflection"),
    /** A piece is made to go to a square where it is attacked. */
    ATTRACTION("attraction"),
    /** A move that neither captures nor gives check nor answers one. */
    QUIET_MOVE("quietMove"),
    /** Check by another piece than the one that moves. */
    DISCOVERED_CHECK("discoveredCheck"),
    /** Check by two pieces. */
    DOUBLE_CHECK("doubleCheck"),
    PROMOTION("promotion"),
    EN_PASSANT("enPassant"),
    CASTLING("castling"),
    /** Every other first move loses. */
    ONLY_DEFENCE("defensiveMove"),
    ONE_MOVE("oneMove"),
    /** Two moves of the solver. */
    SHORT("short"),
    /** Three moves of the solver. */
    LONG("long"),
    /** Four moves of the solver or more. */
    VERY_LONG("veryLong"),
    /** The game's first twelve moves. */
    OPENING("opening"),
    /** Neither opening nor endgame. */
    MIDDLEGAME("middlegame"),
    /** Few pieces are left. */
    ENDGAME("endgame");

    private final String word;

    Theme(String word) {
        this.word = word;
    }

    /** Its word in files. */
    public String word() {
        return word;
    }

    /** The theme of a mate in a number of moves, from 1. */
    static Theme ofMate(int moves) {
        return switch (moves) {
            case 1 -> MATE_IN_1;
            case 2 -> MATE_IN_2;
            case 3 -> MATE_IN_3;
            case 4 -> MATE_IN_4;
            default -> MATE_IN_5;
        };
    }

    /** The theme of a number of the solver's moves, from 1. */
    static Theme ofLength(int moves) {
        return switch (moves) {
            case 1 -> ONE_MOVE;
            case 2 -> SHORT;
            case 3 -> LONG;
            default -> VERY_LONG;
        };
    }

    /**
     * Returns the theme of a word, in upper or lower case.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Theme parse(String word) {
        return Arrays.stream(values())
                .filter(theme -> theme.word.equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("expected a theme, one of "
                        + Arrays.stream(values()).map(Theme::word).collect(Collectors.joining(", ")) + "; not \"" + word
                        + '"'));
    }
}
