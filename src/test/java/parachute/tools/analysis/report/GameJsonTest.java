package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parachute.engine.search.Score;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.rules.pgn.PgnReader;
import parachute.rules.pgn.PgnWriter;
import parachute.tools.json.Json;

/** An annotated game as pages read it. */
class GameJsonTest {
    static final String ANNOTATED = """
            [Event "Club"]
            [Date "????.??.??"]
            [White "<A & B>"]
            [Black "C"]
            [Variant "crazyhouse"]
            [FEN "6rk/6pp/8/8/8/8/8/4K3[Np] w - - 0 7"]
            [WhiteAccuracy "12.5"]

            {begin} 7. Ke2?? {[%eval 1.00] Blunder. oh} (7. Kd2) (7. N@f7# {[%eval #1]}) 7... P@e4 $14
            {[%eval 2.00]} 8. N@f7# 1-0
            """;

    private JsonNode game;

    static GameTree replay(String text) {
        return PgnReader.readAll(text).getFirst().resolve(Variant.CHESS);
    }

    static GameJson read(String text) {
        return GameJson.of(replay(text));
    }

    private static JsonNode json(String text) throws JsonProcessingException {
        return Json.parse(Json.line(read(text)), JsonNode.class).orElseThrow();
    }

    @BeforeEach
    void readGame() throws JsonProcessingException {
        game = json(ANNOTATED);
    }

    @Test
    void aGameHasItsTagsAndItsFirstPosition() {
        assertEquals("<A & B>", game.at("/tags/White").asText());
        assertEquals("12.5", game.at("/tags/WhiteAccuracy").asText());
        assertEquals("crazyhouse", game.get("variant").asText());
        assertEquals("6rk/6pp/8/8/8/8/8/4K3[Np] w - - 0 7", game.get("start").asText());
        assertEquals("1-0", game.get("result").asText());
        assertFalse(game.has("problem"));
    }

    @Test
    void movesAreGivenInBothNotations() {
        assertEquals("e1e2 P@e4 N@f7", game.at("/line/moves").asText());
        assertEquals("Ke2 P@e4 N@f7#", game.at("/line/sans").asText());
        assertEquals("begin", game.at("/line/comment").asText());
    }

    @Test
    void anEvaluationIsGivenAsChancesAsWell() {
        int[] percent = Score.chances(Variant.CRAZYHOUSE, 200).shares(100);
        String[] evaluations = game.at("/line/evaluations").asText().split(" ");
        assertEquals("+2.00," + percent[0] + "," + percent[1], evaluations[1]);
        assertEquals(",100,0", evaluations[2], "mate on the board needs no score");
    }

    @Test
    void theScoreAtTheBeginningOfACommentIsGivenOnce() throws JsonProcessingException {
        assertEquals("Blunder. oh", game.at("/line/notes/0/comment").asText());
        assertTrue(game.at("/line/notes/1/comment").isMissingNode());
        JsonNode others = json("1. e4 {[%clk 1] [%eval 0.5] good} 1... e5 {[%eval 0.50,12] deep} *");
        assertEquals(
                "[%clk 1] [%eval 0.5] good", others.at("/line/notes/0/comment").asText());
        assertEquals("[%eval 0.50,12] deep", others.at("/line/notes/1/comment").asText());
    }

    @Test
    void aMoveHasItsGlyphsAndVariations() throws JsonProcessingException {
        assertEquals(4, game.at("/line/notes/0/glyphs/0").asInt());
        assertEquals("Kd2", game.at("/line/notes/0/variations/0/sans").asText());
        assertEquals(
                "[%eval #1]",
                game.at("/line/notes/0/variations/1/notes/0/comment").asText());
        JsonNode nested = json("1. e4 e5 2. Nf3 $1 (2. f4 {Gambit.} exf4 (2... d5 3. exd5) 3. Nf3) Nc6 *");
        JsonNode line = nested.at("/line/notes/2/variations/0");
        assertEquals("f4 exf4 Nf3", line.get("sans").asText());
        assertEquals("d5 exd5", line.at("/notes/1/variations/0/sans").asText());
    }

    @Test
    void aMoveOfTheGameThatLeadsToAnOpeningHasItsName() throws JsonProcessingException {
        JsonNode opened = json("1. e4 a5 2. h3 (2. a4) Ra6 *");
        assertEquals("B00 King's Pawn Game", opened.at("/line/notes/0/opening").asText());
        assertEquals("B00 Ware Defense", opened.at("/line/notes/1/opening").asText());
        assertFalse(opened.at("/line/notes/2").has("opening"));
    }

    @Test
    void castlingIsGivenAsTheVariantWritesIt() throws JsonProcessingException {
        String game = "[FEN \"1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1\"]\n\n1. O-O O-O-O *";
        JsonNode chess960 = json("[Variant \"Chess960\"]\n" + game);
        assertTrue(chess960.get("chess960").asBoolean());
        assertEquals("c1g1 c8b8", chess960.at("/line/moves").asText());
        assertEquals(
                "e1g1",
                json("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *")
                        .at("/line/moves")
                        .asText());
    }

    @Test
    void whatIsNotLegalOrNotPgnIsAProblem() {
        GameTree replayed = replay("1. e4 Ke7 *");
        assertEquals("\"1... Ke7\" is not a legal move", GameJson.of(replayed).problem());
        assertEquals(
                "line 1: odd; \"1... Ke7\" is not a legal move",
                GameJson.of(replayed, Optional.of("line 1: odd")).problem());
    }

    @Test
    void aGameIsAFewKilobytes() {
        String shuffle = "Nf3 {[%eval 0.31]} Nf6 {[%eval 0.24]} Ng1 {[%eval 0.17]} Ng8? {[%eval 0.25] Mistake. Winning"
                + " chance 38%, with d5 51%.} (d5 {[%eval 0.01]} d4 Nf6 c4 e6 Nc3 c6 e3 Nbd7 Bd3 dxc4 Bxc4) ";
        int size = Json.line(read(shuffle.repeat(20) + "*")).length();
        assertTrue(size < 8_500, "80 plies with 20 mistakes: " + size);
    }

    /** Readers of JSON allow a thousand values inside of each other. */
    @Test
    void theDeepestVariationsAreReadFromTheirJson() throws JsonProcessingException {
        GameTree deep = new GameTree(Map.of(), Position.start(Variant.CHESS), "*");
        Position position = Position.start(Variant.CHESS);
        Node last = deep.root();
        for (int depth = 0; depth < Node.MAX_DEPTH; depth++) {
            MoveList moves = LegalMoves.of(position);
            last.add(position.copy(), moves.get(0));
            last = last.add(position, moves.get(1));
        }
        String text = PgnWriter.format(deep);
        assertTrue(text.contains(")".repeat(Node.MAX_DEPTH)));
        assertEquals(Json.line(GameJson.of(deep)), Json.line(json(text)));
    }
}
