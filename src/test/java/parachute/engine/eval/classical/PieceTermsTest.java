package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

/** The terms of pieces, against the definitions for a single one. */
class PieceTermsTest {
    private interface Term {
        int of(Position position, Weights weights, int side, int square);
    }

    private static void assertSum(Term single, Term all, Variant variant, long seed, int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        Weights weights = Weights.of(variant);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            int expected = 0;
            for (long rest = position.occupiedBy(side); rest != 0; rest &= rest - 1) {
                expected += single.of(position, weights, side, Square.first(rest));
            }
            assertEquals(expected, all.of(position, weights, side, Square.NONE), Fen.format(position));
        }
    }

    @Property(tries = 100)
    void materialIsTheSumOfThePieces(Variant variant, long seed, @IntRange(max = 200) int plies) {
        assertSum(
                (position, weights, side, square) -> weights.pieceValue[Piece.kind(position.pieceAt(square))],
                (position, weights, side, none) -> new PieceTerms(weights).material(position, side),
                variant,
                seed,
                plies);
    }

    @Property(tries = 100)
    void placementIsTheSumOfPiecesRanksAndFiles(Variant variant, long seed, @IntRange(max = 200) int plies) {
        assertSum(
                PieceTermsTest::placement,
                (position, weights, side, none) -> new PieceTerms(weights).placement(position, side),
                variant,
                seed,
                plies);
    }

    private static int placement(Position position, Weights weights, int side, int square) {
        WeightTable table = WeightTable.of(position.variant());
        String[] names = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};
        int kind = Piece.kind(position.pieceAt(square));
        int file = Square.file(square) < 4 ? Square.file(square) : 7 - Square.file(square);
        int value = kind == Piece.KING ? 0 : table.tapered("piece")[kind - 1];
        return value
                + table.tapered(names[kind] + " rank")[Square.relativeRank(side, square)]
                + table.tapered(names[kind] + " file")[file];
    }

    @Property(tries = 300)
    void rooksStandOnOpenAndHalfOpenFiles(Variant variant, long seed, @IntRange(max = 200) int plies) {
        assertSum(
                PieceTermsTest::rookFile,
                (position, weights, side, none) -> new PieceTerms(weights).rookFiles(position, side),
                variant,
                seed,
                plies);
    }

    private static int rookFile(Position position, Weights weights, int side, int square) {
        boolean ownPawn = false;
        boolean enemyPawn = false;
        for (int rank = 0; rank < 8; rank++) {
            int piece = position.pieceAt(Square.of(Square.file(square), rank));
            ownPawn |= piece == Piece.of(side, Piece.PAWN);
            enemyPawn |= piece == Piece.of(Side.opposite(side), Piece.PAWN);
        }
        if (Piece.kind(position.pieceAt(square)) != Piece.ROOK || ownPawn) {
            return 0;
        }
        return enemyPawn ? weights.rookOnHalfOpenFile : weights.rookOnOpenFile;
    }

    @Property(tries = 300)
    void outpostsAreDefendedByAPawnAndOutOfReachOfAnyEnemyPawn(
            Variant variant, long seed, @IntRange(max = 200) int plies) {
        assertSum(
                PieceTermsTest::outpost,
                (position, weights, side, none) -> {
                    AttackMap attacks = new AttackMap(weights);
                    attacks.fill(position);
                    return new PieceTerms(weights).outposts(position, attacks, side);
                },
                variant,
                seed,
                plies);
    }

    private static int outpost(Position position, Weights weights, int side, int square) {
        int rank = Square.relativeRank(side, square);
        boolean isDefended = false;
        boolean isInReach = false;
        for (long rest = position.pieces(side, Piece.PAWN); rest != 0; rest &= rest - 1) {
            int pawn = Square.first(rest);
            isDefended |= isOnNeighbouringFile(pawn, square) && Square.relativeRank(side, pawn) == rank - 1;
        }
        for (long rest = position.pieces(Side.opposite(side), Piece.PAWN); rest != 0; rest &= rest - 1) {
            int pawn = Square.first(rest);
            isInReach |= isOnNeighbouringFile(pawn, square) && Square.relativeRank(side, pawn) > rank;
        }
        if (rank < 3 || rank > 5 || !isDefended || isInReach) {
            return 0;
        }
        return switch (Piece.kind(position.pieceAt(square))) {
            case Piece.KNIGHT -> weights.knightOutpost;
            case Piece.BISHOP -> weights.bishopOutpost;
            default -> 0;
        };
    }

    private static boolean isOnNeighbouringFile(int a, int b) {
        return Math.abs(Square.file(a) - Square.file(b)) == 1;
    }
}
