package parachute.tools.match.player;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.tools.match.game.SearchReport;

/**
 * A score as a UCI engine reports it while thinking: {@code info depth 9 multipv 2 score cp -31 pv e2e4}.
 *
 * @param depth plies, 0 if the line gives none
 * @param rank of the line of play in a search for several (MultiPV), from 1 for the best
 * @param isExact whether the score is more than a bound
 * @param isMate whether the score counts moves to a mate
 * @param score for the side to move: moves to the mate, 0 and below for the side that is mated, or else centipawns
 * @param move the first of the line of play as the engine writes it, empty if there is none
 */
public record UciInfo(int depth, int rank, boolean isExact, boolean isMate, int score, String move) {
    // Longer numbers are never valid, and these cannot overflow.
    private static final Pattern DEPTH = Pattern.compile(" depth (\\d{1,3})\\b");
    private static final Pattern RANK = Pattern.compile(" multipv ([1-9]\\d{0,2})\\b");
    private static final Pattern SCORE = Pattern.compile(" score (cp -?\\d{1,6}|mate -?\\d{1,3})\\b");
    private static final Pattern BOUND = Pattern.compile(" (lower|upper)bound\\b");
    private static final Pattern MOVE = Pattern.compile(" pv (\\S+)");
    private static final int MAX_DIGITS = 18;

    /** Returns what a line reports in addition to its score. */
    static SearchReport report(String line) {
        Map<String, Long> numbers = new HashMap<>();
        List<String> words = new ArrayList<>();
        new StringTokenizer(line).asIterator().forEachRemaining(word -> words.add((String) word));
        int end = words.contains("pv") ? words.indexOf("pv") : words.size();
        for (int i = 1; i + 1 < end; i++) {
            String number = words.get(i + 1);
            if (number.length() <= MAX_DIGITS && number.chars().allMatch(Character::isDigit)) {
                numbers.putIfAbsent(words.get(i), Long.valueOf(number));
            }
        }
        return new SearchReport(numbers, words.subList(Math.min(end + 1, words.size()), words.size()));
    }

    /** Reads a line; returns empty if it does not give a valid score. */
    public static Optional<UciInfo> parse(String line) {
        Matcher score = SCORE.matcher(line);
        if (!line.startsWith("info ") || line.startsWith("info string") || !score.find()) {
            return Optional.empty();
        }
        Matcher rank = RANK.matcher(line);
        boolean isRanked = line.contains(" multipv ");
        if (isRanked && !rank.find()) {
            return Optional.empty();
        }
        Matcher depth = DEPTH.matcher(line);
        Matcher move = MOVE.matcher(line);
        String[] unitAndNumber = score.group(1).split(" ");
        return Optional.of(new UciInfo(
                depth.find() ? Integer.parseInt(depth.group(1)) : 0,
                isRanked ? Integer.parseInt(rank.group(1)) : 1,
                !BOUND.matcher(line).find(),
                unitAndNumber[0].equals("mate"),
                Integer.parseInt(unitAndNumber[1]),
                move.find() ? move.group(1) : ""));
    }
}
