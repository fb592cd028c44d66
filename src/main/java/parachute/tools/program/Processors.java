package parachute.tools.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parachute.io.UserException;

/** Numbers of processors on Linux, as used by {@code taskset}. */
public final class Processors {
    /** Stands for all processors that this process may use. */
    public static final String ALL = "all";

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";
    private static final Pattern PART = Pattern.compile("\\d{1,4}(-\\d{1,4})?");

    private Processors() {}

    /**
     * Reads a list such as {@code 0,2,4-7}, or {@link #ALL}.
     *
     * @throws UserException if the text has another form, or the system is not Linux
     */
    public static List<Integer> parse(String text) {
        String list = text.equals(ALL) ? allowed() : text;
        if (!Files.exists(STATUS)) {
            throw new UserException("processors can only be chosen on Linux");
        }
        String[] parts = list.split(",", -1);
        if (!Stream.of(parts).allMatch(PART.asMatchPredicate())) {
            throw new UserException("expected processors such as 0,2,4-7, not \"" + text + '"');
        }
        return Stream.of(parts)
                .flatMapToInt(part -> {
                    String[] ends = part.split("-");
                    return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
                })
                .boxed()
                .toList();
    }

    private static String allowed() {
        try (Stream<String> lines = Files.lines(STATUS)) {
            return lines.filter(line -> line.startsWith(ALLOWED))
                    .map(line -> line.substring(ALLOWED.length()).strip())
                    .findFirst()
                    .orElse("");
        } catch (IOException e) {
            throw new UserException("processors can only be chosen on Linux", e);
        }
    }
}
