package parachute.games.uttt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UtttBoardTest {
    @ParameterizedTest
    @CsvSource({
        "........., .", "xxx0.0.0., x", "x.x0x0.0., .", "x0xx000xx, r", "0x0.0x0xx, 0",
        "...xxx..., x", "..0.0.0.., 0", "x..x..x.., x", ".0..0..0., 0", "..x..x..x, x"
    })
    void aBoardIsWonByThreeInALineAndDrawnWhenFull(String board, String result) {
        assertEquals(Examples.mark(result), UtttBoard.parse(board).getBoardResult());
        assertEquals(!result.equals("."), UtttBoard.parse(board).isDecided());
    }

    @ParameterizedTest
    @CsvSource({"rrr......, .", "rr.000..., 0", "rrrrrrrrr, r", "x0xr00xxr, r", "x.r.x.r.x, x"})
    void onTheBigBoardDrawnCellsAreFullAndCountForNeither(String board, String result) {
        assertEquals(Examples.mark(result), UtttBoard.parse(board).getBoardResult());
    }

    @Test
    void whatIsParsedPrintsTheSame() {
        assertEquals("x0.r..0xx", UtttBoard.parse("x0.r..0xx").toString());
        assertEquals(
                List.of(GridPosition.NE, GridPosition.C, GridPosition.E),
                UtttBoard.parse("x0.r..0xx").free());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "........", "..........", "X........", "xo.......", "x 0 . . ."})
    void anythingElseIsRefusedByItsText(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> UtttBoard.parse(text))
                .getMessage();
        assertEquals("a board is nine characters x, 0 or ., not \"" + text + "\"", message);
    }
}
