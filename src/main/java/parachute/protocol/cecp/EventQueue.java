package parachute.protocol.cecp;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

/**
 * The events that wait for a session's thread. The lines among them are bounded, so that a client that writes faster than
 * the session reads has to wait; the bound is large, because some clients write a whole script before they read the first
 * answer. Ends of searches never wait, because the session may be waiting for that search.
 */
final class EventQueue {
    /** Characters of the lines that may wait. */
    static final int CAPACITY = 8 << 20;

    /** Characters kept of a line; no valid command is longer. */
    static final int MAX_LENGTH = 4096;

    /** Charged for each line beside its text: the objects it is wrapped in. */
    private static final int OVERHEAD = 64;

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final Semaphore freeCharacters = new Semaphore(CAPACITY);

    /** Appends a line, waiting while too much waits already, and answers what is kept of it. */
    String postLine(String text) {
        String cut = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
        freeCharacters.acquireUninterruptibly(cut.length() + OVERHEAD);
        post(new Event.ClientLine(cut));
        return cut;
    }

    /** Appends an event other than a line. */
    void post(Event event) {
        events.add(event);
    }

    /** The next event, waiting for it. */
    Event take() throws InterruptedException {
        Event event = events.take();
        if (event instanceof Event.ClientLine line) {
            freeCharacters.release(line.text().length() + OVERHEAD);
        }
        return event;
    }
}
