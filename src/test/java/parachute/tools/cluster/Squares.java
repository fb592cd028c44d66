package parachute.tools.cluster;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import parachute.tools.work.Performer;
import parachute.tools.work.TextRecord;
import parachute.tools.work.Work;

/** The squares of the numbers from 1 on, as tasks. */
class Squares implements Work<Long, Long> {
    private final long pauseMillis;

    /** Tasks that take so many milliseconds. */
    Squares(long pauseMillis) {
        this.pauseMillis = pauseMillis;
    }

    /** The numbers from 1 to a last one. */
    static Supplier<Optional<Long>> numbers(long last) {
        AtomicLong next = new AtomicLong(1);
        return () -> Optional.of(next.getAndIncrement()).filter(number -> number <= last);
    }

    /** The result of a task, both as text. */
    static String answer(String task) {
        long number = TextRecord.parse(task).number("number");
        return new TextRecord().with("square", number * number).format();
    }

    @Override
    public Performer<Long, Long> performer() {
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
    public TextRecord settings() {
        return new TextRecord();
    }

    @Override
    public TextRecord identity() {
        return new TextRecord().with("arithmetic", "1");
    }

    @Override
    public TextRecord taskText(Long task) {
        return new TextRecord().with("number", task);
    }

    @Override
    public Long parseTask(TextRecord text) {
        return text.number("number");
    }

    @Override
    public TextRecord resultText(Long result) {
        return new TextRecord().with("square", result);
    }

    @Override
    public Long parseResult(Long number, TextRecord text) {
        return text.number("square");
    }
}
