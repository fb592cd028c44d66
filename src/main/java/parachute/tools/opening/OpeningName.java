package parachute.tools.opening;

/**
 * The name of an opening.
 *
 * @param eco its code in the Encyclopaedia of Chess Openings, such as C50
 * @param name such as "Italian Game: Giuoco Pianissimo, Normal"
 */
public record OpeningName(String eco, String name) {
    /** Returns the name after its code. */
    public String text() {
        return eco + " " + name;
    }
}
