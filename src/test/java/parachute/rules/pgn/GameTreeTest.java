package parachute.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;

/** Games of PGN files replayed by the rules. */
class GameTreeTest {
    private static GameTree read(String text) {
        return PgnReader.readAll(text).get(0);
    }

    @Test
    void aGameIsPlayedOverByTheRulesOfItsVariant() {
        GameTree game = read("[Variant \"Crazyhouse\"]\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *");
        GameTree replayed = game.resolveWhole(VariantName.DEFAULT);
        assertEquals(Variant.CRAZYHOUSE, replayed.variant());
        assertEquals(5, replayed.moves().size());
        assertEquals(
                "rnb1kbnr/ppp1pppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR[p] b KQkq - 0 3", Fen.format(replayed.position(5)));
        assertEquals(Fen.format(Position.start(Variant.CRAZYHOUSE)), Fen.format(replayed.position(0)));
        assertEquals(
                1,
                read("1. Nf3 Nf6 2. Ng1 Ng8 *")
                        .resolveWhole(VariantName.DEFAULT)
                        .position(4)
                        .repetitions());
    }

    @Test
    void aGameMayBeginAnywhere() {
        GameTree game = read("[Variant \"From Position\"]\n[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 0 33\"]\n33... e1=Q+ *");
        GameTree replayed = game.resolveWhole(new VariantName(Variant.CRAZYHOUSE, false));
        assertEquals(Variant.CHESS, replayed.variant());
        assertEquals("4k3/8/8/8/8/8/8/K3q3 w - - 0 34", Fen.format(replayed.position(1)));
        assertEquals(GameText.of(List.of(game)), GameText.of(PgnReader.readAll(PgnWriter.format(replayed))));
        assertEquals(
                "33... e1=Q+ *",
                PgnWriter.format(replayed).lines().skip(3).findFirst().orElseThrow());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '\'', textBlock = """
            1. e4 e5 2. Ke3 *                    ; "2. Ke3" is not a legal move
            1. e4 P@e5 *                         ; "1... P@e5" is not a legal move
            [Variant "Atomic"] 1. e4 *           ; unknown variant "Atomic", expected chess, crazyhouse, chess960 or crazyhouse960
            [FEN "8/8/8/8/8/8/8 w - - 0 1"] *    ; the board has 7 ranks instead of 8: "8/8/8/8/8/8/8"
            """)
    void whatCannotBePlayedOverIsNamed(String text, String complaint) {
        assertEquals(
                complaint,
                assertThrows(PgnException.class, () -> read(text).resolveWhole(VariantName.DEFAULT))
                        .getMessage());
    }

    @Test
    void aGameMayBePlayedOverUpToAnIllegalMove() {
        GameTree game = read("1. e4 e5 {ok} 2. Ke3 {no} (2. Nf3 {yes}) Nc6 $1 *");
        GameTree replayed = game.resolve(Variant.CHESS);
        assertEquals(2, replayed.moves().size());
        assertEquals(Optional.of("\"2. Ke3\" is not a legal move"), replayed.illegalMove());
        assertEquals(
                "ok Illegal from here on: 2. Ke3 [no] (2. Nf3 [yes]) 2... Nc6!",
                replayed.moves().getLast().comment());
        GameTree legal = read("1. e4 e5 *").resolve(Variant.CHESS);
        assertEquals(Optional.empty(), legal.illegalMove());
        assertEquals(List.of(), legal.problems());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            1. e4 e5 (1... -- 2. d4 {threat} d5) (1... c5 2. Nf3 ?? 3. d4 {really}) 2. Nf3 *     ; \
                1. e4 e5 (1... -- 2. d4 {threat} 2... d5) (1... c5 2. Nf3 {Illegal from here on: 2... ?? 3. d4 [really]}) 2. Nf3 * ; \
                "2... ??" is not a legal move in its variation
            1. e4 (1. d4 d5 2. zz {a} c6 $14) e5 *                                             ; \
                1. e4 (1. d4 d5 {Illegal from here on: 2. zz [a] 2... c6 $14}) 1... e5 *     ; \
                "2. zz" is not a legal move in its variation
            1. e4 {x} ({y} 1. Ke3 {z} e5) 1... e5 *                                          ; \
                1. e4 {x ([y] 1. Ke3 [z] 1... e5)} 1... e5 *                             ; \
                "1. Ke3" is not a legal move in its variation
            1. e4 (1. d4 (1. c4 c4) d5) e5 2. Ke3 *                                          ; \
                1. e4 (1. d4 d5) (1. c4 {Illegal from here on: 1... c4}) 1... e5 {Illegal from here on: 2. Ke3} * ; \
                "1... c4" is not a legal move in its variation, "2. Ke3" is not a legal move
            """)
    void whatIsNotLegalIsKeptAsAComment(String text, String kept, String problems) {
        GameTree replayed = read(text).resolve(Variant.CHESS);
        assertEquals(problems, String.join(", ", replayed.problems()));
        assertEquals(kept, PgnWriter.format(replayed).strip().replaceAll("\\s+", " "));
        GameTree again = read(PgnWriter.format(replayed)).resolve(Variant.CHESS);
        assertEquals(List.of(), again.problems());
        assertEquals(GameText.of(replayed), GameText.of(again));
    }

    @Test
    void castlingRightsThatChessDoesNotHaveAreDropped() {
        String fen = "[FEN \"1r2k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1\"]";
        GameTree chess = read(fen + "\n\n1. Kd2 *").resolveWhole(VariantName.DEFAULT);
        assertEquals("1r2k2r/8/8/8/8/8/8/R3K1R1 w Qk - 0 1", Fen.format(chess.position(0)));
        assertEquals(
                List.of("castling rights Kq are dropped: in chess king and rook castle from their home squares"),
                chess.warnings());
        GameTree illegal = read(fen + "\n\n1. Kd2 Kd7 2. Kd8 *").resolve(Variant.CHESS);
        assertEquals(2, illegal.moves().size());
        assertEquals(1, illegal.warnings().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Variant \"Chess960\"]", "[Variant \"Standard\"]", ""})
    void aGameThatCastlesAsInChess960IsOne(String tag) {
        String fen = "[FEN \"1r2k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1\"]";
        GameTree replayed = read(tag + fen + "\n\n1. Ra2 O-O-O 2. O-O *").resolveWhole(VariantName.DEFAULT);
        assertEquals(List.of(), replayed.warnings());
        assertEquals("2kr3r/8/8/8/8/8/R7/5RK1 b - - 3 2", Fen.format(replayed.position(3)));
    }

    @Test
    void aSideThatIsNotInCheckMayPass() {
        GameTree replayed = read("1. e4 -- 2. Z0 e5 3. Qh5 *").resolveWhole(VariantName.DEFAULT);
        assertEquals("rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 3", Fen.format(replayed.position(5)));
        assertEquals("1. e4 -- 2. -- e5 3. Qh5 *", PgnWriter.format(replayed).strip());
        assertEquals(
                Optional.of("\"3... --\" is not a legal move"),
                read("1. e4 f6 2. d4 -- 3. Qh5+ -- *").resolve(Variant.CHESS).illegalMove());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            w KQkq - 0 1 ; chess960
            w HBhb - 0 1 ; chess
            w HBhb - 0 1 ; chess960
            """)
    void theRightsOfChess960AreKeptIfTheOptionOrTheLettersSaySo(String rights, String asked) {
        GameTree game = read("[FEN \"1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R " + rights + "\"]\n\n1. e4 e5 *")
                .resolve(VariantName.parse(asked));
        assertEquals(List.of(), game.warnings());
        assertEquals("Chess960", VariantName.of(game.start()).pgn());
        assertEquals("1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w KQkq - 0 1", Fen.format(game.start()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Variant \"Chess960\"]", "[Variant \"Chess960\"]\n[FEN \"?\"]"})
    void aGameOfChess960NeedsItsFirstPosition(String tags) {
        GameTree game = read(tags + "\n\n1. e4 *");
        assertEquals(
                "a game of Chess960 without its first position",
                assertThrows(PgnException.class, () -> game.resolve(Variant.CHESS))
                        .getMessage());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"1-0, 1/2-1/2, true", "1-0, 1-0, false", "½-½, 1/2-1/2, false", "*, 1-0, false", "0-1, *, false"})
    void twoResultsThatDifferAreNamed(String tag, String result, boolean differ) {
        Optional<String> other =
                read("[Result \"" + tag + "\"]\n\n1. e4 " + result).otherResult();
        assertEquals(
                differ
                        ? Optional.of("its tag Result says 1-0, but 1/2-1/2 follows its moves and counts")
                        : Optional.empty(),
                other);
    }

    @Test
    void theVariantInWhichMostMovesAreLegalIsFound() {
        GameTree game = read("1. e4 d5 2. exd5 Qxd5 3. P@e4 Kd7 *").resolve(VariantName.DEFAULT, Variant.CRAZYHOUSE);
        assertEquals(Variant.CRAZYHOUSE, game.variant());
        assertEquals(List.of(), game.problems());
        assertEquals(6, game.legalMoves().size());
    }

    @Test
    void theTagsCannotBeChanged() {
        Map<String, String> tags = read("[White \"A\"] *").tags();
        assertThrows(UnsupportedOperationException.class, () -> tags.put("White", "B"));
    }

    @Test
    void theFirstPositionIsThatOfTheGameAfterAllLinesWereFollowed() {
        GameTree game = read("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 (1... c5 2. Nf3) 2. Nf3 *");
        assertEquals(
                Fen.format(Position.start(Variant.CHESS)),
                Fen.format(game.resolve(Variant.CHESS).start()));
        assertEquals(0, game.start().ply());
        Node sicilian = game.moves().getFirst().variations().getFirst();
        assertEquals(
                "c5 Nf3",
                String.join(" ", sicilian.line().stream().map(Node::san).toList()));
        assertEquals("Nf3", San.format(game.position(2), game.moves().get(2).move()));
    }
}
