package parachute.tools.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import parachute.tools.work.Performer;
import parachute.tools.work.TextRecord;
import parachute.tools.work.Work;

/**
 * A driver with machines that answer at once, without a network: how many results a second it takes, what memory it
 * needs after many of them, and what happens when many machines vanish at once.
 */
public final class ClusterSimulation {
    private static final int SLOTS = 8;

    /** Characters of a result: those of a game with its comments. */
    private static final String GAME = "e4 {+0.31/12 0.100s} ".repeat(150);

    private final int members;
    private final int lost;
    private final long results;
    private final Consumer<String> report;

    /**
     * A simulation.
     *
     * @param members machines
     * @param lost those that vanish, with all that they have in work, when a tenth of the results is there
     * @param results results in all
     * @param report takes the figures, a line at a time
     */
    public ClusterSimulation(int members, int lost, long results, Consumer<String> report) {
        this.members = members;
        this.lost = lost;
        this.results = results;
        this.report = report;
    }

    /**
     * Runs it.
     *
     * @throws IOException if the file of the results, which is removed in the end, cannot be written
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void run() throws IOException, InterruptedException {
        Path file = Files.createTempFile("parachute", ".results");
        try (OutputStream out = Files.newOutputStream(file)) {
            run(out);
        } finally {
            Files.delete(file);
        }
    }

    private void run(OutputStream out) throws InterruptedException {
        List<Instant> all = new ArrayList<>();
        for (int i = 0; i < members; i++) {
            all.add(new Instant("simulated-" + i, i < lost));
        }
        Listeners membership = new Listeners(all);
        AtomicLong next = new AtomicLong(1);
        AtomicLong done = new AtomicLong();
        long start = System.nanoTime();
        try (ClusterTaskRunner runner = new ClusterTaskRunner(membership, "driver", 0, line -> {})) {
            runner.run(
                    new Games(),
                    () -> Optional.of(next.getAndIncrement()).filter(number -> number <= results),
                    (number, game) -> {
                        write(number + " " + game + "\n", out);
                        long count = done.incrementAndGet();
                        if (count == results / 10) {
                            all.subList(0, lost).forEach(membership::leave);
                        }
                        if (count % Math.max(1, results / 5) == 0) {
                            tell(count, (System.nanoTime() - start) / 1e9);
                        }
                    });
        }
        long repeated = all.stream().mapToLong(Instant::unanswered).sum();
        report.accept(String.format(
                Locale.ROOT,
                "%d machines of %d slots, %d of them lost at once: %d results, %d tasks done again",
                members,
                SLOTS,
                lost,
                done.get(),
                repeated));
    }

    private void tell(long count, double seconds) {
        System.gc();
        Runtime memory = Runtime.getRuntime();
        report.accept(String.format(
                Locale.ROOT,
                "%d results, %.0f a second, %.1f MB of heap in use",
                count,
                count / seconds,
                (memory.totalMemory() - memory.freeMemory()) / 1e6));
    }

    private static void write(String line, OutputStream out) {
        try {
            out.write(line.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A machine that answers at once, or, if it is going to be lost, does not answer its last tasks. */
    private static final class Instant implements Member {
        private final String name;
        private final boolean isSlow;
        private long unanswered;

        Instant(String name, boolean isSlow) {
            this.name = name;
            this.isSlow = isSlow;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int slots() {
            return SLOTS;
        }

        @Override
        public CompletableFuture<String> begin(Job job) {
            return CompletableFuture.completedFuture("");
        }

        @Override
        public CompletableFuture<String> perform(String job, String task) {
            if (isSlow) {
                unanswered++;
                return new CompletableFuture<>();
            }
            return CompletableFuture.completedFuture(
                    TextRecord.parse(task).with("game", GAME).format());
        }

        long unanswered() {
            return unanswered;
        }
    }

    private static final class Listeners implements Membership {
        private final List<Instant> members;
        private final List<MembershipListener> listeners = new ArrayList<>();

        Listeners(List<Instant> members) {
            this.members = members;
        }

        @Override
        public void listen(MembershipListener listener) {
            listeners.add(listener);
            members.forEach(listener::onJoined);
        }

        void leave(Member member) {
            listeners.forEach(listener -> listener.onLeft(member));
        }

        @Override
        public void announce(Job job) {
            // They know it.
        }

        @Override
        public void withdraw(Job job) {
            // They do not mind.
        }

        @Override
        public void close() {
            // There is nothing to leave.
        }
    }

    /** Tasks whose results look like games. */
    private static final class Games implements Work<Long, String> {
        @Override
        public Performer<Long, String> performer() {
            return number -> GAME;
        }

        @Override
        public String kind() {
            return "simulation";
        }

        @Override
        public TextRecord settings() {
            return new TextRecord();
        }

        @Override
        public TextRecord taskText(Long number) {
            return new TextRecord().with("number", number);
        }

        @Override
        public Long parseTask(TextRecord text) {
            return text.number("number");
        }

        @Override
        public TextRecord resultText(String game) {
            return new TextRecord().with("game", game);
        }

        @Override
        public String parseResult(Long number, TextRecord text) {
            return text.get("game");
        }
    }
}
