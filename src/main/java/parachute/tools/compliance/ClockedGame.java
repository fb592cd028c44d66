package parachute.tools.compliance;

import static parachute.tools.compliance.Compliance.legal;
import static parachute.tools.compliance.Compliance.requireWithin;

import java.time.Duration;
import java.util.Random;
import java.util.stream.IntStream;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.MoveText;

/** A game of an engine, which is on move, against random moves; keeps the board and the clock. */
final class ClockedGame {
    /** The time to wait for an engine after its clock has run out, so that the problem can state by how much. */
    private static final Duration GRACE = Duration.ofSeconds(3);

    private final CecpClient client;
    private final Position position;
    private final Clock clock;
    private final Random random = new Random(1);

    /** Seconds that the engine has left. */
    private double left;

    private int moves;

    /** The line sent instead of {@code go} from the second move on. */
    private String reply = "go";

    /**
     * The time limits of the engine.
     *
     * @param base seconds
     * @param increment seconds added for each move
     * @param session moves after which the base is added again; 0 for the whole game, 1 for the same time for each move
     */
    record Clock(double base, double increment, int session) {
        static Clock perMove(double seconds) {
            return new Clock(seconds, 0, 1);
        }
    }

    /** Creates a game from a position, which is not changed. */
    ClockedGame(CecpClient client, Position position, Clock clock) {
        this.client = client;
        this.position = position.copy();
        this.clock = clock;
        left = clock.base;
    }

    /**
     * Lets the engine make a number of moves, or fewer if the game ends; illegal moves and time losses are problems.
     *
     * @return the outcome of the game, if it has ended
     */
    Outcome play(int number) throws ChildEndedException, InterruptedException {
        for (int move = 0; move < number && !isOver(); move++) {
            engineMoves();
            if (!isOver()) {
                opponentMoves();
            }
        }
        return Outcome.of(position);
    }

    private boolean isOver() {
        return Outcome.of(position).isOver();
    }

    /** Lets the engine make a move. */
    void engineMoves() throws ChildEndedException, InterruptedException {
        if (clock.session != 1) {
            long centiseconds = Math.max(1, Math.round(left * 100));
            client.send("time " + centiseconds, "otim " + centiseconds);
        }
        Duration limit = Duration.ofMillis(Math.max(0, Math.round(1000 * left)));
        long start = System.nanoTime();
        client.send(reply);
        ChildProcess.OutputLine move = client.awaitMove(limit.plus(GRACE));
        Duration taken = Duration.ofNanos(move.nanos() - start);
        requireWithin(limit, taken);
        position.make(MoveText.parse(position, legal(position, move.text())));
        moves++;
        left = clock.session == 1 ? clock.base : left + clock.increment - taken.toNanos() / 1e9;
        if (clock.session > 1 && moves % clock.session == 0) {
            left += clock.base;
        }
    }

    /**
     * Makes a move of the opponent, every other time a drop if possible; the engine gets the move when it has to reply.
     */
    void opponentMoves() {
        MoveList legal = LegalMoves.of(position);
        int[] drops = IntStream.range(0, legal.size())
                .map(legal::get)
                .filter(Move::isDrop)
                .toArray();
        int move = drops.length > 0 && random.nextBoolean()
                ? drops[random.nextInt(drops.length)]
                : legal.get(random.nextInt(legal.size()));
        reply = client.moveLine(CoordinateMove.format(move));
        position.make(move);
    }
}
