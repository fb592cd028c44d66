package parachute.protocol.cecp;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;

/**
 * The events that wait for a session's thread. The total length of lines is bounded, so that a client that writes
 * faster than the session reads has to wait; the bound is large, because some clients write a whole script before they
 * read the first reply. Ends of searches never wait, because the session may be waiting for that search.
 */
final class EventQueue {
    /** Maximum number of characters of waiting lines. */
    static final int CAPACITY = 8 << 20;

    /** Maximum number of characters of a line; no valid command is longer. */
    static final int MAX_LENGTH = 4096;

    /** Added to the length of each line for its objects. */
    private static final int OVERHEAD = 64;

    private final BlockingQueue<CecpEvent> events = new LinkedBlockingQueue<>();
    private final Semaphore freeCharacters = new Semaphore(CAPACITY);

    /** Appends a line, after waiting while the queue is full, and returns what is kept of it. */
    String postLine(String text) {
        String cut = text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
        freeCharacters.acquireUninterruptibly(cut.length() + OVERHEAD);
        post(new CecpEvent.ClientLine(cut));
        return cut;
    }

    /** Appends an event other than a line. */
    void post(CecpEvent event) {
        events.add(event);
    }

    /** Returns the next event, waiting for it. */
    CecpEvent take() throws InterruptedException {
        CecpEvent event = events.take();
        if (event instanceof CecpEvent.ClientLine line) {
            freeCharacters.release(line.text().length() + OVERHEAD);
        }
        return event;
    }
}
