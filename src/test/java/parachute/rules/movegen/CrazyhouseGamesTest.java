package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/** Real games played under XBoard, from the first move to the final position. */
class CrazyhouseGamesTest {
    /** The file counts castling by the text of the moves: in game 4 a queen goes from e1 to c1. */
    private static final Set<String> CASTLING_TEXTS = Set.of("e1g1", "e1c1", "e8g8", "e8c8");

    /** A game as stored in the file. */
    record ReferenceGame(
            int id,
            List<String> moves,
            String end,
            String final_fen,
            boolean checkmate,
            int drops,
            int castles,
            int promos) {
        @Override
        public String toString() {
            return "game " + id + ", " + moves.size() + " plies, " + end;
        }
    }

    static List<ReferenceGame> games() throws IOException {
        try (InputStream stream = CrazyhouseGamesTest.class.getResourceAsStream("crazyhouse-games.json")) {
            return new ObjectMapper().readValue(stream, new TypeReference<List<ReferenceGame>>() {});
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void isReplayedToItsFinalPosition(ReferenceGame game) {
        Position position = Position.start(Variant.CRAZYHOUSE);
        int drops = 0;
        int castles = 0;
        int promotions = 0;
        for (String text : game.moves) {
            int move = MoveText.parse(position, text);
            assertNotEquals(Move.NONE, move, text + " is illegal in " + Fen.format(position));
            drops += Move.isDrop(move) ? 1 : 0;
            castles += CASTLING_TEXTS.contains(text) ? 1 : 0;
            promotions += Move.promotionKind(move) != 0 ? 1 : 0;
            position.make(move);
        }
        assertEquals(expectedFen(game), Fen.format(position));
        assertEquals(game.drops, drops, "drops");
        assertEquals(game.castles, castles, "castles");
        assertEquals(game.promos, promotions, "promotions");
        assertEquals(expectedOutcome(game), Outcome.of(position));
    }

    /**
     * Returns the expected FEN: the file's halfmove clock does not reset at a dropped pawn, like XBoard's; here it
     * does.
     */
    private static String expectedFen(ReferenceGame game) {
        String[] fields = game.final_fen.split(" ");
        int sincePawnDrop = game.moves.reversed().stream()
                .takeWhile(move -> !move.startsWith("P@"))
                .toList()
                .size();
        fields[4] = String.valueOf(Math.min(Integer.parseInt(fields[4]), sincePawnDrop));
        return String.join(" ", fields);
    }

    /**
     * Returns the expected outcome. Crazyhouse has no fifty-move rule, so a game that XBoard ends by it continues here.
     */
    private static Outcome expectedOutcome(ReferenceGame game) {
        boolean whiteMoved = game.moves.size() % 2 == 1;
        if (game.checkmate) {
            return whiteMoved ? Outcome.WHITE_MATES : Outcome.BLACK_MATES;
        }
        return game.end.contains("repetition") ? Outcome.REPETITION : Outcome.ONGOING;
    }
}
