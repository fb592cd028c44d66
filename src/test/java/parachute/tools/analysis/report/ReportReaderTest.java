package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.engine.search.WinDrawLossModel;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnReader;
import parachute.rules.notation.ReplayedGame;

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

    @Test
    void aGameIsNamedAsFarAsItsTagsGo() {
        assertEquals(
                List.of("<A & B>", "C", "Club", "crazyhouse", "1-0", "12.5", ""),
                List.of(
                        game.white(),
                        game.black(),
                        game.place(),
                        game.variant(),
                        game.result(),
                        game.whiteAccuracy(),
                        game.blackAccuracy()));
    }

    @Test
    void everyMoveHasItsPositionAndEvaluation() {
        assertEquals(4, game.moves().size());
        ReportMove drop = game.moves().get(2);
        assertEquals("7... P@e4", drop.san());
        assertEquals("e4", drop.squares());
        assertEquals("6rk/6pp/8/8/4p3/8/4K3/8[N]", drop.board());
        assertEquals("+2.00", drop.score());
        assertEquals("", drop.mark());
        assertTrue(drop.chance() > game.moves().get(1).chance());
        assertEquals("e1e2", game.moves().get(1).squares());
    }

    @Test
    void anEvaluationIsGivenAsChancesAsWell() {
        int[] percent = WinDrawLossModel.chances(Variant.CRAZYHOUSE, 200).shares(100);
        assertEquals(
                "White wins " + percent[0] + " %, draw " + percent[1] + " %, Black wins " + percent[2] + " %",
                game.moves().get(2).chances());
        assertEquals("", game.moves().get(0).chances());
        assertEquals(
                "White wins 100 %, draw 0 %, Black wins 0 %",
                game.moves().get(1).better().get(0).chances());
    }

    @Test
    void aMistakeHasTheLastVariationAsTheBetterLine() {
        ReportMove mistake = game.moves().get(1);
        assertEquals("??", mistake.mark());
        assertEquals("Blunder. oh", mistake.comment());
        assertEquals(1, mistake.better().size());
        ReportMove better = mistake.better().get(0);
        assertEquals("7. N@f7#", better.san());
        assertEquals("#1", better.score());
        assertEquals("6rk/5Npp/8/8/8/8/8/4K3[p]", better.board());
        assertEquals(1, better.chance());
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
        assertEquals("#", mate.score());
        assertEquals(1, mate.chance());
    }

    @Test
    void whereThereIsNoEvaluationTheLastOneHolds() {
        ReportGame bare = read("1. e4 {[%eval 0.50]} 1... e5 *");
        assertEquals(bare.moves().get(1).chance(), bare.moves().get(2).chance());
        assertEquals(bare.moves().get(1).chance(), bare.moves().get(0).chance(), 0.001);
        assertEquals("", bare.moves().get(2).score());
        assertEquals(0.5, read("*[White \"A\"] *").moves().get(0).chance());
    }
}
