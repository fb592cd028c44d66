package parachute.tools.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parachute.io.DecodedText;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantChoice;

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

    /** Reads the positions of a file, as {@link #read(Path, VariantChoice, LineParser)} does. */
    public static List<SuitePosition> read(Path file, VariantChoice choice) throws IOException {
        return read(file, choice, SuitePosition::parse);
    }

    /**
     * Reads a file of positions, one a line; empty lines and those that begin with # are left out.
     *
     * @param choice the variant of each position
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if a line is not a position, or there is none; the message names the line
     */
    public static <T> List<T> read(Path file, VariantChoice choice, LineParser<T> parser) throws IOException {
        List<T> positions = new ArrayList<>();
        int number = 0;
        for (String line : DecodedText.read(file).text().lines().toList()) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                positions.add(parse(line, choice, parser, file + " line " + number));
            }
        }
        if (positions.isEmpty()) {
            throw new IllegalArgumentException(file + " has no positions");
        }
        return positions;
    }

    private static <T> T parse(String line, VariantChoice choice, LineParser<T> parser, String place) {
        try {
            return parser.parse(line, choice.ofPosition(line));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
        }
    }
}
