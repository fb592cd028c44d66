package parachute.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The columns of the terminal that standard error goes to; empty if it goes elsewhere or the terminal cannot move its
 * cursor. The JDK's console knows only standard input and output, and libraries that know more are larger than the
 * engine; {@code stty} exists wherever there are terminals.
 */
final class TerminalWidth implements Supplier<OptionalInt> {
    /** Nanoseconds after which the width is read again, since windows are resized. */
    private static final long VALID = TimeUnit.SECONDS.toNanos(1);

    /** The width of a terminal that does not report it. */
    private static final int USUAL = 80;

    private OptionalInt columns = ask();
    private long asked = System.nanoTime();

    @Override
    public OptionalInt get() {
        if (columns.isPresent() && System.nanoTime() - asked >= VALID) {
            columns = ask();
            asked = System.nanoTime();
        }
        return columns;
    }

    private static OptionalInt ask() {
        String type = Optional.ofNullable(System.getenv("TERM")).orElse("");
        if (Set.of("", "dumb").contains(type)) {
            return OptionalInt.empty();
        }
        try {
            Process stty = new ProcessBuilder("sh", "-c", "exec stty size <&2 2>/dev/null")
                    .redirectError(Redirect.INHERIT)
                    .start();
            try (BufferedReader answer = stty.inputReader()) {
                return parse(Optional.ofNullable(answer.readLine()).orElse(""));
            }
        } catch (IOException e) {
            return OptionalInt.empty(); // a system without a shell
        }
    }

    /** Reads rows and columns. */
    private static OptionalInt parse(String size) {
        if (!size.matches("\\d{1,5} \\d{1,5}")) {
            return OptionalInt.empty();
        }
        int width = Integer.parseInt(size.substring(size.indexOf(' ') + 1));
        return OptionalInt.of(width == 0 ? USUAL : width);
    }
}
