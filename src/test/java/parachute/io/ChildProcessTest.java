package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Await;

/** The time of a line's arrival, and what remains of an ended program. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // reading from a pipe cannot be interrupted
class ChildProcessTest {
    private static final long LONG = TimeUnit.SECONDS.toNanos(30);

    private static final int END = -1;

    private final long start = System.nanoTime();

    @TempDir
    private Path folder;

    @Test
    void linesSentTogetherGetOneReplyEach() throws Exception {
        try (ChildProcess child = start("while read -r line; do echo \"<$line>\"; done")) {
            child.send("one", "zwei ü");
            assertEquals("<one>", text(child));
            assertEquals("<zwei ü>", text(child));
        }
    }

    @Test
    void aProgramRunsInItsFolder() throws Exception {
        Files.createFile(folder.resolve("here"));
        try (ChildProcess child = new ChildProcess("ls", List.of("ls"), Optional.of(folder), line -> false)) {
            assertEquals("here", text(child));
        }
    }

    @Test
    void aProgramThatDoesNotExistCannotBeStarted() {
        Path none = folder.resolve("none");
        List<String> command = List.of(none.toString());
        IOException reason = assertThrows(
                IOException.class, () -> new ChildProcess("none", command, Optional.empty(), line -> false));
        assertEquals("\"" + none + "\": No such file or directory", reason.getMessage());
    }

    @Test
    void withoutALineTheWaitEndsAtTheDeadline() throws Exception {
        try (ChildProcess child = start("read end")) {
            assertEquals(Optional.empty(), child.next(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(20)));
            assertFalse(child.hasEnded());
        }
    }

    @Test
    void aLineThatArrivedAfterTheDeadlineIsKeptForTheNextCall() throws Exception {
        CountDownLatch third = new CountDownLatch(3);
        try (ChildProcess child = start("printf 'one\\ntwo\\nthree\\n'; read end", line -> {
            third.countDown();
            return false;
        })) {
            assertEquals("one", text(child));
            assertTrue(third.await(LONG, TimeUnit.NANOSECONDS), "the second line was kept before the third one came");
            assertEquals(Optional.empty(), child.next(start));
            assertEquals(Optional.empty(), child.next(start));
            assertEquals("two", text(child));
        }
    }

    @Test
    void theTimeOfALineIsThatOfItsArrival() throws Exception {
        CountDownLatch second = new CountDownLatch(2);
        try (ChildProcess child = start("echo one; echo two; read end", line -> {
            second.countDown();
            return false;
        })) {
            assertEquals("one", text(child));
            assertTrue(second.await(LONG, TimeUnit.NANOSECONDS));
            long asked = System.nanoTime();
            ChildProcess.OutputLine line = child.next(asked + LONG).orElseThrow();
            assertTrue(line.nanos() - start > 0 && line.nanos() - asked < 0, line::toString);
        }
    }

    @Test
    void filteredLinesAreHandledOnTheReaderThread() throws Exception {
        CountDownLatch filtered = new CountDownLatch(3);
        try (ChildProcess child = start("echo info 1; echo info 2; echo move; echo info 3; read end", line -> {
            boolean isInfo = line.startsWith("info");
            if (isInfo) {
                filtered.countDown();
            }
            return isInfo;
        })) {
            assertEquals("move", text(child));
            assertTrue(filtered.await(LONG, TimeUnit.NANOSECONDS));
            assertEquals(Optional.empty(), child.next(System.nanoTime()));
        }
    }

    @Test
    void theEndIsReportedAfterAnyDeadline() throws Exception {
        try (ChildProcess child = start("echo one; exit 3")) {
            assertEquals("one", text(child));
            assertThrows(ChildEndedException.class, () -> text(child));
            ChildEndedException end = assertThrows(ChildEndedException.class, () -> child.next(start));
            assertEquals("ended with status 3", end.getMessage());
            assertTrue(child.hasEnded());
        }
    }

    @Test
    void theEndIsNotDiscardedWithTheLinesBeforeIt() throws Exception {
        try (ChildProcess child = start("echo one; echo two; exec >&-; read end")) {
            assertEquals("one", text(child));
            Await.until("it goes on", child::hasEnded);
            child.discardPending();
            ChildEndedException end = assertThrows(ChildEndedException.class, () -> text(child));
            assertEquals("closed its output", end.getMessage());
        }
    }

    @Test
    void sendingToAProcessThatHasEndedFails() throws Exception {
        try (ChildProcess child = start("exit 4")) {
            assertThrows(ChildEndedException.class, () -> text(child));
            ChildEndedException end = assertThrows(ChildEndedException.class, () -> child.send("one"));
            assertEquals("ended with status 4", end.getMessage());
        }
    }

    @Test
    void theLastLinesOfStandardErrorAreReportedWithTheEnd() throws Exception {
        String errors = "printf 'one\\ntwo\\n\\033[31mthree\\033[0m\\n\\n\\tfour\\r\\n' >&2";
        try (ChildProcess child = start(errors + "; exit 5")) {
            ChildEndedException end = assertThrows(ChildEndedException.class, () -> text(child));
            assertEquals(List.of("two", "three", "four"), end.errors());
        }
    }

    @Test
    void standardErrorOfAnyLengthIsRead() throws Exception {
        try (ChildProcess child = start("i=0; while [ $i -lt 3000 ]; do echo "
                + "'a line that fills a pipe together with many others' >&2; i=$((i + 1)); done; echo end")) {
            assertEquals("end", text(child));
        }
    }

    @Test
    void aProcessThatIsClosedHasTimeToEnd() throws Exception {
        Path left = folder.resolve("left");
        ChildProcess child = start("echo ready; while read -r line; do :; done; echo >'" + left + "'");
        assertEquals("ready", text(child));
        child.close();
        assertTrue(Files.exists(left));
    }

    @Test
    void descendantsAreKilledToo() throws Exception {
        try (ChildProcess child = start(grandchild() + "echo ready; read end")) {
            assertEquals("ready", text(child));
            try (InputStream held = heldByTheGrandchild()) {
                child.kill();
                assertEquals(END, held.read());
            }
        }
    }

    @Test
    void recordedDescendantsAreKilledWhenTheProcessEnds() throws Exception {
        try (ChildProcess child = start(grandchild() + "echo ready; read end")) {
            assertEquals("ready", text(child));
            child.recordDescendants();
            assertTheyEndTogether(child);
        }
    }

    /** The system's process table is not enough: the children of an ended process have another parent. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void descendantsThatWereNotRecordedAreKilledWhenTheProcessEnds() throws Exception {
        try (ChildProcess child = start("(" + grandchild() + "); echo ready; read end")) {
            assertEquals("ready", text(child));
            assertTheyEndTogether(child);
        }
    }

    private void assertTheyEndTogether(ChildProcess child) throws Exception {
        try (InputStream held = heldByTheGrandchild()) {
            child.send("end");
            assertThrows(ChildEndedException.class, () -> text(child));
            assertEquals(END, held.read());
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theEndOfTheProcessIsTheEndOfItsOutputThoughADescendantHoldsIt() throws Exception {
        try (ChildProcess child = start("sleep 1000 & echo last; exit 3")) {
            assertEquals("last", text(child));
            ChildEndedException end = assertThrows(ChildEndedException.class, () -> text(child));
            assertEquals("ended with status 3", end.getMessage());
        }
    }

    /** Without its environment a descendant is not found. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void theOutputEndsThoughADescendantThatHoldsItIsNotFound() throws Exception {
        try (ChildProcess child = start("env -i sh -c 'echo $$; exec sleep 1000' & read end")) {
            long hidden = Long.parseLong(text(child));
            child.send("end");
            assertThrows(ChildEndedException.class, () -> text(child));
            assertTrue(child.hasEnded());
            assertTrue(ProcessHandle.of(hidden).orElseThrow().destroyForcibly());
        }
    }

    /** Returns a command that starts a process that keeps running and holds a pipe other than the output. */
    private String grandchild() {
        return "mkfifo '%1$s'; sleep 1000 >'%1$s' & ".formatted(pipe());
    }

    private Path pipe() {
        return folder.resolve("pipe");
    }

    /** Returns the other end of that pipe, which ends when no process holds it any longer. */
    private InputStream heldByTheGrandchild() throws IOException {
        return new FileInputStream(pipe().toFile());
    }

    private static String text(ChildProcess child) throws ChildEndedException, InterruptedException {
        return child.next(System.nanoTime() + LONG).orElseThrow().text();
    }

    private static ChildProcess start(String script) throws IOException {
        return start(script, line -> false);
    }

    private static ChildProcess start(String script, Predicate<String> filter) throws IOException {
        return new ChildProcess("sh", List.of("sh", "-c", script), Optional.empty(), filter);
    }
}
