package parachute.cli.start;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Chooses the front end. Front ends that are started many times a game, or by a program that waits (one board on
 * stdin, {@code TEST}, a protocol), are recognised here without picocli, which reads the full command line: loading it
 * takes longer than the rest of the start.
 */
public final class Dispatcher {
    /** Recognised as the first word that is neither an option nor its value: test programs have flags of their own. */
    public static final String TEST = "TEST";

    /** Bytes, enough for the name of a protocol and some spaces; a longer line cannot be one. */
    private static final int LOOK_AHEAD = 64;

    /** The UTF-8 bytes of a byte-order mark, one character each. */
    private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";

    private final FrontEnds frontEnds;
    private final FullCommandLine commandLine;
    private final Streams streams;

    /**
     * Creates a dispatcher that looks at the input for the name of a protocol if the arguments name none.
     *
     * @param streams with an input that supports {@link java.io.InputStream#mark}
     */
    public Dispatcher(FrontEnds frontEnds, FullCommandLine commandLine, Streams streams) {
        this.frontEnds = frontEnds;
        this.commandLine = commandLine;
        this.streams = streams;
    }

    /** Runs the front end that the arguments and the input ask for and returns its exit status. */
    public int run(String... arguments) {
        // XBoard appends an empty argument when the last word of its command was quoted.
        List<String> words =
                Arrays.stream(arguments).filter(word -> !word.isEmpty()).toList();
        if (asksForSuccessors(words)) {
            return frontEnds.allSuccessors();
        }
        if (words.isEmpty()) {
            return runByInput(Settings.DEFAULT);
        }
        if (words.size() == 1 && words.get(0).equals("xboard")) {
            return frontEnds.xboard(Settings.DEFAULT);
        }
        if (words.size() == 1 && words.get(0).equals("uci")) {
            return frontEnds.uci(Settings.DEFAULT);
        }
        Optional<SmallGame> game = SmallGame.of(words.get(0));
        if (game.isPresent()) {
            return frontEnds.game(game.get(), words.subList(1, words.size()));
        }
        return commandLine.run(words, frontEnds, this::runByInput);
    }

    private static boolean asksForSuccessors(List<String> words) {
        String previous = "";
        for (String word : words) {
            if (word.equals(TEST)) {
                return true;
            }
            if (!word.startsWith("-") && !previous.startsWith("-")) {
                return false; // a command; later words are its own, such as names of files
            }
            previous = word;
        }
        return false;
    }

    /** Chooses by the first line of the input. */
    private int runByInput(Settings settings) {
        if (streams.atTerminal().getAsBoolean()) {
            return commandLine.run(List.of("--help"), frontEnds, this::runByInput);
        }
        String line;
        try {
            line = firstLine();
        } catch (IOException e) {
            return frontEnds.unreadable(e);
        }
        return switch (line) {
            case "xboard" -> frontEnds.xboard(settings);
            case "uci" -> frontEnds.uci(settings);
            default -> frontEnds.oneShot(settings);
        };
    }

    /**
     * Returns the first line that is not blank, without consuming it, stripped of white space and of a byte-order mark;
     * of a long line the start. Blocks until it has been read. Empty at the end of the input.
     */
    private String firstLine() throws IOException {
        StringBuilder line = new StringBuilder();
        InputStream in = streams.in();
        in.mark(LOOK_AHEAD);
        for (int i = 0; i < LOOK_AHEAD; i++) {
            int b = in.read();
            if (b < 0 || (b == '\n' && !line.toString().isBlank())) {
                break;
            }
            line.append((char) b);
        }
        in.reset();
        String text = line.toString();
        return (text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text).strip();
    }

    /** The full syntax of the command line, with help, options and commands. */
    public interface FullCommandLine {
        /**
         * Runs what the words ask for.
         *
         * @param words at least one
         * @param byInput runs the front end that the first line of the input asks for, if the words hold options only
         */
        int run(List<String> words, FrontEnds frontEnds, ToIntFunction<Settings> byInput);
    }
}
