package parachute.engine.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** The fixed positions that the bench searches: openings, middlegames, endings and mates of both variants. */
public final class BenchPositions {
    private static final String RESOURCE = "positions.txt";

    private BenchPositions() {}

    /** Returns all positions, always in the same order. */
    public static List<Position> load() {
        return lines(RESOURCE).stream().map(BenchPositions::parse).toList();
    }

    /** Returns the lines of a resource of this package, without empty lines and comments. */
    static List<String> lines(String resource) {
        try (InputStream in = BenchPositions.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the program was built without its " + resource + " of the bench");
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a line: the name of the variant, a space, and a FEN. */
    private static Position parse(String line) {
        int space = line.indexOf(' ');
        return Fen.parse(line.substring(space + 1), Variant.parse(line.substring(0, space)));
    }
}
