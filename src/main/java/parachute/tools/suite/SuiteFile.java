package parachute.tools.suite;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.notation.Epd;
import parachute.rules.notation.VariantChoice;

/** Suites of positions in files of EPD. */
public final class SuiteFile {
    private SuiteFile() {}

    /**
     * Reads a file of positions, one a line; empty lines and those that begin with # are skipped.
     *
     * @param choice the variant of each position
     * @param reader reads a line; refuses one with an IllegalArgumentException
     * @param warnings takes a line about each position that is left out, because it cannot be read, or loses castling
     *     rights
     * @throws UserException if the file cannot be read or has no position; it names the first problem
     */
    public static <T> List<T> read(
            Path file, VariantChoice choice, Function<Epd, T> reader, Consumer<String> warnings) {
        List<T> positions = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        int number = 0;
        for (String line :
                DecodedText.withoutMarks(file, file.toString()).lines().toList()) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                String place = file + " line " + number + ": ";
                try {
                    positions.add(reader.apply(
                            Epd.parse(line, choice.ofPosition(line), warning -> problems.add(place + warning))));
                } catch (IllegalArgumentException e) {
                    problems.add(place + e.getMessage() + "; it is left out");
                }
            }
        }
        if (positions.isEmpty()) {
            throw new UserException(file + " has no positions"
                    + problems.stream().findFirst().map(first -> ": " + first).orElse(""));
        }
        problems.forEach(warnings);
        return positions;
    }
}
