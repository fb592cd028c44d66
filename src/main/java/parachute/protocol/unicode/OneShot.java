package parachute.protocol.unicode;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import parachute.rules.board.Position;
import parachute.rules.movegen.MoveGenerator;
import parachute.rules.movegen.MoveList;
import parachute.rules.notation.UnicodeBoard;
import parachute.rules.notation.UnicodeBoardException;

/**
 * The program that is handed one Unicode board and answers with the board after its move, or, when tested, with the
 * boards after every legal move.
 *
 * <p>Testing must cost no more than the start of the virtual machine, so nothing here touches the search: only
 * {@link MoveChooser} does, and it is not loaded before a move is wanted.
 */
public final class OneShot {
    /** Bytes, far more than any board has. */
    private static final int LONGEST_INPUT = 1 << 16;

    private static final String SEPARATOR = "~\n";
    private static final String STALEMATE = "DRAW\n";

    private OneShot() {}

    /**
     * Reads one board to the end of input and writes the answer: in test mode every board that a legal move leads to,
     * with a line of one tilde between them, else the board after the engine's move. A stalemate is answered by DRAW in
     * both modes, a checkmate by nothing.
     *
     * @param input the board as UTF-8 text
     * @param output takes the whole answer in one write
     * @param test whether all boards are wanted
     * @param moveTimeMillis time to think, in milliseconds, at least 1
     * @param level the number of the level that the engine plays at; without one it is full strength
     * @throws UnicodeBoardException if the input is no board or cannot be read; its message fits one line
     * @throws IOException if writing fails
     */
    public static void run(
            InputStream input, OutputStream output, boolean test, long moveTimeMillis, Optional<Integer> level)
            throws IOException {
        Position position = UnicodeBoard.parse(read(input));
        MoveGenerator generator = new MoveGenerator(position);
        generator.prepare();
        MoveList moves = new MoveList();
        generator.generate(moves);
        StringBuilder answer = new StringBuilder();
        if (moves.size() == 0) {
            answer.append(generator.inCheck() ? "" : STALEMATE);
        } else if (test) {
            appendSuccessors(position, moves, answer);
        } else {
            position.make(MoveChooser.choose(position, moves, moveTimeMillis, level));
            UnicodeBoard.append(position, answer);
            answer.append('\n');
        }
        output.write(answer.toString().getBytes(StandardCharsets.UTF_8));
        output.flush();
    }

    private static String read(InputStream input) {
        byte[] bytes;
        try {
            bytes = input.readNBytes(LONGEST_INPUT + 1);
        } catch (IOException e) {
            throw new UnicodeBoardException("the input cannot be read: " + e.getMessage());
        }
        if (bytes.length > LONGEST_INPUT) {
            throw new UnicodeBoardException("the input is longer than any board");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static void appendSuccessors(Position position, MoveList moves, StringBuilder answer) {
        for (int i = 0; i < moves.size(); i++) {
            if (i > 0) {
                answer.append(SEPARATOR);
            }
            position.make(moves.get(i));
            UnicodeBoard.append(position, answer);
            answer.append('\n');
            position.unmake();
        }
    }
}
