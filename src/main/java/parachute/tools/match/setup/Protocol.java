package parachute.tools.match.setup;

import java.util.Locale;
import parachute.io.UserException;

/** The protocols by which engines are driven. */
public enum Protocol {
    /** Universal Chess Interface. */
    UCI,
    /** XBoard's protocol, the Chess Engine Communication Protocol. */
    CECP;

    /**
     * Returns the protocol with a name: uci, xboard or cecp, in upper or lower case.
     *
     * @throws UserException if the name is not known
     */
    public static Protocol parse(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "uci" -> UCI;
            case "xboard", "cecp", "winboard" -> CECP;
            default -> throw new UserException("unknown protocol \"" + name + "\", expected uci or xboard");
        };
    }
}
