package parachute.protocol.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.UnicodeBoard;

/**
 * Whole games of the one-shot program against random legal moves, each move by a new process without knowledge of
 * earlier ones, as the judges play. Maven takes {@code -Drandom.games=20} for their number and {@code
 * -Drandom.movetime=2000} for the milliseconds per move.
 */
class RandomMoverTest {
    private static final int GAMES = Integer.getInteger("random.games", 4);
    private static final int MOVE_TIME = Integer.getInteger("random.movetime", 20);

    /** Maximum number of the program's moves; the judges allow 1000. */
    private static final int MAX_GAME_LENGTH = 150;

    static IntStream seeds() {
        return IntStream.rangeClosed(1, GAMES);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyGameEndsInMateByTheProgram(int seed) throws IOException {
        Random random = new Random(seed);
        int program = seed % 2 == 0 ? Side.BLACK : Side.WHITE;
        Position position = Position.start(Variant.CHESS);
        while (!isOver(position)) {
            if (position.sideToMove() == program) {
                String answer = answer(UnicodeBoard.format(position));
                position.make(moveTo(position, answer.stripTrailing()));
            } else {
                MoveList moves = LegalMoves.of(position);
                position.make(moves.get(random.nextInt(moves.size())));
            }
            assertEquals(true, position.ply() < 2 * MAX_GAME_LENGTH, "no end in " + Fen.format(position));
        }
        assertEquals(
                program == Side.WHITE ? Outcome.WHITE_MATES : Outcome.BLACK_MATES,
                Outcome.of(position),
                Fen.format(position));
    }

    /** Returns whether the game is over; the judges end games only by mate, stalemate and bare kings. */
    private static boolean isOver(Position position) {
        return LegalMoves.of(position).size() == 0 || Outcome.isMaterialInsufficient(position);
    }

    private static int moveTo(Position position, String board) {
        int found = Move.NONE;
        MoveList moves = LegalMoves.of(position);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            if (UnicodeBoard.format(position).equals(board)) {
                found = moves.get(i);
            }
            position.unmake();
        }
        assertNotEquals(Move.NONE, found, "no legal move leads to\n" + board);
        return found;
    }

    private static String answer(String board) throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        OneShot.run(
                new ByteArrayInputStream(board.getBytes(StandardCharsets.UTF_8)),
                output,
                false,
                MOVE_TIME,
                Optional.empty());
        return output.toString(StandardCharsets.UTF_8);
    }
}
