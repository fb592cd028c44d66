package parachute.protocol.cecp.conformance;

import java.time.Duration;
import java.util.List;
import java.util.Random;

/** A game of an engine, which is on move, against moves by chance; the client keeps the board and the clock. */
final class TrackedGame {
    /** How much longer than its clock says an engine is waited for, so that the fault is told by its size. */
    private static final Duration GRACE = Duration.ofSeconds(3);

    private final XBoardClient client;
    private final TrackedBoard board;
    private final Random random = new Random(1);

    /** What the client sends instead of {@code go} from the second move on. */
    private String reply = "go";

    /** The clock that the client keeps for the engine. */
    interface Clock {
        /** The lines that tell the engine its time before a move. */
        List<String> announcement();

        /** The time that the next move may take. */
        Duration limit();

        /** Takes the time of a move off; fails if it was too long. */
        void charge(Duration taken);
    }

    /**
     * A game about to start.
     *
     * @param board the position, a copy of which follows the game
     */
    TrackedGame(XBoardClient client, TrackedBoard board) {
        this.client = client;
        this.board = board.after();
    }

    /** Four moves that no opening book knows; the engine is in force mode and White is on move. */
    static void setUpOffBook(XBoardClient client, String... settings) {
        client.send("new");
        client.send(settings);
        client.send("force");
        client.play("a2a4", "h7h5", "h2h3", "a7a6");
        client.sync();
    }

    /** Lets the engine make its moves, fewer if the game ends; fails at an illegal one and when its time is over. */
    void play(int moves, Clock clock) {
        for (int move = 0; move < moves && !board.isOver(); move++) {
            engineMoves(clock);
            if (!board.isOver()) {
                opponentMoves(board.randomMove(random));
            }
        }
    }

    /** Lets the engine move and plays its move on the board; answers it in coordinates. */
    String engineMoves(Clock clock) {
        clock.announcement().forEach(client::send);
        int mark = client.mark();
        long start = System.nanoTime();
        client.send(reply);
        EngineMove move = client.awaitMove(mark, clock.limit().plus(GRACE));
        clock.charge(move.since(start));
        String text = board.inCoordinates(move.text());
        board.play(text);
        return text;
    }

    /** Plays the opponent's move on the board; the engine is told when it has to answer. */
    void opponentMoves(String move) {
        board.play(move);
        reply = "usermove " + move;
    }

    TrackedBoard board() {
        return board;
    }
}
