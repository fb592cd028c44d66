package parachute;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Random texts for tests of what reads texts. The same seed gives the same texts. */
public final class RandomText {
    private static final int CHARACTERS = 0x3000;

    private final Random random;

    /** Texts that depend on a seed alone. */
    public RandomText(long seed) {
        random = new Random(seed);
    }

    /** One of some words. */
    public String word(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }

    /** Words in any order, fewer than {@code limit}, each as often as it comes. */
    public List<String> words(List<String> words, int limit) {
        return Stream.generate(() -> word(words)).limit(random.nextInt(limit)).toList();
    }

    /** Such words with a blank between them. */
    public String line(List<String> words, int limit) {
        return String.join(" ", words(words, limit));
    }

    /** Any bytes, fewer than {@code limit}. */
    public byte[] bytes(int limit) {
        byte[] bytes = new byte[random.nextInt(limit)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Characters of many scripts and control characters, fewer than {@code limit}. */
    public String characters(int limit) {
        return random.ints(random.nextInt(limit), 0, CHARACTERS)
                .filter(Character::isDefined)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    /** A text with one of its characters replaced by any other; an empty text stays empty. */
    public String withTypingError(String text) {
        if (text.isEmpty()) {
            return text;
        }
        int index = random.nextInt(text.length());
        return text.substring(0, index) + (char) random.nextInt(0x250) + text.substring(index + 1);
    }

    /** True once in so many times. */
    public boolean onceIn(int times) {
        return random.nextInt(times) == 0;
    }
}
