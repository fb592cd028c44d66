package parachute.tools.suite;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import parachute.rules.board.Variant;

/** The built-in suites, all of crazyhouse. */
public enum Suite {
    /** Forced mates in two to eight moves. */
    MATES("mates"),
    /** Positions with one move that wins. */
    MOVES("moves");

    private final String title;

    Suite(String title) {
        this.title = title;
    }

    /** Its name: mates or moves. */
    public String title() {
        return title;
    }

    /** The name of the file with its positions. */
    public String file() {
        return Variant.CRAZYHOUSE.uciName() + "-" + title + ".epd";
    }

    /** Its positions, always in the same order. */
    public List<SuitePosition> load() {
        try (InputStream in = Suite.class.getResourceAsStream(file())) {
            if (in == null) {
                throw new IllegalStateException("the program was built without " + file());
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> SuitePosition.parse(line, Variant.CRAZYHOUSE))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
