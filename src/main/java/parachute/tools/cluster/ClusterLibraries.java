package parachute.tools.cluster;

import parachute.io.UserException;

/** Checks for the library that connects machines. This class itself does not need it. */
public final class ClusterLibraries {
    private static final String FIRST = "org.jgroups.JChannel";

    private ClusterLibraries() {}

    /**
     * Checks that the libraries are on the class path: they are not part of the program's jar.
     *
     * @throws UserException if they are not; the message says where they are expected
     */
    public static void check() {
        try {
            Class.forName(FIRST, false, ClusterLibraries.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new UserException("the libraries for work on many machines are missing: they belong in the folder"
                    + " cluster next to parachute.jar, and scripts/parachute adds them (see machines.md)");
        }
    }
}
