package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The option UCI_Chess960: castling as the king's capture of its rook, and FEN with the files of the rooks. */
class UciChess960Test {
    private static final String ON = "setoption name UCI_Chess960 value true";
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private final UciClient client = new UciClient();

    @AfterEach
    void theSessionEndsWithItsClient() throws InterruptedException {
        client.hangUp();
        client.awaitEnd();
    }

    private String fen() {
        client.send("d");
        return client.await("Fen: ");
    }

    @Test
    void theOptionIsDeclared() {
        client.send("uci");
        assertTrue(client.linesUntil("uciok").contains("option name UCI_Chess960 type check default false"));
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1, e1h1", // also where king and rook stand as in chess
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, f1g1",
        "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1, e1b1",
        "1r2k3/8/8/8/8/8/8/4K3 b b - 0 1, e8b8"
    })
    void castlingIsWrittenAndReadAsTheKingsCaptureOfItsRook(String fen, String castling) {
        client.send(ON, "position fen " + fen, "go depth 2 searchmoves " + castling);
        assertTrue(client.await("bestmove").startsWith("bestmove " + castling));
        client.send("go perft 1");
        assertEquals(castling + ": 1", client.await(castling));
        client.send("position fen " + fen + " moves " + castling);
        assertTrue(fen().contains(" - - 1 "), "no right is left");
    }

    @ParameterizedTest
    @CsvSource({
        "r3k1r1/8/8/8/8/8/8/4K3 b kq - 0 1, q, right k is",
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, -, right G is",
        "nrqbkrbn/pppppppp/8/8/8/8/PPPPPPPP/NRQBKRBN w KQkq - 0 1, -, rights KQkq are",
    })
    void withoutTheOptionKingAndRookCastleFromTheirHomeSquares(String fen, String rights, String dropped) {
        client.send("position fen " + fen);
        assertEquals(
                "info string castling " + dropped + " dropped: in chess king and rook castle from their home squares",
                client.await("info string"));
        assertEquals("Fen: " + fen.replaceAll(" [A-Za-z]+ - 0 1", " " + rights + " - 0 1"), fen());
    }

    @ParameterizedTest
    @ValueSource(strings = {"e1g1", "e1h1"})
    void bothFormsAreReadWithAndWithoutTheOption(String castling) {
        String position = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves " + castling;
        client.send(position);
        assertEquals("Fen: 4k3/8/8/8/8/8/8/5RK1 b - - 1 1", fen());
        client.send(ON, position);
        assertEquals("Fen: 4k3/8/8/8/8/8/8/5RK1 b - - 1 1", fen());
    }

    @Test
    void theKingsStepIsNotCastling() {
        client.send(ON, "position fen 4k3/8/8/8/8/8/8/5K1R w H - 0 1 moves f1g1");
        assertEquals("Fen: 4k3/8/8/8/8/8/8/6KR b - - 1 1", fen());
    }

    @Test
    void theFenHasTheFilesOfTheRooks() {
        client.send(ON, "position startpos");
        assertEquals("Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", fen());
        client.send("setoption name UCI_Chess960 value false");
        assertEquals("Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", fen());
    }

    @Test
    void crazyhouseHasItsOwnStartPositionsAsWell() {
        client.send(
                "setoption name UCI_Variant value crazyhouse",
                ON,
                "position fen qbbnrnkr/pppppppp/8/8/8/8/PPPPPPPP/QBBNRNKR w HEhe - 0 1 moves f1g3 f8g6 g1h1",
                "go depth 3");
        client.await("bestmove");
        assertEquals("Fen: qbbnr1kr/pppppppp/6n1/8/8/6N1/PPPPPPPP/QBBNRRK1[] b he - 3 2", fen());
    }

    /**
     * The commands of a provider of an external engine: Chess960 for every game, hands as a ninth field, lines until
     * stopped.
     */
    @Test
    void lichessAnalysesWithItsOwnConventions() {
        client.send(
                "setoption name UCI_AnalyseMode value true",
                ON,
                "ucinewgame",
                "setoption name MultiPV value 2",
                "setoption name UCI_Variant value crazyhouse",
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1 moves"
                        + " e2e4 d7d5 e4d5 d8d5 g1f3 d5e4 f1e2 e4e6 e1h1 P@e4");
        assertEquals("Fen: rnb1kbnr/ppp1pppp/4q3/8/4p3/5N2/PPPPBPPP/RNBQ1RK1[P] w ha - 0 6", fen());
        client.send("go infinite");
        client.await("info depth 3 ");
        client.send("stop");
        client.await("bestmove");
        client.send("setoption name UCI_Variant value chess", "position fen " + START + " moves ", "go depth 3");
        client.await("bestmove");
    }
}
