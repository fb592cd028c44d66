package parachute.cli.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that somebody may have meant. */
final class SimilarWord {
    private SimilarWord() {}

    /** Returns the most similar of some words, of whose letters about a third differ at most; empty if there is none. */
    static Optional<String> find(String word, Collection<String> words) {
        int max = (withoutDashes(word).length() + 1) / 3;
        return words.stream()
                .filter(other -> distance(word, other) <= max)
                .min(Comparator.comparingInt(other -> distance(word, other)));
    }

    private static String withoutDashes(String word) {
        return word.replaceFirst("^-+", "").toLowerCase(Locale.ROOT);
    }

    /**
     * Returns how many letters have to be replaced, inserted, removed or exchanged with the next one to make a word of
     * another, each at most once, whatever their case: the optimal string alignment distance.
     */
    private static int distance(String word, String other) {
        String from = withoutDashes(word);
        String to = withoutDashes(other);
        int[][] distances = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    distances[i][j] = i + j;
                    continue;
                }
                boolean isSame = from.charAt(i - 1) == to.charAt(j - 1);
                int least = Math.min(distances[i - 1][j], distances[i][j - 1]) + 1;
                least = Math.min(least, distances[i - 1][j - 1] + (isSame ? 0 : 1));
                if (i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1)) {
                    least = Math.min(least, distances[i - 2][j - 2] + 1);
                }
                distances[i][j] = least;
            }
        }
        return distances[from.length()][to.length()];
    }
}
