package parachute.tools.match.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A finished game as statistics need it, and what identifies it in the schedule of a match.
 *
 * @param white name of the engine with White
 * @param black name of the engine with Black
 * @param whiteTags White's settings
 * @param blackTags Black's settings
 * @param opening the variant and the opening
 * @param round PGN's Round tag: the pair and the game's place in it
 * @param result 1-0, 0-1 or 1/2-1/2
 * @param fault the fault of the loser, if the game was lost by one
 * @param machine the machine it was played on
 * @param nodes the nodes searched by its engines, as far as reported
 */
public record GameResult(
        String white,
        String black,
        EngineTags whiteTags,
        EngineTags blackTags,
        OpeningTags opening,
        String round,
        String result,
        Optional<Fault> fault,
        GameMachine machine,
        SearchedNodes nodes) {

    /** Results, as PGN writes them. */
    public static final String WHITE_WINS = "1-0", BLACK_WINS = "0-1", DRAW = "1/2-1/2";

    /** The end of the round of the second game of a pair; that of the first game ends in ".1". */
    public static final String SECOND_OF_PAIR = ".2";

    /** The order of the schedule; games that are played at the same time end in any order. */
    public static final Comparator<GameResult> BY_ROUND = Comparator.comparingDouble(GameResult::roundNumber);

    /** Creates the result of a game without a machine. */
    public GameResult(
            String white,
            String black,
            EngineTags whiteTags,
            EngineTags blackTags,
            OpeningTags opening,
            String round,
            String result,
            Optional<Fault> fault) {
        this(white, black, whiteTags, blackTags, opening, round, result, fault, GameMachine.ANY, SearchedNodes.NONE);
    }

    /** Returns the round as a number, so that 9.2 comes before 10.1; 0 if it is not a number. */
    private double roundNumber() {
        try {
            return Double.parseDouble(round);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Returns both engines, the one with White in the first game of the pair first. */
    public List<String> players() {
        return round.endsWith(SECOND_OF_PAIR) ? List.of(black, white) : List.of(white, black);
    }

    /** Returns White's half points: 0, 1 or 2. */
    int whiteHalves() {
        return switch (result) {
            case WHITE_WINS -> 2;
            case DRAW -> 1;
            default -> 0;
        };
    }

    /** Returns whether an engine played in it. */
    public boolean involves(String engine) {
        return white.equals(engine) || black.equals(engine);
    }

    /** Returns the half points of an engine that took part: 0, 1 or 2. */
    public int halvesOf(String engine) {
        return white.equals(engine) ? whiteHalves() : 2 - whiteHalves();
    }

    /** Returns the limits of an engine that took part. */
    public String limitOf(String engine) {
        return (white.equals(engine) ? whiteTags : blackTags).limit();
    }

    /** Returns the engine that committed the fault; meaningless without a fault. */
    public String loser() {
        return whiteHalves() == 0 ? white : black;
    }

    /**
     * Returns whether the round names a pair and a game of it, as in a match; otherwise many games may share a round.
     */
    public boolean hasPairRound() {
        return round.indexOf('.') > 0;
    }

    /** Returns the number of a game of a match in its schedule, from 1; its round names a pair and a game of it. */
    public int number() {
        return 2 * Integer.parseInt(encounter()) - (round.endsWith(SECOND_OF_PAIR) ? 0 : 1);
    }

    /** Returns the part of the round that both games of a pair share. */
    public String encounter() {
        int dot = round.lastIndexOf('.');
        return dot < 0 ? round : round.substring(0, dot);
    }
}
