package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.engine.strength.Strength;

/** The options {@code UCI_LimitStrength} and {@code UCI_Elo}. */
@Timeout(60)
class UciStrengthTest {
    private final UciClient client = new UciClient();

    @AfterEach
    void theSessionEndsWithItsClient() throws InterruptedException {
        client.hangUp();
        client.awaitEnd();
    }

    @Test
    void theyAreDeclared() {
        List<String> declared = client.answer("uci");
        assertTrue(declared.contains("option name UCI_LimitStrength type check default false"), declared.toString());
        assertTrue(
                declared.contains("option name UCI_Elo type spin default " + Strength.DEFAULT + " min " + Strength.MIN
                        + " max " + Strength.MAX),
                declared.toString());
    }

    private int depth(String go) {
        client.send(go);
        List<String> lines = client.linesUntil("bestmove");
        return Integer.parseInt(lines.get(lines.size() - 2).split(" ")[2]);
    }

    @Test
    void onlyAnUnlimitedEngineSearchesDeep() {
        client.send("setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 800");
        assertEquals(1, depth("go wtime 300000 btime 300000"));
        assertEquals(1, depth("go depth 8"));
        client.send("setoption name UCI_LimitStrength value false");
        assertEquals(8, depth("go depth 8"));
    }

    /** Nine queens can mate in many ways, and any other level would. */
    @Test
    void randomMovesLeaveOutMatesInOne() {
        client.send("setoption name RandomMoves value true", "position fen 6rk/6pp/8/8/8/8/QQQ5/QQ2K3 w - - 0 1");
        Set<String> moves = new TreeSet<>();
        for (int i = 0; i < 20; i++) {
            client.send("go wtime 300000 btime 300000");
            moves.add(client.linesUntil("bestmove").getLast().split(" ")[1]);
        }
        assertTrue(moves.size() > 5, moves.toString());
    }

    @Test
    void theEloAloneChangesNothing() {
        client.send("setoption name UCI_Elo value 800");
        assertEquals(8, depth("go depth 8"));
    }

    @Test
    void anEloOutOfRangeCountsAsTheEndOfTheRange() {
        assertEquals(List.of(), client.answer("setoption name UCI_Elo value 100", "setoption name UCI_Elo value 3500"));
    }

    @Test
    void invalidNumbersAreRefused() {
        assertEquals(
                List.of("info string setoption UCI_Elo: expected a number from " + Strength.MIN + " to " + Strength.MAX
                        + ", not \"strong\""),
                client.answer("setoption name UCI_Elo value strong"));
    }

    @Test
    void theLastLineBeginsWithTheMovePlayed() {
        client.send("setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 600");
        for (int i = 0; i < 10; i++) {
            client.send("go wtime 300000 btime 300000");
            List<String> lines = client.linesUntil("bestmove");
            String move = lines.get(lines.size() - 1).split(" ")[1];
            String last = lines.get(lines.size() - 2);
            assertTrue(last.contains(" multipv 1 ") && (last + " ").contains(" pv " + move + " "), last + " " + move);
        }
    }
}
