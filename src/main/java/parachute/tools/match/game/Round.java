package parachute.tools.match.game;

/**
 * The place of a game in its match, as PGN's Round tag states it: "12.1" and "12.2" are the two games of the twelfth
 * pair, which have the same opening with colours swapped. Games of other programs may have any text.
 *
 * @param text the value of the tag
 */
public record Round(String text) {
    private static final String SECOND = ".2";

    /**
     * Returns the round of a game of a match.
     *
     * @param pair number of the pair of games, from 1
     * @param second whether it is the second game of its pair
     */
    public static Round of(int pair, boolean second) {
        return new Round(pair + (second ? SECOND : ".1"));
    }

    /** Returns whether this is the second game of a pair. */
    public boolean isSecond() {
        return text.endsWith(SECOND);
    }

    /** Returns whether it names a pair and a game of it, as in a match; otherwise many games may share a round. */
    public boolean namesPair() {
        return text.indexOf('.') > 0;
    }

    /** Returns the part that both games of a pair share. */
    public String pair() {
        int dot = text.lastIndexOf('.');
        return dot < 0 ? text : text.substring(0, dot);
    }

    /** Returns the number of a game of a match in its schedule, from 1. */
    public int number() {
        return 2 * Integer.parseInt(pair()) - (isSecond() ? 0 : 1);
    }

    /** Returns the round as a number, so that 9.2 comes before 10.1; 0 if it is not a number. */
    double order() {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    @Override
    public String toString() {
        return text;
    }
}
