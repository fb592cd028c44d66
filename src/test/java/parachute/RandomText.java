package parachute;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Random input for tests of programs that read text. The same seed always gives the same text. */
public final class RandomText {
    /** Code points below this are letters of many scripts, control characters and symbols. */
    private static final int CHARACTERS = 0x3000;

    private final Random random;

    /** Text that depends on a seed alone. */
    public RandomText(long seed) {
        random = new Random(seed);
    }

    /** A number from 0 to below {@code limit}. */
    public int below(int limit) {
        return random.nextInt(limit);
    }

    /** True once in so many times on average. */
    public boolean onceIn(int times) {
        return below(times) == 0;
    }

    /** One of some words, each with the same probability. */
    public String word(List<String> words) {
        return words.get(below(words.size()));
    }

    /** Words in any order, fewer than {@code limit}; they may be repeated. */
    public List<String> words(List<String> words, int limit) {
        return words(words, 0, limit);
    }

    private List<String> words(List<String> words, int min, int limit) {
        return Stream.generate(() -> word(words))
                .limit(min + below(limit - min))
                .toList();
    }

    /** Such words with a blank between them. */
    public String line(List<String> words, int limit) {
        return line(words, 0, limit);
    }

    /** At least {@code least} words and fewer than {@code limit}, with a blank between them. */
    public String line(List<String> words, int min, int limit) {
        return String.join(" ", words(words, min, limit));
    }

    /** Any bytes, fewer than {@code limit}. */
    public byte[] bytes(int limit) {
        byte[] bytes = new byte[below(limit)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Characters of many scripts and control characters, fewer than {@code limit}. */
    public String characters(int limit) {
        return random.ints(below(limit), 0, CHARACTERS)
                .filter(Character::isDefined)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    /** A text with one of its characters replaced by any other; an empty text stays empty. */
    public String withTypingError(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int index = below(text.length());
        return text.substring(0, index) + (char) below(CHARACTERS) + text.substring(index + 1);
    }
}
