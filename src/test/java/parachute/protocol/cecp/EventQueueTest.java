package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class EventQueueTest {
    private final EventQueue queue = new EventQueue();

    @Test
    void eventsComeInTheirOrder() throws InterruptedException {
        queue.postLine("go");
        queue.post(new CecpEvent.ClientGone());
        assertEquals(new CecpEvent.ClientLine("go"), queue.take());
        assertEquals(new CecpEvent.ClientGone(), queue.take());
    }

    @Test
    void longLinesAreCut() throws InterruptedException {
        queue.postLine("x".repeat(1_000_000));
        assertEquals(new CecpEvent.ClientLine("x".repeat(EventQueue.MAX_LENGTH)), queue.take());
    }

    @Test
    void whoWritesTooFastWaitsButTheSearchNeverDoes() throws InterruptedException {
        String line = "x".repeat(EventQueue.MAX_LENGTH);
        for (int i = 0; i < EventQueue.CAPACITY / EventQueue.MAX_LENGTH / 2; i++) {
            queue.postLine(line);
        }
        Thread writer = new Thread(() -> {
            for (int i = 0; i < EventQueue.CAPACITY / EventQueue.MAX_LENGTH; i++) {
                queue.postLine(line);
            }
        });
        writer.start();
        queue.post(new CecpEvent.ClientGone());
        assertFalse(writer.join(Duration.ofMillis(100)), "the writer did not wait");
        for (int i = 0; i < EventQueue.CAPACITY / EventQueue.MAX_LENGTH; i++) {
            queue.take();
        }
        assertTrue(writer.join(Duration.ofSeconds(10)), "the writer still waits");
    }
}
