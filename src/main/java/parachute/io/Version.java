package parachute.io;

import java.util.Optional;

/** Name and version of the program, as every protocol reports them. */
public final class Version {
    /** Name of the program. */
    public static final String NAME = "Parachute";

    private Version() {}

    /** Returns the version of the jar; "development" if the program does not run from a jar. */
    public static String version() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    /** Returns name and version, such as "Parachute 1.0". */
    public static String nameAndVersion() {
        return NAME + " " + version();
    }
}
