package parachute.tools.match.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What the tags of a finished game state: what statistics need, and what identifies it in the schedule of a match.
 *
 * @param white name of the engine with White
 * @param black name of the engine with Black
 * @param whiteTags White's settings
 * @param blackTags Black's settings
 * @param opening the variant and the opening
 * @param round its place in the match
 * @param result 1-0, 0-1 or 1/2-1/2
 * @param fault the fault of the loser, if the game was lost by one
 * @param machine the machine it was played on
 * @param nodes the nodes searched by its engines, as far as reported
 */
public record GameTags(
        String white,
        String black,
        EngineTags whiteTags,
        EngineTags blackTags,
        OpeningTags opening,
        Round round,
        String result,
        Optional<Fault> fault,
        GameMachine machine,
        SearchedNodes nodes) {

    /** The order of the schedule; games that are played at the same time end in any order. */
    public static final Comparator<GameTags> BY_ROUND = Comparator.comparingDouble(game -> game.round.order());

    /** Returns the tags of a game that was played in this process, without a machine. */
    public static GameTags of(Pairing pairing, String result, Optional<Fault> fault) {
        return new GameTags(
                pairing.white().name(),
                pairing.black().name(),
                EngineTags.of(pairing.white()),
                EngineTags.of(pairing.black()),
                OpeningTags.of(pairing),
                pairing.round(),
                result,
                fault,
                GameMachine.ANY,
                SearchedNodes.NONE);
    }

    /** Returns both engines, the one with White in the first game of the pair first. */
    public List<String> players() {
        return round.isSecond() ? List.of(black, white) : List.of(white, black);
    }

    /** Returns White's half points: 0, 1 or 2. */
    int whiteHalves() {
        return switch (result) {
            case GameResult.WHITE_WINS -> 2;
            case GameResult.DRAW -> 1;
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
}
