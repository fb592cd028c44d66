package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

/** Making moves and taking them back, with the changes of the key. */
class MakeUnmakeTest {
    @Property(tries = 60)
    void everyMoveTakenBackLeavesThePositionAsItWas(Variant variant, long seed, @IntRange(max = 200) int plies) {
        RandomGame.play(variant, seed, plies, position -> {
            String before = PositionDump.of(position);
            MoveList moves = LegalMoves.of(position);
            for (int i = 0; i < moves.size(); i++) {
                position.make(moves.get(i));
                assertNotEquals(before, PositionDump.of(position));
                position.unmake();
                assertEquals(before, PositionDump.of(position));
            }
        });
    }

    @Property(tries = 40)
    void aWholeGameTakenBackShowsItsPositionsInReverse(
            Variant variant, long seed, @IntRange(min = 1, max = 800) int plies) {
        List<String> dumps = new ArrayList<>();
        Position position = RandomGame.play(variant, seed, plies, one -> dumps.add(PositionDump.of(one)));
        for (int i = dumps.size() - 1; i > 0; i--) {
            assertEquals(dumps.get(i), PositionDump.of(position));
            position.unmake();
        }
        assertEquals(PositionDump.of(RandomGame.start(variant, seed)), PositionDump.of(position));
    }

    @Property(tries = 60)
    void aNullMoveTakenBackLeavesThePositionAsItWas(Variant variant, long seed, @IntRange(max = 200) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        if (!position.inCheck()) {
            String before = PositionDump.of(position);
            position.makeNull();
            assertNotEquals(before, PositionDump.of(position));
            position.unmakeNull();
            assertEquals(before, PositionDump.of(position));
        }
    }

    @Property(tries = 60)
    void theKeyKeptUpMoveByMoveIsTheKeyOfThePositionSetUpAnew(
            Variant variant, long seed, @IntRange(max = 200) int plies) {
        RandomGame.play(variant, seed, plies, position -> {
            Position anew = Fen.parse(Fen.format(position), variant);
            assertEquals(anew.key(), position.key());
            assertEquals(anew.pawnKey(), position.pawnKey());
        });
    }

    @Property(tries = 60)
    void aCopyIsTheSameAndGoesItsOwnWay(Variant variant, long seed, @IntRange(max = 200) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        Position copy = position.copy();
        String before = PositionDump.of(position);
        assertEquals(before, PositionDump.of(copy));
        while (copy.ply() > 0) {
            copy.unmake();
        }
        assertEquals(before, PositionDump.of(position));
    }
}
