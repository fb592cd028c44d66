package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import parachute.io.LineReader;
import parachute.io.LineWriter;

/** Transcripts of sessions: a line after {@code "> "} is input, the lines below it are the reply. */
final class Transcript {
    private static final String PROMPT = "> ";

    private final Path folder;
    private final List<String> setup;

    private Transcript(Path folder, List<String> setup) {
        this.folder = folder;
        this.setup = setup;
    }

    /** Returns a session without players. */
    static Transcript in(Path folder) {
        return new Transcript(folder, List.of());
    }

    /** Returns a session in which players are registered, but no game is played. */
    static Transcript ofPlayers(Path folder, String... names) {
        return new Transcript(folder, Stream.of(names).map(name -> "RJ " + name).toList());
    }

    /** Returns a session with a new game of Ana, who has the white pieces, and Rui. */
    static Transcript ofNewGame(Path folder) {
        return new Transcript(folder, List.of("RJ Ana", "RJ Rui", "IJ Novo Ana Rui"));
    }

    /**
     * Returns a session with a game of Ana, who has the white pieces and the move, and Rui from a board of up to eight
     * rows.
     */
    static Transcript ofBoard(Path folder, String rows) {
        Stream<String> given = rows.lines();
        Stream<String> empty = Stream.generate(() -> ",,,,,,,");
        List<String> start = List.of("RJ Ana", "RJ Rui", "IJ Continuação Ana Rui");
        return new Transcript(
                folder,
                Stream.concat(start.stream(), Stream.concat(given, empty).limit(8))
                        .toList());
    }

    /** Returns the input of a number of empty rows of a board. */
    static String emptyRows(int count) {
        return (PROMPT + '\n').repeat(count);
    }

    /** Checks that the session matches a transcript exactly. */
    void goes(String transcript) {
        List<String> input = transcript
                .lines()
                .filter(line -> line.startsWith(PROMPT))
                .map(line -> line.substring(PROMPT.length()))
                .toList();
        assertEquals(transcript, session(input));
    }

    private String session(List<String> input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Input source = new Input(Stream.concat(setup.stream(), input.stream()).toList(), out);
        new IadeSession(new LineReader(source), new LineWriter(out), folder).run();
        byte[] answers = out.toByteArray();
        StringBuilder transcript = new StringBuilder();
        for (int i = 0; i < input.size(); i++) {
            int from = Math.min(answers.length, source.lengths[setup.size() + i]);
            int to = Math.min(answers.length, source.lengths[setup.size() + i + 1]);
            transcript.append(PROMPT).append(input.get(i)).append('\n');
            transcript.append(new String(answers, from, to - from, StandardCharsets.UTF_8));
        }
        return transcript.toString();
    }

    /** Supplies one line at a time and records the length of the replies at each read. */
    private static final class Input extends InputStream {
        private final List<String> lines;
        private final ByteArrayOutputStream answers;
        private final int[] lengths;
        private int next;

        Input(List<String> lines, ByteArrayOutputStream answers) {
            this.lines = lines;
            this.answers = answers;
            this.lengths = new int[lines.size() + 1];
            Arrays.fill(lengths, Integer.MAX_VALUE);
        }

        @Override
        public int read() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            lengths[next] = Math.min(lengths[next], answers.size());
            if (next == lines.size()) {
                return -1;
            }
            byte[] line = (lines.get(next++) + "\n").getBytes(StandardCharsets.UTF_8);
            System.arraycopy(line, 0, bytes, offset, line.length);
            return line.length;
        }
    }
}
