package parachute.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import parachute.cli.start.Dispatcher;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Streams;
import parachute.engine.bench.Bench;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.Resource;

/**
 * Runs every front end and a real search of both variants once, while the virtual machine records the classes that it
 * loads and the methods that it calls often: its cache for later starts. Run by the build, never by a user.
 */
final class StartUpTraining {
    /** Plies: some seconds of search; a longer one did not improve the cache. */
    private static final int BENCH_DEPTH = 8;

    private StartUpTraining() {}

    /** Trains, then runs the program itself with the arguments; fails if any front end does. */
    public static void main(String[] arguments) {
        run("start-up-board.txt");
        run("start-up-xboard.txt");
        run("start-up-xboard.txt", "xboard");
        run("start-up-uci.txt", "uci");
        new Bench(BENCH_DEPTH, Evaluation.DEFAULT).run(line -> {});
        Main.main(arguments);
    }

    /**
     * Runs a front end on the text of a file. The full command line is left out: the cache cannot hold its library's
     * classes, and would only make every start load them.
     */
    private static void run(String file, String... arguments) {
        Streams streams =
                Streams.of(new BufferedInputStream(new PausingInput(Resource.text(StartUpTraining.class, file))));
        int status = new Dispatcher(new StandardFrontEnds(streams), (words, ends, byInput) -> FrontEnds.USAGE, streams)
                .run(arguments);
        if (status != FrontEnds.OK) {
            throw new IllegalStateException("status " + status + " after " + file);
        }
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
