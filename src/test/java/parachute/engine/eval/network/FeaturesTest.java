package parachute.engine.eval.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.ColourFlip;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

class FeaturesTest {
    /** Returns the inputs of bits that are 1 from the perspective of a side. */
    private static SortedSet<Integer> inputs(Position position, int side) {
        long[] sets = new long[Features.SETS];
        Features.read(position, sets);
        int king = Features.king(position, side);
        SortedSet<Integer> inputs = new TreeSet<>();
        for (int set = 0; set < Features.SETS; set++) {
            for (long rest = sets[set]; rest != 0; rest &= rest - 1) {
                int input = Features.index(set, Long.numberOfTrailingZeros(rest), side, king);
                assertTrue(inputs.add(input), "twice " + input);
            }
        }
        return inputs;
    }

    /** Returns the inputs of pieces near the king of a side. */
    private static SortedSet<Integer> zone(Position position, int side) {
        int ownKing = Features.ownKing(Features.kingIndex(side, Features.king(position, side)));
        SortedSet<Integer> zone = new TreeSet<>();
        for (int input : inputs(position, side)) {
            int near = Features.zone(input, ownKing);
            if (near >= 0) {
                assertTrue(zone.add(near), "twice " + near);
            }
        }
        return zone;
    }

    /**
     * Parses an input in words, as its side sees it: own pieces and their features in upper case, those of the other
     * side in lower case. {@code Pe4} is a pawn, {@code Q~f6} the mark of a promoted queen, {@code N#2} the second
     * knight in hand, {@code R@a} the right to castle with the rook that is seen on the a-file, {@code P+1-2} a pawn
     * one file to the right of the king and two ranks below it.
     */
    private static int number(String word) {
        boolean other = Character.isLowerCase(word.charAt(0));
        int kind = "PNBRQK".indexOf(Character.toUpperCase(word.charAt(0)));
        String rest = word.substring(1);
        return switch (rest.charAt(0)) {
            case '+', '-' -> 768 + (other ? 294 : 0) + 49 * kind + 3 + offset(rest, 0) + 7 * (3 + offset(rest, 2));
            case '#' ->
                (other ? 1386 : 1356) + List.of(0, 16, 20, 24, 28).get(kind) + Integer.parseInt(rest, 1, 2, 10) - 1;
            case '~' -> (other ? 1480 : 1416) + square(rest.substring(1));
            case '@' -> (other ? 1546 : 1544) + (rest.charAt(1) == 'h' ? 0 : 1);
            default -> (other ? 384 : 0) + 64 * kind + square(rest);
        };
    }

    private static int offset(String words, int start) {
        return Integer.parseInt(words, start, start + 2, 10);
    }

    private static int square(String name) {
        return name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            White sees the board as it is with the king on the queen's side | CHESS | 7k/4p3/8/8/8/8/4P3/2K5 w - - 0 1 | WHITE | Kc1 Pe2 kh8 pe7
            and mirrored with the king on the king's side      | CHESS      | 2k5/4p3/8/8/8/8/4P3/6K1 w - - 0 1        | WHITE | Kb1 Pd2 kf8 pd7
            d1 is the last file that is not mirrored           | CHESS      | 8/8/8/k7/8/8/4P3/3K4 w - - 0 1           | WHITE | Kd1 Pe2 ka5
            e1 is the first that is                            | CHESS      | 8/8/8/k7/8/8/4P3/4K3 w - - 0 1           | WHITE | Kd1 Pd2 kh5
            Black sees it from the eighth rank                 | CHESS      | 1k6/8/8/8/5n2/8/4P3/7K w - - 0 1         | BLACK | Kb1 Nf5 kh8 pe7
            mirrored by the black king alone                   | CHESS      | 6k1/8/8/8/5n2/8/4P3/1K6 b - - 0 1        | BLACK | Kb1 Nc5 kg8 pd7
            every kind of piece                                | CHESS      | k6q/6r1/5b2/4n3/P7/1N6/2B5/KR1Q4 w - - 0 1 | WHITE | Ka1 Rb1 Qd1 Bc2 Nb3 Pa4 ka8 qh8 rg7 bf6 ne5
            every kind of piece for Black                      | CHESS      | k6q/6r1/5b2/4n3/P7/1N6/2B5/KR1Q4 w - - 0 1 | BLACK | Ka1 Qh1 Rg2 Bf3 Ne4 ka8 rb8 qd8 bc7 nb6 pa5
            chess has no input for castling                    | CHESS      | k7/8/8/8/8/8/8/4K2R w K - 0 1            | WHITE | Kd1 Ra1 kh8
            a hand of n pieces sets n inputs                   | CRAZYHOUSE | k7/8/8/8/8/8/8/K7[PPNqqbrrr] w - - 0 1   | WHITE | Ka1 ka8 P#1 P#2 N#1 q#1 q#2 b#1 r#1 r#2 r#3
            and those of Black are Black's own                 | CRAZYHOUSE | k7/8/8/8/8/8/8/K7[PPNqqbrrr] w - - 0 1   | BLACK | Ka1 ka8 p#1 p#2 n#1 Q#1 Q#2 B#1 R#1 R#2 R#3
            no more pieces than there are of a kind            | CRAZYHOUSE | k7/8/8/8/8/8/8/K7[QQQNNNNNN] w - - 0 1   | WHITE | Ka1 ka8 Q#1 Q#2 N#1 N#2 N#3 N#4
            a promoted piece is a piece with a mark            | CRAZYHOUSE | 1k6/8/8/3Q~4/8/8/6n~1/K7[] w - - 0 1     | WHITE | Ka1 kb8 Qd5 Q~d5 ng2 n~g2
            marks are flipped and mirrored as pieces are       | CRAZYHOUSE | 7k/8/8/3Q~4/8/8/6n~1/K7[] b - - 0 1      | BLACK | Ka1 kh8 qe4 q~e4 Nb7 N~b7
            the right to castle with h1, which is seen on a1   | CRAZYHOUSE | k7/8/8/8/8/8/8/4K2R[] w K - 0 1          | WHITE | Kd1 Ra1 kh8 R@a
            the right to castle with a1, which is seen on h1   | CRAZYHOUSE | 1k6/8/8/8/8/8/8/R3K3[] w Q - 0 1         | WHITE | Kd1 Rh1 kg8 R@h
            the other side sees it where it sees the rook      | CRAZYHOUSE | 1k6/8/8/8/8/8/8/R3K3[] w Q - 0 1         | BLACK | Kb1 ra8 ke8 r@a
            and mirrored if it is mirrored itself              | CRAZYHOUSE | r3k2r/8/8/8/8/8/8/4K2R[] w Kq - 0 1      | BLACK | Kd1 Ra1 Rh1 kd8 ra8 R@h r@a
            """)
    void everyInputHasItsMeaning(String what, Variant variant, String fen, String side, String words) {
        assertEquals(numbers(words), inputs(Fen.parse(fen, variant), side(side)), what);
    }

    private static int side(String name) {
        return name.equals("WHITE") ? Side.WHITE : Side.BLACK;
    }

    private static SortedSet<Integer> numbers(String words) {
        return Arrays.stream(words.split(" ")).map(FeaturesTest::number).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            pieces within three files and ranks       | CHESS      | 7k/8/8/4n3/3PP3/8/8/1KR5 w - - 0 1      | WHITE | R+1+0 P+2+3 P+3+3
            on all sides of the king                  | CHESS      | 7k/8/p5p1/8/3K4/8/8/q5B1 w - - 0 1      | WHITE | p-3+2 p+3+2 q-3-3 B+3-3
            and no piece farther away                 | CHESS      | 7k/p7/7p/8/3K4/8/8/7q w - - 0 1         | WHITE | p-3+3
            the other king too                        | CHESS      | 8/8/8/2k5/8/8/1K6/8 w - - 0 1           | WHITE | k+1+3
            mirrored with the king on the king's side | CHESS      | k7/8/8/8/8/8/5PPP/5RK1 w - - 0 1        | WHITE | R+1+0 P-1+1 P+0+1 P+1+1
            from Black's side                         | CHESS      | 5rk1/5ppp/8/5N2/8/8/8/K7 w - - 0 1      | BLACK | R+1+0 P-1+1 P+0+1 P+1+1 n+1+3
            a promoted piece like any other           | CRAZYHOUSE | 7k/8/8/8/8/2q~5/8/1K6[Qn] w - - 0 1     | WHITE | q+1+2
            """)
    void aPieceNearTheKingHasASecondInput(String what, Variant variant, String fen, String side, String words) {
        assertEquals(numbers(words), zone(Fen.parse(fen, variant), side(side)), what);
    }

    @ParameterizedTest
    @CsvSource({"CHESS, 1356", "CRAZYHOUSE, 1548"})
    void theBitsOfAPositionAndThePlacesNearAKingAreAllInputsAndNoTwoTheSame(Variant variant, int count) {
        assertEquals(count, Features.count(variant));
        int sets = variant.hasDrops() ? Features.SETS : Features.PIECE_SETS;
        int middle = Features.ownKing(Features.kingIndex(Side.WHITE, 27));
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int king : new int[] {0, 7, 27, 36}) {
                BitSet inputs = new BitSet();
                for (int set = 0; set < sets; set++) {
                    int bits = set < 14 ? 64 : set < 16 ? 30 : 2;
                    for (int bit = 0; bit < bits; bit++) {
                        int input = Features.index(set, bit, side, king);
                        assertTrue(!inputs.get(input), "twice " + input);
                        inputs.set(input);
                        int zone = Features.zone(input, middle);
                        if (zone >= 0) {
                            assertTrue(!inputs.get(zone), "twice " + zone);
                            inputs.set(zone);
                        }
                    }
                }
                // The king itself is not among the pieces around it.
                inputs.set(768 + 5 * 49, 768 + 6 * 49);
                assertEquals(count, inputs.nextClearBit(0));
                assertEquals(count, inputs.length());
            }
        }
    }

    @Property(tries = 200)
    void aPositionWithExchangedColoursIsTheSameForTheOtherSide(
            Variant variant, long seed, @IntRange(max = 150) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        Position flipped = ColourFlip.of(position);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            assertEquals(inputs(position, side), inputs(flipped, Side.opposite(side)), Fen.format(position));
            assertEquals(zone(position, side), zone(flipped, Side.opposite(side)), Fen.format(position));
        }
    }

    @Property(tries = 200)
    void aMirroredBoardIsTheSameForBothSides(Variant variant, long seed, @IntRange(max = 150) int plies) {
        Position position = new PositionBuilder(RandomGame.play(variant, seed, plies))
                .castlingRights(0)
                .enPassantSquare(Square.NONE)
                .build();
        Position mirrored = mirror(position);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            assertEquals(inputs(position, side), inputs(mirrored, side), Fen.format(position));
            assertEquals(zone(position, side), zone(mirrored, side), Fen.format(position));
        }
    }

    /** Returns a position with the files mirrored. */
    private static Position mirror(Position position) {
        PositionBuilder builder = new PositionBuilder(position);
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            builder.piece(square ^ 7, position.pieceAt(square));
            if (Square.contains(position.promoted(), square)) {
                builder.promoted(square ^ 7);
            }
        }
        return builder.build();
    }

    @Test
    void noPositionHasMoreThanTheMaximumNumberOfInputs() {
        PositionBuilder full = new PositionBuilder(Variant.CRAZYHOUSE);
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            full.piece(square, Piece.of(i < 32 ? Side.WHITE : Side.BLACK, Piece.KNIGHT))
                    .promoted(square);
        }
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            for (int n = 0; n < 20; n++) {
                full.addToHand(Piece.of(Side.WHITE, kind)).addToHand(Piece.of(Side.BLACK, kind));
            }
        }
        for (int rank : new int[] {0, 7}) {
            int side = rank == 0 ? Side.WHITE : Side.BLACK;
            full.piece(Square.of(4, rank), Piece.of(side, Piece.KING));
            full.piece(Square.of(0, rank), Piece.of(side, Piece.ROOK));
            full.piece(Square.of(7, rank), Piece.of(side, Piece.ROOK));
        }
        Position position = full.castlingRights(0b1111).build();
        // Of the 62 pieces that could be promoted, the four rooks that may castle are not.
        assertEquals(Features.MAX_BITS - 4, inputs(position, Side.WHITE).size());
        assertEquals(27, zone(position, Side.WHITE).size(), "the zone of a king on a back rank");
    }

    @ParameterizedTest
    @EnumSource
    void inChessTheSetsOfCrazyhouseStayEmpty(Variant variant) {
        long[] sets = new long[Features.SETS];
        Features.read(Position.start(variant), sets);
        long used = Arrays.stream(sets).filter(set -> set != 0).count();
        assertEquals(variant.hasDrops() ? 14 : 12, used, "pieces, and in crazyhouse castling rights");
    }
}
