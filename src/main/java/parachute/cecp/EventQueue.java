package parachute.cecp;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

/**
 * What waits for a session's thread. Lines are bounded in length and number, so that a client that writes faster than
 * the session reads is made to wait; ends of searches never wait, because the session may be waiting for that search.
 */
final class EventQueue {
    /** Lines that may wait. */
    static final int MAX_LINES = 256;

    /** Characters kept of a line; no command that means something is longer. */
    static final int MAX_LENGTH = 4096;

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final Semaphore room = new Semaphore(MAX_LINES);

    /** Appends a line, waiting while too many wait already. */
    void postLine(String text) {
        room.acquireUninterruptibly();
        post(new Event.Line(text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text));
    }

    /** Appends an event other than a line. */
    void post(Event event) {
        events.add(event);
    }

    /** The next event, waiting for it. */
    Event take() throws InterruptedException {
        Event event = events.take();
        if (event instanceof Event.Line) {
            room.release();
        }
        return event;
    }
}
