package parachute.tools.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;

/** The squares of the numbers from 1 on, as tasks. */
class Squares implements Work<Long, Long> {
    private final long pauseMillis;

    /** Creates tasks that take a number of milliseconds. */
    Squares(long pauseMillis) {
        this.pauseMillis = pauseMillis;
    }

    /** Returns the numbers from 1 to a last one. */
    static Supplier<Optional<Long>> numbers(long last) {
        AtomicLong next = new AtomicLong(1);
        return () -> Optional.of(next.getAndIncrement()).filter(number -> number <= last);
    }

    /** Returns the result of a task, both as text. */
    static String answer(String task) {
        long number = Long.parseLong(task);
        return Long.toString(number * number);
    }

    @Override
    public TaskExecutor<Long, Long> executor() {
        return number -> {
            Thread.sleep(pauseMillis);
            return number * number;
        };
    }

    @Override
    public String kind() {
        return "squares";
    }

    @Override
    public String settings() {
        return "";
    }

    @Override
    public Map<String, String> identity() {
        return Map.of("arithmetic", "1");
    }

    @Override
    public String taskText(Long task) {
        return WorkJson.write(task);
    }

    @Override
    public Long parseTask(String json) {
        return WorkJson.read(json, Long.class);
    }

    @Override
    public String resultText(Long result) {
        return WorkJson.write(result);
    }

    @Override
    public Long parseResult(Long number, String json) {
        return WorkJson.read(json, Long.class);
    }
}
