package parachute.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Random;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;

/** Generated games with nested variations, glyphs and comments: the tree is equal after it was written and read again. */
class GeneratedGamesTest {
    private static final int MAX_DEPTH = 6;
    private static final List<String> COMMENTS =
            List.of("good", "a } brace", "{", "[%eval 0.31]", "1. e4 e5", "a  b\u00A0c");

    @Property(tries = 300)
    void aTreeIsWrittenAndReadAgain(Variant variant, long seed, @IntRange(max = 120) int plies) {
        Position start = Position.start(variant);
        GameTree game = new GameTree(PgnWriter.complete(Map.of("White", "A"), start, "*"), start, "*");
        addLine(game.root(), start.copy(), plies, 0, new Random(seed));
        String written = PgnWriter.format(game);
        GameTree again = PgnReader.readAll(written).getFirst().resolve(Variant.CHESS);
        assertEquals(List.of(), again.problems());
        assertEquals(GameText.of(game), GameText.of(again));
        assertEquals(written, PgnWriter.format(again));
        assertEquals(game.last().key(), again.last().key());
    }

    /** Adds random moves with variations in their places; the position is the one before them again afterwards. */
    private static void addLine(Node first, Position here, int plies, int depth, Random random) {
        Node last = first;
        int made = 0;
        while (made < plies && LegalMoves.of(here).size() > 0) {
            Node before = last;
            last = last.add(here, random(here, random));
            here.takeBack();
            if (random.nextInt(4) == 0) {
                last.addComment(COMMENTS.get(random.nextInt(COMMENTS.size())));
                last.addGlyph(1 + random.nextInt(140));
            }
            for (int i = 0; depth < MAX_DEPTH && i < random.nextInt(8) - 5; i++) {
                Node variation = before.add(here, random(here, random));
                addLine(variation, here, random.nextInt(12), depth + 1, random);
                here.takeBack();
            }
            here.play(last.move());
            made++;
        }
        for (; made > 0; made--) {
            here.takeBack();
        }
    }

    private static int random(Position here, Random random) {
        MoveList moves = LegalMoves.of(here);
        return moves.get(random.nextInt(moves.size()));
    }
}
