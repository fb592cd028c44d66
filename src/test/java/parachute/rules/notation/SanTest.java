package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;

/** Standard algebraic notation, written and read. */
class SanTest {
    @ParameterizedTest(name = "{2} in {1} is written {3}")
    @CsvFileSource(resources = "san-written.csv", numLinesToSkip = 1)
    void writesWhatAScoreSheetWouldSay(Variant variant, String fen, String coordinates, String san) {
        Position position = Fen.parse(fen, variant);
        int move = MoveText.parse(position, coordinates);
        assertEquals(coordinates, CoordinateMove.format(move), "the move itself is legal");
        String before = Fen.format(position);
        assertEquals(san, San.format(position, move));
        assertEquals(before, Fen.format(position), "formatting leaves the position as it was");
    }

    @ParameterizedTest(name = "{2} in {1} is read as {3}")
    @CsvFileSource(resources = "san-read.csv", numLinesToSkip = 1)
    void readsWhatPeopleAndProgramsWrite(Variant variant, String fen, String text, String coordinates) {
        Position position = Fen.parse(fen, variant);
        assertEquals(coordinates, CoordinateMove.format(San.parse(position, text)));
        assertEquals(coordinates, CoordinateMove.format(MoveText.parse(position, text)));
    }

    @ParameterizedTest(name = "{2} in {1} is written {3}")
    @CsvFileSource(resources = "san-lines.csv", numLinesToSkip = 1)
    void writesALineUpToTheFirstIllegalMove(Variant variant, String fen, String coordinates, String line) {
        Position position = Fen.parse(fen, variant);
        List<Integer> moves = new ArrayList<>();
        Position played = position.copy();
        for (String text : coordinates.split(" ")) {
            int legal = CoordinateMove.parse(played, text);
            moves.add(legal == Move.NONE ? CoordinateMove.parse(text) : legal);
            played.make(legal == Move.NONE ? LegalMoves.of(played).get(0) : legal);
        }
        assertEquals(line, San.formatLine(position, moves));
        assertEquals(fen, Fen.format(position), "formatting leaves the position as it was");
    }
}
