package parachute.games.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.io.UserException;

/**
 * A line protocol: every request gets one reply, a bad request a line that begins with {@code error: }, until {@code
 * quit} or the end of the input. {@link #on} adds requests.
 */
public final class LineProtocol {
    private static final String QUIT = "quit";

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private record Entry(String usage, int min, int max, Request request) {}

    /**
     * Adds a request.
     *
     * @param usage the request's name and its arguments, optional ones in brackets, such as {@code "go [SECONDS]"};
     *     other numbers of arguments are errors
     * @return this, for the next request
     */
    public LineProtocol on(String usage, Request request) {
        String[] words = usage.split(" ");
        int max = words.length - 1;
        int optional = (int) usage.chars().filter(c -> c == '[').count();
        entries.put(words[0], new Entry(usage, max - optional, max, request));
        return this;
    }

    /**
     * Adds a request with any number of arguments.
     *
     * @param usage the request's name and its arguments
     * @return this, for the next request
     */
    public LineProtocol onAny(String usage, Request request) {
        entries.put(usage.split(" ")[0], new Entry(usage, 0, Integer.MAX_VALUE, request));
        return this;
    }

    /** Replies to lines until {@code quit}, the end of the input, or until replies can no longer be written. */
    public void run(LineReader in, LineWriter out) {
        Optional<String> line = in.readLine();
        while (line.isPresent() && !isQuit(line.get()) && !out.isBroken()) {
            out.writeLine(answer(line.get()));
            line = in.readLine();
        }
    }

    private static boolean isQuit(String line) {
        return line.strip().equals(QUIT);
    }

    /** Returns the reply to one line: that of the request, or {@code error: } and a reason. */
    public String answer(String line) {
        try {
            return request(List.of(line.strip().split("\\s+")));
        } catch (UserException e) {
            return "error: " + e.getMessage();
        } catch (RuntimeException e) {
            // An internal error must not end the session.
            return "error: internal error in " + Arguments.quote(line);
        }
    }

    private String request(List<String> words) {
        Entry entry = entries.get(words.get(0));
        if (entry == null) {
            throw new UserException("unknown request " + Arguments.quote(words.get(0)) + "; known are "
                    + String.join(", ", entries.keySet()) + ", " + QUIT);
        }
        List<String> arguments = words.subList(1, words.size());
        if (arguments.size() < entry.min || arguments.size() > entry.max) {
            throw new UserException("expected: " + entry.usage + ", not " + Arguments.quote(String.join(" ", words)));
        }
        return entry.request.answer(arguments);
    }
}
