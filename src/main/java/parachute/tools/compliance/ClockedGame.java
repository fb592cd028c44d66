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

/** A game of an engine, which is on move, against moves by chance; the board and the clock are kept here. */
final class ClockedGame {
    /** How much longer than its clock says an engine is waited for, so that the problem is told by its size. */
    private static final Duration GRACE = Duration.ofSeconds(3);

    private final CecpClient client;
    private final Position position;
    private final Clock clock;
    private final Random random = new Random(1);

    /** Seconds that the engine has left. */
    private double left;

    private int moves;

    /** What the engine is sent instead of {@code go} from the second move on. */
    private String reply = "go";

    /**
     * What the engine may spend.
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

    /** A game from a position, which is not changed. */
    ClockedGame(CecpClient client, Position position, Clock clock) {
        this.client = client;
        this.position = position.copy();
        this.clock = clock;
        left = clock.base;
    }

    /**
     * Lets the engine make its moves, fewer if the game ends; a problem is an illegal one, or the end of its time.
     *
     * @return how the game has ended, if it has
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

    /** Lets the engine move. */
    void engineMoves() throws ChildEndedException, InterruptedException {
        if (clock.session != 1) {
            long centiseconds = Math.max(1, Math.round(left * 100));
            client.engine().send("time " + centiseconds, "otim " + centiseconds);
        }
        Duration limit = Duration.ofMillis(Math.max(0, Math.round(1000 * left)));
        long start = System.nanoTime();
        client.engine().send(reply);
        ChildProcess.Line move = client.awaitMove(limit.plus(GRACE));
        Duration taken = Duration.ofNanos(move.nanos() - start);
        requireWithin(limit, taken);
        position.make(MoveText.parse(position, legal(position, move.text())));
        moves++;
        left = clock.session == 1 ? clock.base : left + clock.increment - taken.toNanos() / 1e9;
        if (clock.session > 1 && moves % clock.session == 0) {
            left += clock.base;
        }
    }

    /** Moves for the opponent, every other time by a drop if there is one; the engine is told when it has to answer. */
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
