package parachute.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import parachute.cli.start.Dispatcher;
import parachute.cli.start.FrontEnds;
import parachute.engine.eval.choice.Evaluation;

/**
 * Runs every front end and a real search of both variants once, while the virtual machine records the classes that it
 * loads and the methods that it calls often: its cache for later starts. Run by the build, never by a user.
 */
final class StartUpTraining {
    private static final String BOARD = """
            8 ♜ ♝♛♚♝♞♜ [♛♚]
            7 ♟♟♟♟ ♟♟♟
            6   ♞
            5     ♟
            4   ♗ ♙
            3      ♘
            2 ♙♙♙♙ ♙♙♙
            1 ♖♘♗♕♔  ♖ [♕♔]☚
              abcdefgh
            """;

    private static final String CECP = """
            xboard
            protover 2
            accepted done
            memory 68
            cores 1
            new
            random
            variant crazyhouse
            level 0 0:10 0.1
            post
            hard
            easy
            ping 1
            time 300
            otim 300
            usermove e2e4
            ping 2
            time 300
            usermove d2d4
            ping 3
            force
            undo
            new
            force
            setboard r1b2rk1/ppp2pBp/2n1p1p1/3pP1N1/1b1P4/2N2P2/PPP2nPP/R2QKB1R[PPqn] b KQ - 1 14
            st 0.2
            go
            ping 4
            analyze
            .
            exit
            result * {training}
            quit
            """;

    private static final String UCI = """
            uci
            setoption name UCI_Variant value crazyhouse
            isready
            ucinewgame
            position startpos moves e2e4 d7d5 e4d5
            d
            go wtime 1000 btime 1000 winc 50 binc 50
            isready
            setoption name UCI_Variant value chess
            position fen r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3
            go movetime 200
            isready
            go perft 3
            stop
            quit
            """;

    /** Plies: some seconds of search; a longer one did not improve the cache. */
    private static final int BENCH_DEPTH = 8;

    private StartUpTraining() {}

    /** Trains, then runs the program itself with the arguments; fails if any front end does. */
    public static void main(String[] arguments) throws IOException {
        run(BOARD);
        run(CECP);
        run(CECP, "xboard");
        run(UCI, "uci");
        frontEnds(InputStream.nullInputStream()).bench(BENCH_DEPTH, Evaluation.DEFAULT);
        Main.main(arguments);
    }

    /**
     * Runs a front end. The full command line is left out: the cache cannot hold its library's classes, and would only
     * make every start load them.
     */
    private static void run(String input, String... arguments) throws IOException {
        InputStream in = new BufferedInputStream(new PausingInput(input));
        int status = new Dispatcher(frontEnds(in), (words, ends, byInput) -> FrontEnds.USAGE, in, () -> false)
                .run(arguments);
        if (status != FrontEnds.OK) {
            throw new IllegalStateException("status " + status + " after this input:\n" + input);
        }
    }

    private static FrontEnds frontEnds(InputStream in) {
        OutputStream none = OutputStream.nullOutputStream();
        return new StandardFrontEnds(in, none, none, () -> {});
    }

    /** Gives a text line by line with a pause before each, so that searches have time to answer before the next. */
    private static final class PausingInput extends ByteArrayInputStream {
        private static final int PAUSE_MILLIS = 60;

        PausingInput(String text) {
            super(text.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public synchronized int read(byte[] buffer, int offset, int length) {
            int end = pos;
            while (end < count && buf[end] != '\n') {
                end++;
            }
            pause();
            return super.read(buffer, offset, Math.min(length, end + 1 - pos));
        }

        private static void pause() {
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
