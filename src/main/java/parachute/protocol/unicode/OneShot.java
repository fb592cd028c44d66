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
 * The program that reads one Unicode board and writes the board after its move, or in test mode the boards after every
 * legal move.
 *
 * <p>A test must take hardly longer than the start of the virtual machine, so this class does not use the search: only
 * {@link MoveChooser} does, which is not loaded before a move is needed.
 */
public final class OneShot {
    /** Maximum bytes of the input, far more than any board has. */
    private static final int MAX_INPUT = 1 << 16;

    private static final String SEPARATOR = "~\n";
    private static final String STALEMATE = "DRAW\n";

    private OneShot() {}

    /**
     * Reads one board up to the end of the input and writes the result: in test mode the board after every legal move,
     * separated by a line of one tilde, else the board after the engine's move. In both modes a stalemate gives DRAW, a
     * checkmate nothing.
     *
     * @param input the board as UTF-8 text
     * @param output receives the whole result in one write
     * @param test whether to write all boards
     * @param moveTimeMillis time to think, in milliseconds, at least 1
     * @param level the number of the engine's level; full strength if empty
     * @return what is wrong with the input although it can be read, in one line; empty if nothing is
     * @throws UnicodeBoardException if the input is not a board or cannot be read; its message fits on one line
     * @throws IOException if writing fails
     */
    public static String run(
            InputStream input, OutputStream output, boolean test, long moveTimeMillis, Optional<Integer> level)
            throws IOException {
        UnicodeBoard.Reading reading = UnicodeBoard.read(read(input));
        Position position = reading.position();
        MoveGenerator generator = new MoveGenerator(position);
        generator.prepare();
        MoveList moves = new MoveList();
        generator.generate(moves);
        StringBuilder boards = new StringBuilder();
        if (moves.size() == 0) {
            boards.append(generator.inCheck() ? "" : STALEMATE);
        } else if (test) {
            appendSuccessors(position, moves, boards);
        } else {
            position.make(MoveChooser.choose(position, moves, moveTimeMillis, level));
            UnicodeBoard.append(position, boards);
            boards.append('\n');
        }
        output.write(boards.toString().getBytes(StandardCharsets.UTF_8));
        output.flush();
        return reading.problem();
    }

    private static String read(InputStream input) {
        byte[] bytes;
        try {
            bytes = input.readNBytes(MAX_INPUT + 1);
        } catch (IOException e) {
            throw new UnicodeBoardException("the input cannot be read: " + e.getMessage());
        }
        if (bytes.length > MAX_INPUT) {
            throw new UnicodeBoardException("the input is longer than any board");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static void appendSuccessors(Position position, MoveList moves, StringBuilder boards) {
        for (int i = 0; i < moves.size(); i++) {
            if (i > 0) {
                boards.append(SEPARATOR);
            }
            position.make(moves.get(i));
            UnicodeBoard.append(position, boards);
            boards.append('\n');
            position.unmake();
        }
    }
}
