package parachute.engine.eval.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.Evaluator;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.ColourFlip;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class NetworkEvaluatorTest {
    private static final int HIDDEN = 4;
    private static final int CHESS_INPUTS = Features.count(Variant.CHESS);

    /** Compares with an evaluator that has seen no other position. */
    private static int evaluate(Evaluator evaluator, Network network, Position position) {
        int score = evaluator.evaluate(position);
        assertEquals(new NetworkEvaluator(network).evaluate(position), score, Fen.format(position));
        return score;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            a quiet move                     | CHESS      | 4k3/8/8/8/8/8/4P3/3K4 w - - 0 1            | e2e4
            a capture                        | CHESS      | 3k4/8/8/8/8/3p4/4P3/3K4 w - - 0 1          | e2d3
            a capture into a hand            | CRAZYHOUSE | 3k4/8/8/8/8/3p4/4P3/3K4[] w - - 0 1        | e2d3
            a second piece of a kind in hand | CRAZYHOUSE | 3k4/8/8/8/8/3p4/4P3/3K4[P] w - - 0 1       | e2d3
            a promoted piece is captured     | CRAZYHOUSE | 3k4/8/8/8/8/3q~4/4P3/3K4[P] w - - 0 1      | e2d3
            a promoted piece captures        | CRAZYHOUSE | 3k4/8/8/8/8/3p4/4Q~3/3K4[P] w - - 0 1      | e2d3
            promoted pieces capture another  | CRAZYHOUSE | 3k4/8/8/8/8/3q~4/4Q~3/3K4[P] w - - 0 1     | e2d3
            a drop                           | CRAZYHOUSE | 3k4/8/8/8/8/8/8/3K4[PPN] w - - 0 1         | P@e4
            the drop of the last piece       | CRAZYHOUSE | 3k4/8/8/8/8/8/8/3K4[N] w - - 0 1           | N@e4
            a drop by Black                  | CRAZYHOUSE | 3k4/8/8/8/8/8/8/3K4[qq] b - - 0 1          | Q@e4
            a promotion                      | CHESS      | 3k4/6P1/8/8/8/8/8/3K4 w - - 0 1            | g7g8n
            a promotion with a mark          | CRAZYHOUSE | 3k4/6P1/8/8/8/8/8/3K4[] w - - 0 1          | g7g8q
            a promotion by capture           | CRAZYHOUSE | 3k3r/6P1/8/8/8/8/8/3K4[] w - - 0 1         | g7h8r
            a promotion by capture of a promoted piece | CRAZYHOUSE | 3k3r~/6P1/8/8/8/8/8/3K4[] w - - 0 1 | g7h8r
            a capture en passant             | CHESS      | 3k4/8/8/4Pp2/8/8/8/3K4 w - f6 0 1          | e5f6
            a capture en passant into a hand | CRAZYHOUSE | 3k4/8/8/8/4pP2/8/8/3K4[] b - f3 0 1        | e4f3
            castling on the king's side      | CHESS      | 4k3/8/8/8/8/8/8/4K2R w K - 0 1             | e1g1
            castling away from the king's side | CHESS    | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1             | e1c1
            castling uses up its rights      | CRAZYHOUSE | r3k2r/8/8/8/8/8/8/R3K2R[] b KQkq - 0 1     | e8c8
            a rook's move loses one          | CRAZYHOUSE | r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 0 1     | h1g1
            a rook captured loses one too    | CRAZYHOUSE | r3k2r/8/8/8/8/8/6n1/R3K1NR[] w KQkq - 0 1  | h1h8
            a king crosses the middle        | CHESS      | 4k3/pp6/8/8/8/8/PP6/3K4 w - - 0 1          | d1e2
            and back                         | CHESS      | 3k4/pp6/8/8/8/8/PP6/4K3 w - - 0 1          | e1d1
            a black king crosses it          | CRAZYHOUSE | 4k3/pp6/8/8/8/8/PP6/3K4[Qq] b - - 0 1      | e8d7
            a king crosses it by a capture   | CRAZYHOUSE | 4k3/8/8/8/8/8/4q~3/3K4[Qq] w - - 0 1       | d1e2
            one pawn of twenty is dropped    | CRAZYHOUSE | 3k4/8/8/8/8/8/8/3K4[PPPPPPPPPPPPPPPPPPPP] w - - 0 1 | P@e4
            the seventeenth is dropped       | CRAZYHOUSE | 3k4/8/8/8/8/8/8/3K4[PPPPPPPPPPPPPPPPP] w - - 0 1    | P@e4
            the sixteenth is dropped         | CRAZYHOUSE | 3k4/8/8/8/8/8/8/3K4[PPPPPPPPPPPPPPPP] w - - 0 1     | P@e4
            a third queen comes into hand    | CRAZYHOUSE | 3k4/8/8/8/8/3q4/4P3/3K4[QQ] w - - 0 1      | e2d3
            """)
    void afterOneMoveAndBackTheEvaluationIsAsIfSeenForTheFirstTime(
            String what, Variant variant, String fen, String move) {
        Network network = SmallNetwork.of(variant, 16, what.hashCode());
        Evaluator evaluator = new NetworkEvaluator(network);
        Position position = Fen.parse(fen, variant);
        int before = evaluate(evaluator, network, position);
        position.make(CoordinateMove.parse(move));
        int after = evaluate(evaluator, network, position);
        position.unmake();
        assertEquals(before, evaluate(evaluator, network, position));
        position.make(CoordinateMove.parse(move));
        assertEquals(after, evaluate(evaluator, network, position));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            the first moves            | CHESS      | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            the first moves            | CRAZYHOUSE | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1
            captures and castling      | CHESS      | r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
            promotions                 | CHESS      | r7/1P4P1/8/2k5/8/8/1p4p1/R3K2R w KQ - 0 1
            pawns that capture in passing | CHESS   | 4k3/2p1p1p1/8/1P1P1P2/2p1p1p1/8/1P1P1P2/4K3 w - - 0 1
            kings in the middle        | CHESS      | 8/8/3k4/4p3/3P4/4K3/8/8 w - - 0 1
            drops                      | CRAZYHOUSE | r2q1rk1/pp3ppp/2n1bn2/3pN3/3P1B2/2NB4/PP3PPP/R2Q1RK1[QRBNPqrbnp] w - - 0 15
            drops against bare kings   | CRAZYHOUSE | 3k4/8/8/8/8/8/8/4K3[QNPPqnpp] w - - 0 1
            promotions with marks      | CRAZYHOUSE | r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R[PNpn] w KQkq - 0 1
            promoted pieces in danger  | CRAZYHOUSE | r1b1kb1r/pp1Q~1ppp/2n2n2/4p3/4P3/2N2N2/PPq~2PPP/R1B1KB1R[Pp] b KQkq - 0 1
            kings in the open          | CRAZYHOUSE | 8/2p5/3k1n2/4p3/3P4/2N1K3/5P2/8[QPqp] b - - 0 1
            hands beyond all that is counted | CRAZYHOUSE | 3k4/8/8/8/8/8/8/4K3[QQQNNNNNPPPPPPPPPPPPPPPPPPqqqrrrrr] w - - 0 1
            """)
    void everyEvaluationOfASearchIsAsIfSeenForTheFirstTime(String what, Variant variant, String fen) {
        Network network = SmallNetwork.of(variant, HIDDEN, what.hashCode());
        Evaluator evaluator = new NetworkEvaluator(network);
        List<String> faults = new ArrayList<>();
        int[] evaluations = {0};
        Evaluator comparing = position -> {
            int score = evaluator.evaluate(position);
            evaluations[0]++;
            if (score != new NetworkEvaluator(network).evaluate(position)) {
                faults.add(Fen.format(position));
            }
            return score;
        };
        SearchLimits limits = SearchLimits.NONE.withNodes(8_000);
        new Search(Fen.parse(fen, variant), limits, SearchListener.SILENT, new SearchMemory(2, 1), any -> comparing, 0)
                .run();
        assertEquals(List.of(), faults);
        assertTrue(evaluations[0] > 500, evaluations[0] + " evaluations");
    }

    /** Back and forth in a game, evaluated only sometimes. */
    @Property(tries = 60)
    void itDoesNotMatterHowAPositionWasReached(Variant variant, long seed) {
        Network network = SmallNetwork.of(variant, HIDDEN, seed);
        Evaluator evaluator = new NetworkEvaluator(network);
        Random random = new Random(seed);
        Position position = Position.start(variant);
        for (int step = 0; step < 400; step++) {
            MoveList moves = LegalMoves.of(position);
            boolean back = moves.size() == 0 || position.ply() > 0 && random.nextInt(3) == 0;
            if (back) {
                position.unmake();
            } else {
                position.make(moves.get(random.nextInt(moves.size())));
            }
            if (random.nextInt(3) == 0) {
                evaluate(evaluator, network, position);
            }
        }
    }

    /** As when the user sets up one position after the other. */
    @Property(tries = 20)
    void anEvaluatorIsGoodForAnyNumberOfGames(Variant variant, long seed, @IntRange(max = 200) int plies) {
        Network network = SmallNetwork.of(variant, HIDDEN, seed);
        Evaluator evaluator = new NetworkEvaluator(network);
        for (int game = 0; game < 10; game++) {
            evaluate(evaluator, network, RandomGame.play(variant, seed + game, plies / (game + 1)));
        }
    }

    @Property(tries = 100)
    void exchangedColoursMakeNoDifference(Variant variant, long seed, @IntRange(max = 150) int plies) {
        Evaluator evaluator = new NetworkEvaluator(SmallNetwork.of(variant, 16, seed));
        Position position = RandomGame.play(variant, seed, plies);
        assertEquals(evaluator.evaluate(position), evaluator.evaluate(ColourFlip.of(position)), Fen.format(position));
    }

    @ParameterizedTest
    @EnumSource
    void aPassInTheSearchChangesOnlyTheSideToMove(Variant variant) {
        Network network = SmallNetwork.of(variant, HIDDEN, 3);
        Evaluator evaluator = new NetworkEvaluator(network);
        Position position = RandomGame.play(variant, 1, 12);
        evaluate(evaluator, network, position);
        position.makeNull();
        evaluate(evaluator, network, position);
        position.unmakeNull();
        evaluate(evaluator, network, position);
    }

    /** All output weights as large as a file can hold them without overflow, and all units 1. */
    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void noEvaluationIsBeyondTheLimit(int sign) {
        int[][] inputs = new int[CHESS_INPUTS][8];
        int[] bias = new int[8];
        Arrays.fill(bias, Network.HIDDEN_UNIT);
        int[][][] outputs = new int[OutputBuckets.PHASES][2][8];
        int[] biases = new int[OutputBuckets.PHASES];
        for (int bucket = 0; bucket < OutputBuckets.PHASES; bucket++) {
            Arrays.fill(outputs[bucket][0], sign * (Short.MAX_VALUE - 100));
            Arrays.fill(outputs[bucket][1], sign * (Short.MAX_VALUE - 100));
            biases[bucket] = sign * Integer.MAX_VALUE;
        }
        Network network = new Network(Variant.CHESS, Network.MAX_SCALE, inputs, bias, outputs, biases);
        assertEquals(sign * Evaluator.LIMIT, new NetworkEvaluator(network).evaluate(Position.start(Variant.CHESS)));
    }

    /** Half a centipawn is rounded as precisely as integers allow; computed here in real numbers. */
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 350", "-1, -350", "0.5, 175", "-0.5, -175", "0.001, 0", "0.002, 1", "-0.002, -1"})
    void theOutputIsInCentipawns(double output, int centipawns) {
        int[] biases = new int[OutputBuckets.PHASES];
        Arrays.fill(biases, (int) Math.round(output * Network.OUTPUT_UNIT));
        Network network = new Network(
                Variant.CHESS, 350, new int[CHESS_INPUTS][1], new int[1], new int[OutputBuckets.PHASES][2][1], biases);
        assertEquals(centipawns, new NetworkEvaluator(network).evaluate(Position.start(Variant.CHESS)));
    }

    /** One unit for White's pawns on e4, clipped and squared. */
    @ParameterizedTest(name = "a unit of {0} counts {1}")
    @CsvSource({"-1, 0", "0, 0", "0.25, 6.25", "0.5, 25", "1, 100", "3, 100"})
    void unitsAreClippedAndSquared(double unit, double centipawns) {
        int[][] inputs = new int[CHESS_INPUTS][1];
        inputs[28][0] = (int) (unit * Network.HIDDEN_UNIT);
        int[][][] outputs = new int[OutputBuckets.PHASES][2][1];
        for (int[][] bucket : outputs) {
            bucket[0][0] = Network.UNIT;
        }
        Network network = new Network(Variant.CHESS, 100, inputs, new int[1], outputs, new int[OutputBuckets.PHASES]);
        Position position = Fen.parse("k7/8/8/8/4P3/8/8/K7 w - - 0 1", Variant.CHESS);
        assertEquals(Math.round(centipawns), new NetworkEvaluator(network).evaluate(position));
    }

    @Test
    void theSideToMoveHasWeightsOfItsOwn() {
        int[][] inputs = new int[CHESS_INPUTS][1];
        inputs[28][0] = Network.HIDDEN_UNIT;
        int[][][] outputs = new int[OutputBuckets.PHASES][2][1];
        for (int[][] bucket : outputs) {
            bucket[0][0] = Network.UNIT;
            bucket[1][0] = -2 * Network.UNIT;
        }
        Evaluator evaluator = new NetworkEvaluator(
                new Network(Variant.CHESS, 100, inputs, new int[1], outputs, new int[OutputBuckets.PHASES]));
        assertEquals(100, evaluator.evaluate(Fen.parse("k7/8/8/8/4P3/8/8/K7 w - - 0 1", Variant.CHESS)));
        assertEquals(-200, evaluator.evaluate(Fen.parse("k7/8/8/8/4P3/8/8/K7 b - - 0 1", Variant.CHESS)));
    }

    @ParameterizedTest
    @EnumSource
    void evaluatingAllocatesNothing(Variant variant) {
        Evaluator evaluator = new NetworkEvaluator(SmallNetwork.of(variant, HIDDEN, 1));
        Position end = RandomGame.play(variant, 4, 120);
        int[] moves = new int[end.ply()];
        Arrays.setAll(moves, end::moveAt);
        Position position = Position.start(variant);
        playThrough(position, moves, evaluator);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long measuring = -threads.getCurrentThreadAllocatedBytes() + threads.getCurrentThreadAllocatedBytes();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 20; i++) {
            playThrough(position, moves, evaluator);
        }
        assertEquals(measuring, threads.getCurrentThreadAllocatedBytes() - before);
    }

    private static int playThrough(Position position, int[] moves, Evaluator evaluator) {
        int sum = 0;
        for (int move : moves) {
            position.make(move);
            sum += evaluator.evaluate(position);
        }
        for (int i = 0; i < moves.length; i++) {
            position.unmake();
            sum += evaluator.evaluate(position);
        }
        return sum;
    }
}
