package parachute.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
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

    @Test
    void aPositionIsDescribedPartByPart() {
        Position position = new PositionBuilder(Variant.CRAZYHOUSE)
                .piece(Square.E1, Piece.fromLetter('K'))
                .piece(Square.E8, Piece.fromLetter('k'))
                .piece(Square.H1, Piece.fromLetter('R'))
                .piece(Square.A8, Piece.fromLetter('q'))
                .promoted(Square.A8)
                .addToHand(Piece.fromLetter('N'))
                .addToHand(Piece.fromLetter('p'))
                .sideToMove(Side.BLACK)
                .halfmoveClock(3)
                .fullmoveNumber(12)
                .castlingRights(CastlingRights.ALL)
                .enPassantSquare(Square.NONE)
                .build();
        assertEquals("q~3k3/8/8/8/8/8/8/4K2R[Np] b K - 3 12", Fen.format(position));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a1", "h1", "a8", "h8"})
    void noPawnStandsOnABackRank(String square) {
        PositionBuilder builder = new PositionBuilder(Variant.CHESS)
                .piece(Square.E1, Piece.fromLetter('K'))
                .piece(Square.E8, Piece.fromLetter('k'))
                .piece(Square.parse(square, 0), Piece.fromLetter('P'));
        assertEquals(
                "a pawn stands on " + square,
                assertThrows(IllegalPositionException.class, builder::build).getMessage());
    }

    @Test
    void aHandHoldsAtMostSixtyThreePiecesOfAKindWhenAGameBegins() {
        PositionBuilder builder = new PositionBuilder(Position.start(Variant.CRAZYHOUSE));
        for (int i = 0; i < 63; i++) {
            builder.addToHand(Piece.fromLetter('n'));
        }
        assertEquals(63, builder.build().handSize(Side.BLACK));
        builder.addToHand(Piece.fromLetter('n'));
        assertEquals(
                "64 pieces n in hand are too many",
                assertThrows(IllegalPositionException.class, builder::build).getMessage());
    }

    @Test
    void noKingIsInHand() {
        PositionBuilder builder =
                new PositionBuilder(Position.start(Variant.CRAZYHOUSE)).addToHand(Piece.fromLetter('K'));
        assertEquals(
                "a king is in hand",
                assertThrows(IllegalPositionException.class, builder::build).getMessage());
    }
}
