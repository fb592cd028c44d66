package parachute.tools.match.game;

import java.util.Optional;
import java.util.stream.Stream;

/** The ways in which an engine loses a game other than by the rules of chess. */
public enum Fault {
    /** The process ended. */
    CRASH("crashes", "abandoned"),
    /** No answer, although its time was over and it was told to move now. */
    STALL("stalls", "stalled connection"),
    /** A move that the rules forbid. */
    ILLEGAL_MOVE("illegal moves", "illegal move"),
    /** A move, but after the time was over. */
    TIME_LOSS("time losses", "time forfeit"),
    /** A result claimed, or a legal move refused, against the rules. */
    FALSE_CLAIM("false claims", "rules infraction");

    private final String plural;
    private final String termination;

    Fault(String plural, String termination) {
        this.plural = plural;
        this.termination = termination;
    }

    /** Its name in the plural, such as "time losses". */
    public String plural() {
        return plural;
    }

    /** The value of PGN's Termination tag. */
    public String termination() {
        return termination;
    }

    /** The fault with this value of the Termination tag; empty if it is none of them. */
    public static Optional<Fault> ofTermination(String text) {
        return Stream.of(values())
                .filter(fault -> fault.termination.equals(text))
                .findFirst();
    }
}
