package parachute.protocol.cecp.conformance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** The lines of one output of an engine, written by the thread that reads it, and awaited by the check. */
final class OutputLines {
    private final List<XBoardClient.EngineLine> lines = new ArrayList<>();
    private boolean ended;

    synchronized void add(XBoardClient.EngineLine line) {
        lines.add(line);
        notifyAll();
    }

    /** No line follows. */
    synchronized void end() {
        ended = true;
        notifyAll();
    }

    synchronized boolean hasEnded() {
        return ended;
    }

    synchronized int count() {
        return lines.size();
    }

    /** The text of the lines from a number on. */
    synchronized List<String> since(int first) {
        return lines.subList(first, lines.size()).stream()
                .map(XBoardClient.EngineLine::text)
                .toList();
    }

    /** The first line from a number on that has a property; empty if there is none within a limit or before the end. */
    synchronized Optional<XBoardClient.EngineLine> find(Predicate<String> property, int first, Duration limit) {
        long deadline = System.nanoTime() + limit.toNanos();
        int next = first;
        while (true) {
            for (; next < lines.size(); next++) {
                if (property.test(lines.get(next).text())) {
                    return Optional.of(lines.get(next));
                }
            }
            long left = deadline - System.nanoTime();
            if (ended || left <= 0) {
                return Optional.empty();
            }
            try {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
