package parachute.games.tours;

/** The order in which a search tries the steps from a square. */
public enum ChoiceOrder {
    /** As given: clockwise from 12 o'clock by default. */
    FIXED,
    /** Warnsdorff's rule: squares with the fewest onward moves first; ties as given. */
    FEWEST_ONWARD
}
