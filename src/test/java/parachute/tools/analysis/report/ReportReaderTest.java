package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parachute.engine.search.WinDrawLossModel;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnReader;
import parachute.rules.notation.ReplayedGame;
import parachute.tools.analysis.MoveMark;

/** What a report says about an annotated game. */
class ReportReaderTest {
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

    static ReportGame read(String text) {
        return ReportReader.read(ReplayedGame.of(PgnReader.readAll(text).get(0), Variant.CHESS));
    }

    private final ReportGame game = read(ANNOTATED);

    private static String score(ReportMove move) {
        return move.evaluation().orElseThrow().score();
    }

    private static ReportMove better(ReportMove mistake) {
        return mistake.better().orElseThrow().moves().get(0);
    }

    @Test
    void aGameIsNamedAsFarAsItsTagsGo() {
        assertEquals(
                List.of("<A & B>", "C", "Club", "", "crazyhouse", "1-0", "12.5", ""),
                List.of(
                        game.white(),
                        game.black(),
                        game.event(),
                        game.date(),
                        game.variant(),
                        game.result(),
                        game.whiteAccuracy(),
                        game.blackAccuracy()));
    }

    @Test
    void aDateIsGivenAsFarAsItIsKnown() {
        assertEquals("2026.11", read("[Date \"2026.11.??\"]\n\n1. e4 *").date());
        assertEquals("2026", read("[Date \"2026.??.??\"]\n\n1. e4 *").date());
    }

    @Test
    void everyMoveHasItsPositionAndEvaluation() {
        assertEquals(4, game.moves().size());
        ReportMove drop = game.moves().get(2);
        assertEquals("7... P@e4", drop.text());
        assertEquals("P@e4", drop.change());
        assertEquals("6rk/6pp/8/8/4p3/8/4K3/8[N]", drop.board());
        assertEquals("+2.00", score(drop));
        assertEquals(Optional.empty(), drop.mark());
        assertTrue(drop.chance() > game.moves().get(1).chance());
        assertEquals("e1e2", game.moves().get(1).change());
    }

    @Test
    void anEvaluationIsGivenAsChancesAsWell() {
        int[] percent = WinDrawLossModel.chances(Variant.CRAZYHOUSE, 200).shares(100);
        ReportEvaluation evaluation = game.moves().get(2).evaluation().orElseThrow();
        assertEquals(List.of(percent[0], percent[1]), List.of(evaluation.win(), evaluation.draw()));
        assertEquals(Optional.empty(), game.moves().get(0).evaluation());
        assertEquals(
                Optional.of(new ReportEvaluation("", 100, 0)),
                better(game.moves().get(1)).evaluation());
    }

    @Test
    void aMistakeHasTheLastVariationAsTheBetterLine() {
        ReportMove mistake = game.moves().get(1);
        assertEquals(Optional.of(MoveMark.BLUNDER), mistake.mark());
        assertEquals("Blunder. oh", mistake.comment());
        assertEquals(1, mistake.better().orElseThrow().moves().size());
        ReportMove better = better(mistake);
        assertEquals("7. N@f7#", better.text());
        assertEquals("6rk/5Npp/8/8/8/8/8/4K3[p]", better.board());
        assertEquals(1, better.chance());
    }

    @Test
    void whatTheUserWroteStaysBesideTheAnalysis() {
        ReportMove move = game.moves().get(1);
        assertEquals(1, move.variations().size());
        assertEquals("Kd2", move.variations().get(0).moves().get(0).san());
        ReportMove own =
                read("1. e4 e5 2. Nf3 $1 (2. f4 {Gambit.} exf4 (2... d5 3. exd5) 3. Nf3) (2. Ke3) Nc6? (2... d6) *")
                        .moves()
                        .get(3);
        assertEquals("!", own.symbols());
        assertEquals(1, own.variations().size(), "2. Ke3 is not legal");
        List<ReportMove> line = own.variations().get(0).moves();
        assertEquals(
                List.of("f4", "exf4", "Nf3"), line.stream().map(ReportMove::san).toList());
        assertEquals("Gambit.", line.get(0).comment());
        assertEquals("2... d5", line.get(1).variations().get(0).moves().get(0).text());
    }

    @Test
    void aVariationWithoutAnEvaluationIsNotTheAnalysis() {
        ReportMove marked = read("1. e4 e5? (1... c5) *").moves().get(2);
        assertEquals(Optional.of(MoveMark.MISTAKE), marked.mark());
        assertEquals(Optional.empty(), marked.better());
        assertEquals("c5", marked.variations().get(0).moves().get(0).san());
    }

    @Test
    void controlCharactersCanBeSeen() {
        ReportGame game = read("[White \"\u001b[31mA\u202eB\"]\n\n1. e4 {\u0007!} *");
        assertEquals("\u241b[31mA<U+202E>B", game.white());
        assertEquals("\u2407!", game.moves().get(1).comment());
    }

    @Test
    void whatACommentSaysToProgramsIsLeftOut() {
        ReportGame clocked = read("{[%csl Re4] First} 1. e4 {[%eval 0.50] good [%clk 0:01:00.5]} 1... e5 {[%clk 1]} *");
        assertEquals(
                List.of("First", "good", ""),
                clocked.moves().stream().map(ReportMove::comment).toList());
    }

    @Test
    void aMateOnTheBoardNeedsNoEvaluation() {
        ReportMove mate = game.moves().get(3);
        assertEquals("8. N@f7#", mate.text());
        assertEquals("", score(mate));
        assertEquals(1, mate.chance());
    }

    @Test
    void whereThereIsNoEvaluationTheLastOneHolds() {
        ReportGame bare = read("1. e4 {[%eval 0.50]} 1... e5 *");
        assertEquals(bare.moves().get(1).chance(), bare.moves().get(2).chance());
        assertEquals(bare.moves().get(1).chance(), bare.moves().get(0).chance(), 0.001);
        assertEquals(Optional.empty(), bare.moves().get(2).evaluation());
        assertEquals(0.5, read("*[White \"A\"] *").moves().get(0).chance());
    }
}
