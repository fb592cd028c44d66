package parachute.cli.start;

import java.util.Arrays;
import java.util.Optional;

/** The games other than chess. Each is a command of its own. */
public enum SmallGame {
    IADE("iade", "The chess variant of IADE's programming course."),
    UTTT("uttt", "Ultimate Tic-Tac-Toe."),
    SHOGUN("shogun", "Shogun: pieces that move exactly as far as the number on them."),
    TOUR("tour", "Knight's tours: counted, listed, found, closed, drawn.");

    private final String word;
    private final String description;

    SmallGame(String word, String description) {
        this.word = word;
        this.description = description;
    }

    /** Returns the game that this first word of a command line starts. */
    static Optional<SmallGame> of(String word) {
        return Arrays.stream(values()).filter(game -> game.word.equals(word)).findFirst();
    }

    /** Returns the word that starts the game. */
    public String word() {
        return word;
    }

    /** Returns one sentence for the program's help. */
    public String description() {
        return description;
    }
}
