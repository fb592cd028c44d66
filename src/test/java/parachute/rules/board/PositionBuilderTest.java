package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

class PositionBuilderTest {
    private static final int GAMES = 20, PLIES = 120;

    @ParameterizedTest
    @EnumSource
    void everyPartOfAPositionIsTakenOver(Variant variant) {
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGame.play(variant, seed, PLIES, position -> {
                Position built = new PositionBuilder(position).build();
                assertEquals(Fen.format(position), Fen.format(built));
                assertEquals(position.key(), built.key(), Fen.format(position));
            });
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsBuiltIsIndependentOfItsOrigin(Variant variant) {
        Position origin = Position.start(variant);
        PositionBuilder builder = new PositionBuilder(origin).sideToMove(Side.BLACK);
        builder.build().make(Move.of(0x64, 0x44));
        assertEquals(Fen.format(Position.start(variant)), Fen.format(origin));
        assertEquals(Fen.format(origin).replace(" w ", " b "), Fen.format(builder.build()));
    }

    @ParameterizedTest
    @EnumSource
    void aChangeThatMakesThePositionIllegalIsRefused(Variant variant) {
        PositionBuilder builder = new PositionBuilder(Position.start(variant)).piece(Square.E1, Piece.NONE);
        assertThrows(IllegalPositionException.class, builder::build);
    }
}
