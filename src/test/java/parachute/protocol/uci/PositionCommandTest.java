package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantName;

class PositionCommandTest {
    private static Position parse(String words, VariantName name) {
        return PositionCommand.parse(new UciWords(words), name, warning -> {});
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess      | startpos | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "crazyhouse | startpos | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
                "chess | startpos moves | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "chess | startpos moves e2e4 e7e5 | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
                "chess | fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
                "chess | fen 8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a7a8n | N7/7k/8/8/8/8/8/K7 b - - 0 1",
                "chess | fen 4k3/8/8/8/8/8/8/4K3 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
                "crazyhouse | fen 4k3/8/8/8/8/8/8/4K3[N] w - - 0 1 moves N@e4 | 4k3/8/8/8/4N3/8/8/4K3[] b - - 1 1",
                "crazyhouse | fen 4k3/8/8/8/8/8/8/4K3/Pp w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[Pp] w - - 0 1",
                "chess | fen 4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"x\"; moves e1g1 | 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
                "chess | fen 4k3/8/8/8/8/8/8/4K2R w K - 3 17 bm O-O; | 4k3/8/8/8/8/8/8/4K2R w K - 3 17",
                "chess | fen \uFEFF4k3/8/8/8/8/8/8/4K3\u00A0b\u00A0\u2013 - | 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
                "crazyhouse | startpos moves e2e4 d7d5 e4d5 d8d5 P@e4 "
                        + "| rnb1kbnr/ppp1pppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR[p] b KQkq - 0 3"
            })
    void describesAPositionByItsStartAndTheMovesFromThere(String variant, String words, String fen) {
        Position position = parse(words, VariantName.parse(variant));
        assertEquals(fen, Fen.format(position));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                       | expected startpos or fen",
                "e2e4                                     | expected startpos or fen",
                "startpos e2e4                            | expected moves",
                "startpos moves e2e5                      | \"e2e5\", move 1 of the list, is not legal",
                "startpos moves e2e4 e2e4                 | move 2 of the list, is not legal",
                "startpos moves castles                   | \"castles\"",
                "startpos moves P@e4                      | \"P@e4\"",
                "fen                                      | ranks instead of 8",
                "fen _                                    | ranks instead of 8",
                "fen ;                                    | expected a position and operations",
                "fen 4k3/8/8/8/8/8/8/4K3 w - - bm Kd2     | halfmove clock is a number, not \"bm\"",
                "fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 e1e2   | unexpected text after the move number: \"e1e2\"",
                "fen 4k3/8/8 w - - 0 1                    | 3 ranks instead of 8",
                "fen 4k3/8/8/8/8/8/8/9K w - - 0 1         | rank 1"
            })
    void saysWhatIsWrongWithAPosition(String words, String reason) {
        UserException error = assertThrows(UserException.class, () -> parse(words, VariantName.DEFAULT));
        assertTrue(error.getMessage().contains(reason), error.getMessage());
    }

    @Test
    void theMovesOfTheGameBelongToThePosition() {
        Position position = parse("startpos moves g1f3 g8f6 f3g1 f6g8", VariantName.DEFAULT);
        assertEquals(1, position.repetitions());
    }
}
