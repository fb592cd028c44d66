package parachute.io;

import java.util.Optional;

/** Name and version of the program, as every protocol reports them. */
public final class Version {
    /** Name of the program. */
    public static final String NAME = "Parachute";

    private Version() {}

    /** The version that the jar was built as; "development" when the program does not run from a jar. */
    public static String version() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("development");
    }

    /** Such as "Parachute 1.0". */
    public static String nameAndVersion() {
        return NAME + " " + version();
    }
}
