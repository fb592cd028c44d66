package parachute.web;

import parachute.io.UserException;

/** The libraries that speak HTTP. This class itself needs none of them. */
public final class WebLibraries {
    private static final String FIRST = "io.javalin.Javalin";

    private WebLibraries() {}

    /**
     * Checks that they are on the class path: they are not part of the program's jar.
     *
     * @throws UserException if they are not; the message says where they are expected
     */
    public static void check() {
        try {
            Class.forName(FIRST, false, WebLibraries.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new UserException("the libraries for the program in a browser are not there: they lie in the folder"
                    + " web next to parachute.jar, and scripts/parachute adds them (see web.md)");
        }
    }
}
