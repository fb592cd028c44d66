package parachute.engine.search;

/** What a score says about the true value of a position. */
public enum Bound {
    /** The value itself. */
    EXACT,
    /** The value is at least the score: a move was too good. */
    LOWER,
    /** The value is at most the score: no move was good enough. */
    UPPER
}
