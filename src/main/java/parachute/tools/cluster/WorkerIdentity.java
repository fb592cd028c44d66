package parachute.tools.cluster;

import java.util.Optional;

/**
 * What a machine says of itself when it joins.
 *
 * @param name what it is called in messages
 * @param slots tasks that it does at a time
 * @param version name and version of the program
 * @param build checksum of the program; {@link #ANY_BUILD} if it is meant to work with every other one
 */
public record WorkerIdentity(String name, int slots, String version, String build) {
    /** The checksum of a program that works with every other build. */
    public static final String ANY_BUILD = "any";

    /** Why two machines cannot work together; empty if they can. */
    public Optional<String> obstacle(WorkerIdentity driver) {
        if (build.equals(driver.build) || build.equals(ANY_BUILD)) {
            return Optional.empty();
        }
        return Optional.of("another version of the program: " + version + " (" + build + ") on " + name + ", "
                + driver.version + " (" + driver.build + ") on the driver " + driver.name
                + "; copy the driver's parachute.jar, or start the worker with --any-build");
    }
}
