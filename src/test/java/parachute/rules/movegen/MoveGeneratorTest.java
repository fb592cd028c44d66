package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** The ways to generate moves agree with each other. */
class MoveGeneratorTest {
    @Property(tries = 40)
    void capturesAndQuietMovesTogetherAreAllMoves(Variant variant, long seed, @IntRange(max = 200) int plies) {
        RandomGame.play(variant, seed, plies, position -> {
            MoveGenerator generator = prepared(position);
            MoveList captures = new MoveList();
            MoveList quiets = new MoveList();
            generator.generateCaptures(captures);
            generator.generateQuiets(quiets);
            Set<Integer> both = new TreeSet<>(captures.toList());
            both.addAll(quiets.toList());
            assertEquals(new TreeSet<>(LegalMoves.of(position).toList()), both, Fen.format(position));
            assertEquals(both.size(), captures.size() + quiets.size(), "no move comes twice");
            for (int i = 0; i < captures.size(); i++) {
                int move = captures.get(i);
                assertEquals(true, position.isCapture(move) || Move.promotionKind(move) != 0);
            }
            for (int i = 0; i < quiets.size(); i++) {
                int move = quiets.get(i);
                assertEquals(false, position.isCapture(move) || Move.promotionKind(move) != 0);
            }
        });
    }

    @Property(tries = 40)
    void everyCodeIsLegalExactlyIfItIsGenerated(Variant variant, long seed, @IntRange(max = 200) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        MoveGenerator generator = prepared(position);
        MoveList moves = LegalMoves.of(position);
        boolean[] generated = new boolean[Move.LIMIT];
        for (int i = 0; i < moves.size(); i++) {
            generated[moves.get(i)] = true;
        }
        for (int code = 0; code < Move.LIMIT; code++) {
            if (generated[code] != generator.isLegal(code)) {
                throw new AssertionError("code " + Integer.toHexString(code) + " (" + describe(code) + ") is "
                        + (generated[code] ? "" : "not ") + "generated in " + Fen.format(position));
            }
        }
    }

    private static String describe(int code) {
        return "from " + Move.from(code) + " to " + Move.to(code) + " promotion " + Move.promotionKind(code);
    }

    @Property(tries = 60)
    void checksAreTheMovesThatGiveCheckInTheSameOrder(Variant variant, long seed, @IntRange(max = 200) int plies) {
        RandomGame.play(variant, seed, plies, position -> {
            MoveList found = new MoveList();
            prepared(position).generateChecks(found, preparedChecks(position));
            assertEquals(checksAmong(LegalMoves.of(position), position), found.toList(), Fen.format(position));
        });
    }

    @Property(tries = 60)
    void quietChecksAreTheQuietMovesThatGiveCheckInTheSameOrder(
            Variant variant, long seed, @IntRange(max = 200) int plies) {
        RandomGame.play(variant, seed, plies, position -> {
            MoveGenerator generator = prepared(position);
            MoveList quiets = new MoveList();
            generator.generateQuiets(quiets);
            MoveList found = new MoveList();
            generator.generateQuietChecks(found, preparedChecks(position));
            assertEquals(checksAmong(quiets, position), found.toList(), Fen.format(position));
        });
    }

    @Property(tries = 60)
    void checkingDropsAreTheDropsThatGiveCheck(long seed, @IntRange(min = 10, max = 200) int plies) {
        RandomGame.play(Variant.CRAZYHOUSE, seed, plies, position -> {
            MoveList drops = new MoveList();
            prepared(position).generateCheckingDrops(drops);
            MoveList expected = new MoveList();
            MoveList moves = LegalMoves.of(position);
            for (int i = 0; i < moves.size(); i++) {
                if (Move.isDrop(moves.get(i)) && givesCheck(position, moves.get(i))) {
                    expected.add(moves.get(i));
                }
            }
            assertEquals(texts(expected), texts(drops), Fen.format(position));
        });
    }

    private static CheckSquares preparedChecks(Position position) {
        CheckSquares checks = new CheckSquares(position);
        checks.prepare();
        return checks;
    }

    private static List<Integer> checksAmong(MoveList moves, Position position) {
        return moves.toList().stream()
                .filter(move -> givesCheck(position, move))
                .toList();
    }

    private static boolean givesCheck(Position position, int move) {
        position.make(move);
        boolean check = position.inCheck();
        position.unmake();
        return check;
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "moves-of-a-square.csv", numLinesToSkip = 1)
    void aPieceGoesWhereTheRulesLetIt(String rule, Variant variant, String fen, String origin, String targets) {
        Position position = Fen.parse(fen, variant);
        Set<String> expected = new TreeSet<>();
        for (String target : targets.split(" ")) {
            if (!target.isEmpty()) {
                expected.add(origin + target);
            }
        }
        Set<String> found = texts(LegalMoves.of(position));
        found.removeIf(text -> !text.startsWith(origin));
        assertEquals(expected, found);
        for (int i = 0; i < 64; i++) {
            int to = Square.fromIndex(i);
            String text = origin + Square.name(to);
            boolean castling = LegalMoves.contains(position, Move.castling(Square.parse(origin, 0), to));
            boolean legal = castling || LegalMoves.contains(position, CoordinateMove.parse(text));
            assertEquals(expected.contains(text), legal, text);
        }
    }

    @Test
    void everyGenerationReplacesTheMovesOfTheOneBefore() {
        MoveGenerator generator = prepared(Fen.parse("4k3/8/8/3p4/4P3/8/8/4K3[N] w - - 0 1", Variant.CRAZYHOUSE));
        MoveList moves = new MoveList();
        generator.generate(moves);
        assertEquals(Set.of("e4d5", "e4e5"), startingWith("e4", moves));
        generator.generateCaptures(moves);
        assertEquals(Set.of("e4d5"), texts(moves));
        generator.generateCheckingDrops(moves);
        assertEquals(Set.of("N@c7", "N@d6", "N@f6", "N@g7"), texts(moves));
        generator.generateQuiets(moves);
        assertEquals(Set.of("e4e5"), startingWith("e4", moves));
        assertEquals(texts(moves).size(), moves.size(), "the drops come once");
    }

    private static Set<String> startingWith(String origin, MoveList moves) {
        Set<String> texts = texts(moves);
        texts.removeIf(text -> !text.startsWith(origin));
        return texts;
    }

    @Property(tries = 40)
    void pawnsAreNeverDroppedOnTheirFirstAndLastRank(long seed, @IntRange(min = 10, max = 200) int plies) {
        RandomGame.play(Variant.CRAZYHOUSE, seed, plies, position -> {
            MoveList moves = LegalMoves.of(position);
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.get(i);
                int rank = Move.to(move) >> 4;
                assertEquals(false, Move.isDrop(move) && Move.dropKind(move) == Piece.PAWN && (rank == 0 || rank == 7));
            }
        });
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1,      ''",
        "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1,    e8",
        "4r1k1/8/4P3/8/8/8/8/4K3 w - - 0 1,  ''",
        "6k1/8/8/8/1b6/8/3p4/4K3 w - - 0 1,  d2",
        "6k1/8/8/8/8/3n4/8/4K3 w - - 0 1,    d3",
        "4r1k1/8/8/8/8/5n2/8/4K3 w - - 0 1,  f3 e8",
        "4k3/3P4/8/8/8/8/8/4R1K1 b - - 0 1,  e1 d7"
    })
    void thePiecesThatGiveCheckAreKnown(String fen, String checkers) {
        MoveGenerator generator = prepared(Fen.parse(fen, Variant.CHESS));
        assertEquals(checkers, Square.names(generator.checkers()));
        assertEquals(!checkers.isEmpty(), generator.inCheck());
    }

    private static MoveGenerator prepared(Position position) {
        MoveGenerator generator = new MoveGenerator(position);
        generator.prepare();
        return generator;
    }

    private static Set<String> texts(MoveList moves) {
        Set<String> texts = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(CoordinateMove.format(moves.get(i)));
        }
        return texts;
    }
}
