package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.NamedPipe;
import parachute.engine.book.SmallBook;
import parachute.rules.board.Variant;

/** The options {@code OwnBook} and {@code BookFile} of the client's dialog, and {@code bk}. */
class BookOptionsTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "protover 2", "new", "easy", "nopost", "st 1");

    private List<String> features = List.of();

    @TempDir
    private Path folder;

    @BeforeEach
    void open() {
        features = client.until("feature done=1");
    }

    private void useBook(Variant variant, String... lines) throws IOException {
        client.say("option BookFile=" + SmallBook.write(folder, variant, lines), "option OwnBook=1");
    }

    @Test
    void theyAreDeclared() {
        assertTrue(features.contains("feature option=\"OwnBook -check 0\""), features.toString());
        assertTrue(features.contains("feature option=\"BookFile -file \""), features.toString());
    }

    @Test
    void theLinesOfTheBookArePlayedByBothSides() throws IOException {
        useBook(Variant.CHESS, "Na3 Na6 Rb1 Rb8");
        assertEquals(List.of("move b8a6"), client.say("usermove b1a3").answers());
        assertEquals(List.of("move a8b8"), client.say("usermove a1b1").answers());
        assertEquals(List.of("move b1a3"), client.say("new", "go").answers());
    }

    @Test
    void aDropOfTheBookIsPlayed() throws IOException {
        useBook(Variant.CRAZYHOUSE, "e4 d5 exd5 Qxd5 P@a3");
        client.say("variant crazyhouse", "force", "e2e4", "d7d5", "e4d5", "d8d5", "go");
        assertEquals(List.of("move P@a3"), client.answers());
    }

    @Test
    void bkShowsTheMovesWithTheirWeights() throws IOException {
        assertEquals(
                List.of("\tThe opening book is off: the option OwnBook turns it on.", ""),
                client.say("bk").answers());
        useBook(Variant.CHESS, "Na3 Na6", "Nh3 Na6");
        assertEquals(
                List.of("\tNa3      50.0 %  weight 1", "\tNh3      50.0 %  weight 1", ""),
                client.say("bk").answers());
        assertEquals(
                List.of("\tThe book has no move for this position.", ""),
                client.say("force", "usermove e2e4", "bk").answers());
    }

    /** Otherwise the reply would come from the earlier search. */
    @Test
    void repliesFromTheBookAreNotPonderedOn() throws IOException {
        useBook(Variant.CHESS, "Na3 Na6 Rb1 Rb8");
        client.say("hard", "post", "usermove b1a3");
        assertEquals(List.of("move b8a6"), client.answers());
        assertEquals(List.of("move a8b8"), client.say("usermove a1b1").answers());
    }

    @Test
    void analysisDoesNotUseTheBook() throws IOException {
        useBook(Variant.CHESS, "Na3 Na6");
        client.say("post", "analyze");
        client.until("\\s*4 .*");
        client.say("exit");
    }

    /** Nobody writes to the pipe: opening it would block forever. */
    @Test
    void aPipeIsNotOpened() throws Exception {
        Path pipe = NamedPipe.make(folder);
        for (String option : List.of("BookFile=" + pipe, "EvalFile=" + pipe)) {
            assertEquals(
                    List.of("Error (" + pipe + " is not a regular file): option " + option),
                    client.say("option " + option).answers());
        }
    }

    @Test
    void anInvalidBookIsReportedAndTheOldOneStays() throws IOException {
        useBook(Variant.CHESS, "Na3 Na6");
        Path missing = folder.resolve("missing.bin");
        assertEquals(
                List.of("Error (there is no file " + missing + "): option BookFile=" + missing),
                client.say("option BookFile=" + missing).answers());
        assertEquals(List.of("move b8a6"), client.say("usermove b1a3").answers());
    }
}
