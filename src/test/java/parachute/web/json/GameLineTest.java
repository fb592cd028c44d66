package parachute.web.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.tools.json.Json;
import parachute.web.json.RefusedException.Reason;

/** Positions and moves as requests name them, and as the answers show them. */
class GameLineTest {
    private static Map<String, Object> answer(String request) {
        return GameLine.parse(RequestBody.parse(request)).json();
    }

    private static List<Map<String, String>> legal(String request) {
        @SuppressWarnings("unchecked")
        List<Map<String, String>> moves =
                (List<Map<String, String>>) answer(request).get("legal");
        return moves;
    }

    private static Map<String, String> legal(String request, String san) {
        return legal(request).stream()
                .filter(move -> san.equals(move.get("san")))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theFirstPositionOfChessHasTwentyMovesAndNoHands() {
        Map<String, Object> start = answer("{}");
        assertEquals("white", start.get("turn"));
        assertEquals(20, ((List<?>) start.get("legal")).size());
        assertFalse(start.containsKey("hands"));
        assertFalse(start.containsKey("check"));
        assertFalse(start.containsKey("result"));
        assertEquals("{\"uci\":\"g1f3\",\"san\":\"Nf3\",\"from\":\"g1\",\"to\":\"f3\"}", Json.line(legal("{}", "Nf3")));
    }

    @Test
    void aCapturedPieceIsInTheHandAndCanBeDropped() {
        String request = "{\"variant\": \"crazyhouse\", \"moves\": [\"e2e4\", \"d5\", \"exd5\", \"Nf6\"]}";
        assertEquals(
                "{\"white\":{\"P\":1},\"black\":{}}", Json.line(answer(request).get("hands")));
        assertEquals(
                "{\"uci\":\"P@e5\",\"san\":\"P@e5\",\"drop\":\"P\",\"to\":\"e5\"}", Json.line(legal(request, "P@e5")));
    }

    @Test
    void aPromotedPieceIsMarkedWhereItGoesToAHandAsAPawn() {
        String request =
                "{\"variant\": \"crazyhouse\", \"fen\": \"1k6/4P3/8/8/8/8/8/4K3[] w - - 0 1\", \"moves\": [\"e8=Q\"]}";
        assertEquals(List.of("e8"), answer(request).get("promoted"));
        assertEquals("b8", answer(request).get("check"));
    }

    @Test
    void thePieceOfAPromotionIsNamed() {
        String request = "{\"fen\": \"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"}";
        assertEquals("N", legal(request, "e8=N").get("promotion"));
    }

    @Test
    void castlingNamesItsRook() {
        String fen = "\"fen\": \"4k3/8/8/8/8/8/8/RK5R w KQ - 0 1\"";
        Map<String, String> castling = legal("{\"chess960\": true, " + fen + "}", "O-O");
        assertEquals("b1h1", castling.get("uci"));
        assertEquals("h1", castling.get("rook"));
        assertEquals("g1", castling.get("to"));
        String chess = "\"fen\": \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"";
        assertEquals("e1g1", legal("{" + chess + "}", "O-O").get("uci"));
        assertEquals("e1h1", legal("{\"chess960\": true, " + chess + "}", "O-O").get("uci"));
    }

    @Test
    void castlingFromOtherSquaresIsOfChess960() {
        String board = "\"fen\": \"4k3/8/8/8/8/8/8/RK5R w ";
        assertEquals(
                "4k3/8/8/8/8/8/8/RK5R w - - 0 1",
                answer("{" + board + "KQ - 0 1\"}").get("fen"));
        assertEquals("b1h1", legal("{" + board + "H - 0 1\"}", "O-O").get("uci"));
    }

    @Test
    void aMateEndsTheGame() {
        Map<String, Object> mated = answer("{\"moves\": [\"f3\", \"e5\", \"g4\", \"Qh4#\"]}");
        assertEquals("0-1", mated.get("result"));
        assertEquals("Black mates", mated.get("reason"));
        assertEquals("e1", mated.get("check"));
        assertEquals(List.of(), mated.get("legal"));
    }

    @Test
    void anIllegalMoveIsNamed() {
        RefusedException refused = assertThrows(RefusedException.class, () -> answer("{\"moves\": [\"e4\", \"e4\"]}"));
        assertEquals(Reason.ILLEGAL_MOVE, refused.reason());
        assertEquals("\"e4\" is not a legal move", refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "Nd2, '; did you mean Nbd2 or Nfd2?'",
        "e5, ''",
        "e94, ''",
    })
    void aRefusalSaysWhatMayBeMeant(String move, String reason) {
        String fen = "rnbqkbnr/pppppppp/8/8/8/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 1";
        GameLine line = GameLine.parse(RequestBody.parse("{\"fen\": \"" + fen + "\"}"));
        assertEquals(
                '"' + move + "\" is not a legal move" + reason,
                assertThrows(RefusedException.class, () -> line.parse(move)).getMessage());
    }

    @Test
    void aRefusalSaysThatTheKingIsInCheck() {
        RefusedException refused =
                assertThrows(RefusedException.class, () -> answer("{\"moves\": [\"e4\", \"f5\", \"Qh5\", \"a6\"]}"));
        assertEquals("\"a6\" is not a legal move: Black is in check", refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"nf3, Nf3", "NF3, Nf3", "1. Nf3, Nf3", "1.nf3, Nf3", "1... E4, e4", "G1F3, Nf3", "e4, e4"})
    void aMoveIsUnderstoodWithoutRegardToCapitalLettersAndWithItsNumber(String typed, String san) {
        GameLine line = GameLine.parse(RequestBody.parse("{}"));
        line.play(line.parse(typed));
        assertEquals(san, line.moves().getFirst().san());
    }

    @Test
    void aPawnAndABishopAreToldApartByTheCapitalLetter() {
        String fen = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";
        GameLine line = GameLine.parse(RequestBody.parse("{\"fen\": \"" + fen + "\"}"));
        assertEquals(
                "\"BXC3\" is not a legal move; did you mean Bxc3 or bxc3?",
                assertThrows(RefusedException.class, () -> line.parse("BXC3")).getMessage());
        line.play(line.parse("bxc3"));
        assertEquals("bxc3", line.moves().getFirst().san());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"fen\": \"nonsense\"}",
                "{\"fen\": \"8/8/8/8/8/8/8/8 w - - 0 1\"}",
                "{\"fen\": 5}",
                "{\"variant\": \"draughts\"}",
                "{\"chess960\": \"yes\"}",
                "{\"moves\": \"e4\"}",
                "{\"moves\": [4]}",
                "[]",
                "\"e4\"",
                "null",
                "{\"moves\": [\"e4\""
            })
    void whatIsNoPositionIsRefused(String request) {
        assertEquals(
                Reason.INVALID,
                assertThrows(RefusedException.class, () -> answer(request)).reason());
    }
}
