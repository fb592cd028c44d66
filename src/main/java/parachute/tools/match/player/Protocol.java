package parachute.tools.match.player;

import java.util.Locale;
import parachute.tools.match.MatchSetupException;

/** The languages in which engines can be spoken to. */
public enum Protocol {
    /** Universal Chess Interface. */
    UCI,
    /** XBoard's protocol. */
    CECP;

    /**
     * The protocol with this name: uci, xboard or cecp, in any case.
     *
     * @throws MatchSetupException if there is none
     */
    public static Protocol parse(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "uci" -> UCI;
            case "xboard", "cecp", "winboard" -> CECP;
            default -> throw new MatchSetupException("unknown protocol \"" + name + "\", expected uci or xboard");
        };
    }
}
