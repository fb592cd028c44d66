package parachute.games.tours;

/** In which order a search tries the steps from a square. */
public enum ChoiceOrder {
    /** As given: clockwise from 12 o'clock unless something else is said. */
    FIXED,
    /** Warnsdorff's rule: squares with the fewest onward moves first; ties as given. */
    FEWEST_ONWARD
}
