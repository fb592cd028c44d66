package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parachute.NamedPipe;
import parachute.engine.book.SmallBook;
import parachute.rules.board.Variant;

/** The options {@code OwnBook} and {@code BookFile}. */
@Timeout(60)
class UciBookTest {
    /** A line that no search would start with. */
    private static final String LINE = "Na3 Na6 Rb1";

    private final UciClient client = new UciClient();

    @TempDir
    private Path folder;

    @AfterEach
    void theSessionEndsWithItsClient() throws InterruptedException {
        client.hangUp();
        client.awaitEnd();
    }

    private void useBook(Variant variant, String... lines) throws IOException {
        assertEquals(
                List.of(),
                client.answer(
                        "setoption name BookFile value " + SmallBook.write(folder, variant, lines),
                        "setoption name OwnBook value true"));
    }

    private String move(String go) {
        client.send(go);
        return client.await("bestmove").split(" ")[1];
    }

    @Test
    void theBookIsOffAtFirst() throws IOException {
        List<String> declared = client.answer("uci");
        assertTrue(declared.contains("option name OwnBook type check default false"), declared.toString());
        assertTrue(declared.contains("option name BookFile type string default <empty>"), declared.toString());
        client.answer("setoption name BookFile value " + SmallBook.write(folder, Variant.CHESS, LINE));
        assertNotEquals("b1a3", move("go depth 2"));
    }

    @Test
    void aLineOfTheBookIsPlayedAtOnceAndThenThereIsASearch() throws IOException {
        useBook(Variant.CHESS, LINE);
        client.send("go wtime 100000 btime 100000");
        assertEquals(List.of("bestmove b1a3"), client.linesUntil("bestmove"));
        client.send("position startpos moves b1a3 b8a6");
        assertEquals("a1b1", move("go movetime 1000"));
        client.send("position startpos moves b1a3 b8a6 a1b1", "go depth 2");
        assertTrue(client.linesUntil("bestmove").get(0).startsWith("info depth 1 "));
    }

    @Test
    void aDropIsPlayedFromTheBook() throws IOException {
        client.answer("setoption name UCI_Variant value crazyhouse");
        useBook(Variant.CRAZYHOUSE, "e4 d5 exd5 Qxd5 P@a3");
        client.send("position startpos moves e2e4 d7d5 e4d5 d8d5");
        assertEquals("P@a3", move("go depth 1"));
    }

    /** None of these searches is for a move to play. */
    @Test
    void analysisPonderingMatesAndChosenMovesAreSearched() throws IOException {
        useBook(Variant.CHESS, LINE);
        client.send("go infinite");
        client.await("info depth 3");
        client.send("stop");
        assertNotEquals("bestmove b1a3", client.await("bestmove"));
        client.send("go ponder depth 2", "ponderhit");
        assertNotEquals("bestmove b1a3", client.await("bestmove"));
        assertEquals("h2h3", move("go depth 1 searchmoves h2h3"));
        assertNotEquals("b1a3", move("go depth 2 mate 1"));
    }

    @Test
    void withoutAFileTheBuiltInBookIsUsed() {
        client.answer("setoption name OwnBook value true");
        client.send("go wtime 100000 btime 100000");
        assertEquals(1, client.linesUntil("bestmove").size(), "no lines of a search");
    }

    @Test
    void aFileNameKeepsItsSpaces() throws IOException {
        Path spaces = Files.createDirectory(folder.resolve("two  spaces"));
        client.answer("setoption name  BookFile  value  " + SmallBook.write(spaces, Variant.CHESS, LINE));
        client.answer("setoption name OwnBook value true");
        assertEquals("b1a3", move("go depth 2"));
    }

    /** Nobody writes to the pipe: opening it would block forever. */
    @Test
    void aPipeIsNotOpened() throws Exception {
        Path pipe = NamedPipe.make(folder);
        assertEquals(
                List.of("info string setoption BookFile: expected the file of a Polyglot book (" + pipe
                        + " is not a regular file), not " + UciWords.quote(pipe.toString())),
                client.answer("setoption name BookFile value " + pipe));
        assertEquals(
                List.of("info string setoption EvalFile: expected the file of a network (" + pipe
                        + " is not a regular file), not " + UciWords.quote(pipe.toString())),
                client.answer("setoption name EvalFile value " + pipe));
    }

    @Test
    void anInvalidBookIsReportedAndTheOldOneStays() throws IOException {
        useBook(Variant.CHESS, LINE);
        Path missing = folder.resolve("missing.bin");
        assertEquals(
                List.of("info string setoption BookFile: expected the file of a Polyglot book (there is no file "
                        + missing + "), not \"" + missing + '"'),
                client.answer("setoption name BookFile value " + missing));
        assertEquals("b1a3", move("go depth 2"));
    }
}
