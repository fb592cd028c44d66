package parachute.protocol.uci;

/** The options that UCI has in addition to those of the engine, for {@code --help} too. */
public enum UciOption {
    /** Declared so that clients offer pondering; each go says what to do. */
    PONDER("Ponder", "without effect"),
    /** Declared so that clients offer analysis. */
    ANALYSE_MODE("UCI_AnalyseMode", "without effect"),
    /** Whether scores are shown with the chances of win, draw and loss. */
    SHOW_WDL("UCI_ShowWDL", "adds the chances to win, draw and lose to scores"),
    /** The variant of the next positions. */
    VARIANT("UCI_Variant", "chess or crazyhouse"),
    /** Whether they castle as in Chess960. */
    CHESS960("UCI_Chess960", "castling is written as in Chess960");

    private final String word;
    private final String description;

    UciOption(String word, String description) {
        this.word = word;
        this.description = description;
    }

    /** Returns the name in the protocol. */
    public String word() {
        return word;
    }

    /** Returns a short description of its effect. */
    public String description() {
        return description;
    }
}
