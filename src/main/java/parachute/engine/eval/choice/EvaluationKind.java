package parachute.engine.eval.choice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How positions are evaluated. */
public enum EvaluationKind {
    /** By a network where there is one for the variant, otherwise as {@link #CLASSICAL}. */
    NETWORK,
    /** By hand-crafted terms. */
    CLASSICAL;

    /** Returns the word with which users choose it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns all words, the default first. */
    public static List<String> words() {
        return Arrays.stream(values()).map(EvaluationKind::word).toList();
    }

    /** Returns the kind of a word, in upper or lower case; empty for other words. */
    public static Optional<EvaluationKind> parse(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind.word().equalsIgnoreCase(word))
                .findFirst();
    }
}
