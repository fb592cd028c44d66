package parachute.protocol.cecp;

/** The options that XBoard's protocol has in addition to those of the engine, for {@code --help} too. */
public enum CecpOption {
    /** Whether to resign lost games. */
    RESIGN("Resign", "resigns lost games"),
    /** Shows the evaluation of the position without a search. */
    EVAL("Eval", "shows the evaluation without a search");

    private final String word;
    private final String description;

    CecpOption(String word, String description) {
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
