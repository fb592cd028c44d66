package parachute.tools.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parachute.io.DecodedText;
import parachute.rules.board.Variant;

/** Suites of positions in files of EPD. */
public final class SuiteFile {
    private SuiteFile() {}

    /** Reads a line. */
    @FunctionalInterface
    public interface LineParser<T> {
        /**
         * What stands in a line.
         *
         * @throws IllegalArgumentException if it is not what it should be
         */
        T parse(String line, Variant variant);
    }

    /** Reads the positions of a file, as {@link #read(Path, Variant, LineParser)} does. */
    public static List<SuitePosition> read(Path file, Variant otherwise) throws IOException {
        return read(file, otherwise, SuitePosition::parse);
    }

    /**
     * Reads a file of positions, one a line; empty lines and those that begin with # are left out.
     *
     * @param otherwise the variant of positions without hands in brackets, which are those of crazyhouse
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if a line is not a position, or there is none; the message names the line
     */
    public static <T> List<T> read(Path file, Variant otherwise, LineParser<T> parser) throws IOException {
        List<T> positions = new ArrayList<>();
        int number = 0;
        for (String line : DecodedText.read(file).text().lines().toList()) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                positions.add(parse(line, otherwise, parser, file + " line " + number));
            }
        }
        if (positions.isEmpty()) {
            throw new IllegalArgumentException(file + " has no positions");
        }
        return positions;
    }

    private static <T> T parse(String line, Variant otherwise, LineParser<T> parser, String place) {
        boolean hasHands = line.strip().split("\\s+", 2)[0].indexOf('[') >= 0;
        try {
            return parser.parse(line, hasHands ? Variant.CRAZYHOUSE : otherwise);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
        }
    }
}
