package parachute.tools.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import parachute.tools.work.WorkJson;

/** A machine that does tasks when a test says so: the result of a number is its square. */
final class SimulatedMember implements Member {
    private final String name;
    private final int slots;
    private final boolean isFast;
    private final List<CompletableFuture<String>> open = new ArrayList<>();
    private final List<String> tasks = new ArrayList<>();

    /**
     * Creates a machine.
     *
     * @param isFast whether it replies at once
     */
    SimulatedMember(String name, int slots, boolean isFast) {
        this.name = name;
        this.slots = slots;
        this.isFast = isFast;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int slots() {
        return slots;
    }

    @Override
    public CompletableFuture<String> begin(Job job) {
        return CompletableFuture.completedFuture(WorkJson.write(new Job.JobStart(new Squares(0).identity(), "")));
    }

    @Override
    public synchronized CompletableFuture<String> perform(String job, String task) {
        CompletableFuture<String> result = new CompletableFuture<>();
        if (isFast) {
            result.complete(Squares.answer(task));
        } else {
            open.add(result);
        }
        tasks.add(task);
        return result;
    }

    /** Returns the tasks that it got. */
    synchronized List<String> tasks() {
        return List.copyOf(tasks);
    }

    /** Does all that it has got, though the driver may not wait for it any more. */
    synchronized void answerAll() {
        for (int i = 0; i < open.size(); i++) {
            open.get(i).complete(Squares.answer(tasks.get(i)));
        }
    }

    /** Fails at all that it has got. */
    synchronized void failAll(RuntimeException reason) {
        open.forEach(result -> result.completeExceptionally(reason));
    }
}
