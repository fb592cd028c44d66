package parachute.tools.cluster;

import java.util.Optional;
import parachute.tools.work.TextRecord;

/**
 * What a machine says of itself when it joins.
 *
 * @param name what it is called in messages
 * @param slots tasks that it does at a time
 * @param version name and version of the program
 * @param build checksum of the program; {@link #ANY_BUILD} if it is meant to work with every other one
 * @param nodesPerSecond the speed of its bench on one thread; 0 if it was not measured
 */
public record WorkerIdentity(String name, int slots, String version, String build, long nodesPerSecond) {
    /** The checksum of a program that works with every other build. */
    public static final String ANY_BUILD = "any";

    /** The text for other machines. */
    public TextRecord text() {
        return new TextRecord()
                .with("name", name)
                .with("slots", slots)
                .with("version", version)
                .with("build", build)
                .with("speed", nodesPerSecond);
    }

    /**
     * What another machine says of itself.
     *
     * @throws parachute.tools.work.TextRecordException if the text is not that
     */
    public static WorkerIdentity parse(TextRecord text) {
        return new WorkerIdentity(
                text.get("name"),
                text.smallNumber("slots"),
                text.get("version"),
                text.get("build"),
                text.number("speed"));
    }

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
