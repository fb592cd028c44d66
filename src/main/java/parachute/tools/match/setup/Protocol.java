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
     * The protocol with this name: uci, xboard or cecp, in any case.
     *
     * @throws UserException if there is none
     */
    public static Protocol parse(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "uci" -> UCI;
            case "xboard", "cecp", "winboard" -> CECP;
            default -> throw new UserException("unknown protocol \"" + name + "\", expected uci or xboard");
        };
    }
}
