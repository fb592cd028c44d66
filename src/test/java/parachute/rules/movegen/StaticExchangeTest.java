package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Attacks;
import parachute.rules.board.EnPassant;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** With pawn 100, knight and bishop 300, rook 500, queen 900; a promoted piece costs 150 less to lose. */
class StaticExchangeTest {
    private static final int[] VALUES = {0, 100, 300, 300, 500, 900, 0};
    private static final int[] PROMOTED = {0, 100, 150, 150, 350, 750, 0};

    @ParameterizedTest
    @CsvSource({
        "a free pawn,                         4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1,             d1d5,   100",
        "a protected pawn for a rook,         4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1,           d1d5,  -400",
        "a pawn takes a protected knight,     4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1,          e4d5,   200",
        "two rooks on one file,               3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1,          d2d5,   100",
        "the second rook is pinned to no one, 3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1,        d2d5,  -400",
        "a bishop behind a pawn joins in,     4k3/8/4p3/3p4/4P3/5B2/8/4K3 w - - 0 1,        e4d5,   100",
        "a king does not take what is held,   8/8/3k4/3p4/8/1B6/8/3RK3 w - - 0 1,           d1d5,   100",
        "a quiet move into a pawn's attack,   4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1,            f3e5,  -300",
        "a safe quiet move,                   4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1,            f3d4,     0",
        "en passant,                          4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1,            e5d6,   100",
        "castling,                            4k3/8/8/8/8/8/8/4K2R w K - 0 1,               e1g1,     0",
        "a drop on a held square,             4k3/8/3p4/8/8/8/8/4K3[N] w - - 0 1,           N@e5,  -300",
        "a drop that is held itself,          4k3/8/3p4/8/8/5N2/8/4K3[N] w - - 0 1,         N@e5,  -200",
        "a pawn takes a held rook and queens, 1kr5/1P6/8/8/8/8/8/4K3 w - - 0 1,             b7c8q,  400",
        "a held pawn queens,                  2r2k2/3P4/8/8/8/8/8/3RK3 w - - 0 1,           d7d8q,  400",
        "a free pawn queens,                  8/3P4/8/8/8/8/8/3RK2k w - - 0 1,              d7d8q,  650",
        "a promoted queen is worth less,      4k3/8/8/3q~4/8/8/8/3RK3[] w - - 0 1,          d1d5,   750"
    })
    void exchangeComesTo(String what, String fen, String move, int value) {
        Variant variant = fen.contains("[") ? Variant.CRAZYHOUSE : Variant.CHESS;
        Position position = Fen.parse(fen, variant);
        StaticExchange exchange = new StaticExchange(position, VALUES, PROMOTED);
        int coded = CoordinateMove.parse(position, move);
        assertTrue(LegalMoves.contains(position, coded), "the test's own move");
        assertTrue(exchange.isAtLeast(coded, value), () -> what + " is worth " + value);
        assertFalse(exchange.isAtLeast(coded, value + 1), () -> what + " is worth no more than " + value);
        assertEquals(fen.contains(" w "), position.sideToMove() == 0);
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/3q~4/8/8/8/3RK3[N] w - - 0 1, d1d5, 750",
        "4k3/8/8/3q4/8/8/8/3RK3[N] w - - 0 1,  d1d5, 900",
        "4k3/8/8/3q4/8/8/8/3RK3[N] w - - 0 1,  d1d4, 0",
        "4k3/8/8/3q4/8/8/8/3RK3[N] w - - 0 1,  N@d4, 0",
        "4k3/8/8/3pP3/8/8/8/4K3[] w - d6 0 1,  e5d6, 100"
    })
    void aCaptureTakesThePieceThatStandsThereOrPassedBy(String fen, String move, int value) {
        Position position = Fen.parse(fen, Variant.CRAZYHOUSE);
        StaticExchange exchange = new StaticExchange(position, VALUES, PROMOTED);
        assertEquals(value, exchange.captured(CoordinateMove.parse(position, move)));
    }

    @Property(tries = 100)
    void anyMoveIsWorthWhatBothSidesKeepWhenTheyCaptureOrStop(
            Variant variant, long seed, @IntRange(max = 120) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        StaticExchange exchange = new StaticExchange(position, VALUES, PROMOTED);
        MoveList moves = LegalMoves.of(position);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int value = value(position, exchange, move);
            String text = CoordinateMove.format(move) + " in " + Fen.format(position);
            assertTrue(exchange.isAtLeast(move, value), text);
            assertFalse(exchange.isAtLeast(move, value + 1), text);
        }
    }

    /** Returns the move's own gain minus the best reply. */
    private static int value(Position position, StaticExchange exchange, int move) {
        int to = Move.to(move);
        int promotion = Move.promotionKind(move);
        int gain = exchange.captured(move) + (promotion == 0 ? 0 : PROMOTED[promotion] - VALUES[Piece.PAWN]);
        long occupied = position.occupied() | Square.bit(to);
        int standing;
        if (Move.isDrop(move)) {
            standing = VALUES[Move.dropKind(move)];
        } else {
            standing = promotion == 0 ? exchange.valueAt(Move.from(move)) : PROMOTED[promotion];
            occupied &= ~Square.bit(Move.from(move));
            occupied &= position.isEnPassant(move) ? ~Square.bit(EnPassant.victim(position)) : -1L;
        }
        return gain - answer(position, exchange, to, position.sideToMove() ^ 1, occupied, standing);
    }

    /** Returns what a side wins by capturing on the square with its cheapest piece, or 0 if it is better to stop. */
    private static int answer(
            Position position, StaticExchange exchange, int to, int side, long occupied, int standing) {
        long attackers = Attacks.attackers(position, to, occupied) & occupied;
        long own = attackers & position.occupiedBy(side);
        long enemy = attackers & position.occupiedBy(side ^ 1);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            long cheapest = own & position.pieces(side, kind);
            if (cheapest != 0 && (kind < Piece.KING || enemy == 0)) {
                int from = Square.first(cheapest);
                long after = occupied ^ Square.bit(from);
                return Math.max(0, standing - answer(position, exchange, to, side ^ 1, after, exchange.valueAt(from)));
            }
        }
        return 0;
    }
}
