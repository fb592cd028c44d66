package parachute.tools.match.game;

import java.util.Optional;
import java.util.stream.Stream;

/** The ways in which an engine loses a game other than by the rules of chess. */
public enum Fault {
    /** The process ended. */
    CRASH("crashes", "abandoned"),
    /** It did not reply, although its time was over and it was ordered to move. */
    STALL("stalls", "stalled connection"),
    /** A move that the rules forbid. */
    ILLEGAL_MOVE("illegal moves", "illegal move"),
    /** A move after the end of the time. */
    TIME_LOSS("time losses", "time forfeit"),
    /** A result claimed, or a legal move refused, against the rules. */
    FALSE_CLAIM("false claims", "rules infraction");

    private final String plural;
    private final String termination;

    Fault(String plural, String termination) {
        this.plural = plural;
        this.termination = termination;
    }

    /** Returns its name in the plural, such as "time losses". */
    public String plural() {
        return plural;
    }

    /** Returns the value of PGN's Termination tag. */
    public String termination() {
        return termination;
    }

    /** Returns the fault with this value of the Termination tag; empty if it is another value. */
    public static Optional<Fault> ofTermination(String text) {
        return Stream.of(values())
                .filter(fault -> fault.termination.equals(text))
                .findFirst();
    }
}
