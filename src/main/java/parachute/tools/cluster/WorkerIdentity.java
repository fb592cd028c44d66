package parachute.tools.cluster;

import java.util.Optional;

/**
 * The description that a machine sends when it joins.
 *
 * @param name its name in messages
 * @param slots the number of tasks that it does at a time
 * @param version name and version of the program
 * @param build checksum of the program; {@link #ANY_BUILD} if it may work with every other build
 */
public record WorkerIdentity(String name, int slots, String version, String build) {
    /** The checksum of a program that works with every other build. */
    public static final String ANY_BUILD = "any";

    /** Returns why two machines cannot work together; empty if they can. */
    public Optional<String> obstacle(WorkerIdentity driver) {
        if (build.equals(driver.build) || build.equals(ANY_BUILD)) {
            return Optional.empty();
        }
        return Optional.of("another version of the program: " + version + " (" + build + ") on " + name + ", "
                + driver.version + " (" + driver.build + ") on the driver " + driver.name
                + "; copy the driver's parachute.jar, or start the worker with --any-build");
    }
}
