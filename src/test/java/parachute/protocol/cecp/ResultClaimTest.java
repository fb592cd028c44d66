package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

class ResultClaimTest {
    private static Outcome claim(Position position) {
        return ResultClaim.of(position, Outcome.of(position));
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/4k3/8/8/4K3/8/8 w - - 0 1,INSUFFICIENT_MATERIAL",
        "8/8/4k3/8/8/4K3/8/6N1 w - - 0 1,INSUFFICIENT_MATERIAL",
        "8/8/4kb2/8/8/4K3/8/4B3 w - - 0 1,INSUFFICIENT_MATERIAL",
        "8/8/4k3/8/8/4K3/8/1N4N1 w - - 0 1,ONGOING",
        "8/8/4k3/8/4B3/4K3/8/1B6 w - - 0 1,ONGOING",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1,STALEMATE",
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1,WHITE_MATES",
        "4k3/8/8/8/8/R7/7r/4K3 b - - 100 80,FIFTY_MOVES"
    })
    void onlyWhatXBoardConfirmsIsClaimed(String fen, Outcome expected) {
        assertEquals(expected, claim(Fen.parse(fen, Variant.CHESS)));
    }

    @Test
    void theThirdTimeIsADraw() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        play(position, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
        assertEquals(Outcome.ONGOING, claim(position));
        play(position, "f6g8");
        assertEquals(Outcome.REPETITION, claim(position));
    }

    @Test
    void aRepetitionTooLongAgoForXBoardIsNotClaimed() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        play(position, "g1f3 g8f6 f3g1 f6g8");
        play(position, "g1f3 g8f6" + " f3d4 f6d5 d4f3 d5f6".repeat(26) + " f3g1 f6g8");
        assertEquals(Outcome.REPETITION, Outcome.of(position));
        assertFalse(claim(position).isOver());
    }

    @Test
    void drawsThatAPlayerCallsGoWithAnOffer() {
        assertTrue(ResultClaim.needsOffer(Outcome.REPETITION));
        assertFalse(ResultClaim.needsOffer(Outcome.STALEMATE));
        assertFalse(ResultClaim.needsOffer(Outcome.ONGOING));
    }

    private static void play(Position position, String moves) {
        for (String move : moves.split(" ")) {
            position.make(MoveText.parse(position, move));
        }
    }
}
