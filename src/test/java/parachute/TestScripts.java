package parachute;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** The shell scripts that stand for other programs in tests. */
public final class TestScripts {
    private TestScripts() {}

    /** The file of a script among the resources, such as {@code tools/match/uci-engine.sh}. */
    public static Path path(String name) {
        try {
            return Path.of(TestScripts.class.getResource(name).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
