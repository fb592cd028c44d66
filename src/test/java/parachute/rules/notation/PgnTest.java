package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Games in portable game notation. */
class PgnTest {
    @Test
    void whatIsWrittenIsReadBack() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "a \"quoted\" \\ name");
        tags.put("Result", "1-0");
        List<PgnGame.PgnMove> moves = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            moves.add(new PgnGame.PgnMove(i % 2 == 0 ? "Nf3" : "P@e4+", i % 3 == 0 ? "+0.3/12 [%clk 0:00:09.8]" : ""));
        }
        PgnGame game = new PgnGame(tags, moves, "1-0");
        String text = PgnWriter.format(game, 7, true);
        assertTrue(text.contains("\n7... Nf3 {+0.3/12 [%clk 0:00:09.8]} 8. P@e4+ Nf3 9. P@e4+ {"), text);
        assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
        assertEquals(List.of(game, game), PgnReader.readAll(text + text));
    }

    @Test
    void everythingThatIsNoMoveIsPassedOver() {
        String text = """
                % exported
                [White "A"]
                [Black "B"]

                {before} 1.e4 $1 {one} ; rest of line
                {two} (1. d4 (1. c4 {)} c5) d5) 1...e5 2. 0-0 1/2-1/2
                """;
        PgnGame game = PgnReader.readAll(text).get(0);
        assertEquals(
                List.of("e4", "e5", "0-0"),
                game.moves().stream().map(PgnGame.PgnMove::san).toList());
        assertEquals("one two", game.moves().get(0).comment());
        assertEquals("1/2-1/2", game.result());
        assertEquals(Optional.of("B"), game.tag("Black"));
    }

    @Test
    void aGameThatBreaksOffHasNoResult() {
        List<PgnGame> games = PgnReader.readAll("[White \"A\"]\n\n1. e4 {never clo\n");
        assertEquals("*", games.get(0).result());
        assertEquals(1, games.size());
        assertEquals(List.of(), PgnReader.readAll("  \n"));
    }

    @Test
    void theNextGameBeginsAtItsTags() {
        List<PgnGame> games = PgnReader.readAll("[White \"A\"]\n1. e4\n[White \"B\"]\n1. d4 0-1\n");
        assertEquals(List.of("*", "0-1"), games.stream().map(PgnGame::result).toList());
    }
}
