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

    /** The word by which users choose it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All words, that of the default first. */
    public static List<String> words() {
        return Arrays.stream(values()).map(EvaluationKind::word).toList();
    }

    /** The kind of a word in any case. */
    public static Optional<EvaluationKind> parse(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind.word().equalsIgnoreCase(word))
                .findFirst();
    }
}
