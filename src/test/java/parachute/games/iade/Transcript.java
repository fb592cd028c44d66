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

/** Sessions as they are read: a line behind {@code "> "} is told to the program, the lines below it are its answer. */
final class Transcript {
    private static final String PROMPT = "> ";

    private final Path folder;
    private final List<String> setup;

    private Transcript(Path folder, List<String> setup) {
        this.folder = folder;
        this.setup = setup;
    }

    /** A session with nobody registered. */
    static Transcript in(Path folder) {
        return new Transcript(folder, List.of());
    }

    /** Ana, with the white pieces, and Rui at a new game. */
    static Transcript ofNewGame(Path folder) {
        return new Transcript(folder, List.of("RJ Ana", "RJ Rui", "IJ Novo Ana Rui"));
    }

    /** Ana, with the white pieces, and Rui at a game from a board of up to eight rows; it is Ana's turn. */
    static Transcript ofBoard(Path folder, String rows) {
        Stream<String> given = rows.lines();
        Stream<String> empty = Stream.generate(() -> ",,,,,,,");
        List<String> start = List.of("RJ Ana", "RJ Rui", "IJ Continuação Ana Rui");
        return new Transcript(
                folder,
                Stream.concat(start.stream(), Stream.concat(given, empty).limit(8))
                        .toList());
    }

    /** Checks that the session goes exactly as written. */
    void goes(String transcript) {
        List<String> told = transcript
                .lines()
                .filter(line -> line.startsWith(PROMPT))
                .map(line -> line.substring(PROMPT.length()))
                .toList();
        assertEquals(transcript, session(told));
    }

    private String session(List<String> told) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Teller teller = new Teller(Stream.concat(setup.stream(), told.stream()).toList(), out);
        new IadeSession(new LineReader(teller), new LineWriter(out), folder).run();
        byte[] answers = out.toByteArray();
        StringBuilder transcript = new StringBuilder();
        for (int i = 0; i < told.size(); i++) {
            int from = Math.min(answers.length, teller.lengths[setup.size() + i]);
            int to = Math.min(answers.length, teller.lengths[setup.size() + i + 1]);
            transcript.append(PROMPT).append(told.get(i)).append('\n');
            transcript.append(new String(answers, from, to - from, StandardCharsets.UTF_8));
        }
        return transcript.toString();
    }

    /** Tells one line at a time and notes how much was answered when it was asked for. */
    private static final class Teller extends InputStream {
        private final List<String> lines;
        private final ByteArrayOutputStream answers;
        private final int[] lengths;
        private int next;

        Teller(List<String> lines, ByteArrayOutputStream answers) {
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
