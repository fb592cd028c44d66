package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parachute.engine.strength.Strength;

/** The options {@code LimitStrength} and {@code Strength} of the client's dialog. */
class StrengthOptionsTest {
    @AutoClose
    private final Dialogue client = new Dialogue("xboard", "protover 2", "new", "easy", "post", "level 0 5 0");

    private List<String> features = List.of();

    @BeforeEach
    void open() {
        features = client.until("feature done=1");
    }

    @Test
    void theyAreDeclared() {
        assertTrue(features.contains("feature option=\"LimitStrength -check 0\""), features.toString());
        assertTrue(
                features.contains("feature option=\"Strength -spin " + Strength.DEFAULT + " " + Strength.MIN + " "
                        + Strength.MAX + "\""),
                features.toString());
    }

    @Test
    void randomMovesOfCrazyhouseAreLegalAndDifferent() {
        client.say("variant crazyhouse", "option RandomMoves=1", "nopost");
        Set<String> moves = new TreeSet<>();
        for (int i = 0; i < 20; i++) {
            client.say("force", "setboard 6rk/6pp/8/8/8/8/QQQ5/QQ2K3[N] w - - 0 1", "go");
            moves.add(client.until("move .*").getLast());
        }
        assertTrue(moves.size() > 5, moves.toString());
    }

    /** Returns the depth of the last thinking line before the reply. */
    private int depth() {
        List<String> lines = client.until("move .*");
        return Integer.parseInt(lines.get(lines.size() - 2).strip().split(" ")[0]);
    }

    @Test
    void onlyAnUnlimitedEngineSearchesDeep() {
        client.say("option LimitStrength=1", "option Strength=800", "sd 8", "usermove e2e4");
        assertEquals(1, depth());
        client.say("option LimitStrength=0", "usermove d2d4");
        assertEquals(8, depth());
    }

    /** The name of earlier versions, which a client may have saved. */
    @Test
    void spacesInTheNameAreIgnored() {
        client.say("option Limit Strength=1", "option Strength=800", "sd 8", "usermove e2e4");
        assertEquals(1, depth());
    }

    @Test
    void theStrengthAloneChangesNothing() {
        client.say("option Strength=800", "sd 8", "usermove e2e4");
        assertEquals(8, depth());
    }

    @Test
    void withATimePerMoveTheReplyAlsoComesAtOnce() {
        client.say("option LimitStrength=1", "option Strength=800", "st 60", "usermove e2e4");
        assertEquals(1, depth());
    }

    @Test
    void analysisIsNotLimited() {
        client.say("option LimitStrength=1", "option Strength=800", "analyze");
        client.until("\\s*8 .*");
        client.say("exit");
    }

    @Test
    void invalidNumbersAreRefused() {
        client.say("nopost");
        assertEquals(
                List.of("Error (bad argument): option Strength=strong"),
                client.say("option Strength=strong").answers());
    }
}
