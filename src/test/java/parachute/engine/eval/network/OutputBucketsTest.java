package parachute.engine.eval.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Attacks;
import parachute.rules.board.ColourFlip;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

/** By what the weights of a network's output are chosen. */
class OutputBucketsTest {
    /** Kinds from the cheapest to the dearest; a knight is as cheap as a bishop. */
    private static final List<Integer> PRICES = List.of(0, 1, 3, 3, 5, 9);

    private static int bucket(Position position) {
        long[] sets = new long[Features.SETS];
        Features.read(position, sets);
        return new OutputBuckets(position.variant()).of(sets, position.sideToMove());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0", "1, 0", "2, 1", "3, 1", "4, 2", "13, 6", "14, 7", "15, 7", "16, 7", "30, 7", "60, 7",
    })
    void thePhaseInCrazyhouseIsByPiecesInHand(int pieces, int phase) {
        PositionBuilder builder = new PositionBuilder(Fen.parse("k7/8/8/8/8/8/8/K7[] w - - 0 1", Variant.CRAZYHOUSE));
        for (int i = 0; i < pieces; i++) {
            builder.addToHand(Piece.of(i % 2, Piece.PAWN + i % 5));
        }
        int bucket = bucket(builder.build());
        assertEquals(4 * phase, bucket);
        assertEquals(phase, new OutputBuckets(Variant.CRAZYHOUSE).phase(bucket));
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "4, 0", "5, 1", "8, 1", "9, 2", "28, 6", "29, 7", "32, 7", "40, 7"})
    void thePhaseInChessIsByPiecesOnTheBoard(int pieces, int phase) {
        PositionBuilder builder = new PositionBuilder(Fen.parse("k7/8/8/8/8/8/8/K7 w - - 0 1", Variant.CHESS));
        for (int i = 0; i < pieces - 2; i++) {
            builder.piece(Square.fromIndex(10 + i), Piece.of(Side.WHITE, Piece.PAWN));
        }
        int bucket = bucket(builder.build());
        assertEquals(phase, bucket);
        assertEquals(phase, new OutputBuckets(Variant.CHESS).phase(bucket));
    }

    @ParameterizedTest(name = "{1}: {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "no piece is attacked                       | k7/8/8/3n4/8/8/8/K2R4[] w - - 0 1      | 1",
                "a knight is attacked by a rook             | k7/8/8/3n4/8/8/8/K2R4[] b - - 0 1      | 2",
                "a pawn defends it                          | k7/8/4p3/3n4/8/8/8/K2R4[] w - - 0 1    | 0",
                "a pawn attacks it                          | k7/8/4p3/3n4/2P5/8/8/K7[] w - - 0 1    | 1",
                "a rook is attacked by a bishop             | k7/8/4p3/3r4/8/1B6/8/K7[] w - - 0 1    | 1",
                "a bishop is attacked by a knight, defended | k7/8/4p3/3b4/8/2N5/1P6/K7[] w - - 0 1  | 0",
                "a pawn is between a queen and a rook       | k7/8/4p3/3q4/8/8/3P4/K2R4[] w - - 0 1  | 0",
                "a queen is attacked by a rook, defended    | k7/8/4p3/3q4/8/8/8/2KR4[] w - - 0 1    | 1",
                "queens attack each other, both defended    | k7/8/4p3/3q4/8/8/3Q4/K2R4[] w - - 0 1  | 0",
                "rooks attack each other, both undefended   | k7/8/8/3r4/8/8/8/K2R4[] w - - 0 1      | 3",
                "a pawn is no piece                         | k7/8/8/3p4/8/8/8/K2R4[] w - - 0 1      | 0",
            })
    void inCrazyhouseALoosePieceOfEitherSideCounts(String why, String fen, int bucket) {
        assertEquals(bucket, bucket(Fen.parse(fen, Variant.CRAZYHOUSE)), why);
    }

    @Property(tries = 500)
    void loosePiecesAreThoseThatOneFindsOneByOne(long seed, @IntRange(max = 150) int plies) {
        Position position = RandomGame.play(Variant.CRAZYHOUSE, seed, plies);
        int side = position.sideToMove();
        int expected = (hasLoosePiece(position, side) ? 2 : 0) + (hasLoosePiece(position, side ^ 1) ? 1 : 0);
        assertEquals(expected, bucket(position) % 4, Fen.format(position));
    }

    private static boolean hasLoosePiece(Position position, int side) {
        return IntStream.range(0, 64).map(Square::fromIndex).anyMatch(square -> isLoose(position, square, side));
    }

    private static boolean isLoose(Position position, int square, int side) {
        int piece = position.pieceAt(square);
        int kind = Piece.kind(piece);
        if (piece == Piece.NONE || Piece.side(piece) != side || kind == Piece.PAWN || kind == Piece.KING) {
            return false;
        }
        long attackers = Attacks.attackers(position, square, position.occupied());
        long others = attackers & position.occupiedBy(side ^ 1);
        boolean defended = (attackers & position.occupiedBy(side)) != 0;
        boolean cheaper = IntStream.range(Piece.PAWN, Piece.KING)
                .anyMatch(other ->
                        PRICES.get(other) < PRICES.get(kind) && (others & position.pieces(side ^ 1, other)) != 0);
        return others != 0 && (!defended || cheaper);
    }

    @Property(tries = 200)
    void aPositionWithExchangedColoursHasTheSameBucket(Variant variant, long seed, @IntRange(max = 150) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        assertEquals(bucket(position), bucket(ColourFlip.of(position)), Fen.format(position));
    }
}
