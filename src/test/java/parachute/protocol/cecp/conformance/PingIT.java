package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks B: ping, and "?" for a move at once. */
@Conformance
class PingIT {
    @Test
    @Tag("B01")
    void pingIsAnsweredAtOnceWithItsNumber(XBoardClient client) {
        client.send("ping 2147483647");
        client.await("pong 2147483647", 0, Timing.allowed(1));
    }

    @Test
    @Tag("B02")
    void aThousandPingsAreAnsweredInTheirOrder(XBoardClient client) {
        client.sync();
        int mark = client.mark();
        client.send(IntStream.range(1000, 2000).mapToObj(i -> "ping " + i).toArray(String[]::new));
        client.await("pong 1999", mark);
        List<String> expected =
                IntStream.range(1000, 2000).mapToObj(i -> "pong " + i).toList();
        assertEquals(expected, client.since(mark));
    }

    @Test
    @Tag("B03")
    void aPingWhileTheEngineThinksIsAnsweredAfterTheMove(XBoardClient client) {
        client.send("new", "st 1", "go");
        client.listen(Timing.seconds(0.2));
        client.send("ping 55");
        client.await("pong 55", 0);
        assertEquals(List.of("move", "pong"), movesAndPongs(client));
    }

    @Test
    @Tag("B04")
    void aPingWhileTheEnginePondersIsAnsweredAtOnce(XBoardClient client) {
        client.send("new", "hard", "level 0 1 0", "st 1", "go");
        client.awaitMove(0);
        client.listen(Timing.seconds(0.5));
        client.send("ping 56");
        client.await("pong 56", 0, Timing.allowed(0.5));
    }

    @Test
    @Tag("B05")
    void afterAQuestionMarkComeTheMoveAndThenThePong(XBoardClient client) {
        TrackedGame.setUpOffBook(client, "post", "level 0 30 0");
        int mark = client.mark();
        client.send("time 180000", "otim 180000", "go");
        client.awaitThinking(mark);
        client.assertNoMove(mark);
        client.send("?", "ping 57");
        client.await("pong 57", mark, Timing.allowed(3));
        List<String> answers = movesAndPongs(client);
        assertTrue(answers.size() >= 2);
        assertEquals(List.of("move", "pong"), answers.subList(answers.size() - 2, answers.size()));
    }

    /** The first words of all lines that tell of a move or answer a ping. */
    private static List<String> movesAndPongs(XBoardClient client) {
        return client.since(0).stream()
                .map(line -> line.split(" ", 2)[0])
                .filter(word -> word.equals("move") || word.equals("pong"))
                .toList();
    }
}
