package parachute.engine.search;

/** How a score relates to the true value of a position. */
public enum Bound {
    /** The score is the value. */
    EXACT,
    /** The value is at least the score: a move was too good. */
    LOWER,
    /** The value is at most the score: no move was good enough. */
    UPPER
}
