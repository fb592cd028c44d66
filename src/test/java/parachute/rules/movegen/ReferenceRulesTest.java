package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** The program's rules against a second, independent implementation, over whole random games. */
class ReferenceRulesTest {
    @Property(tries = 40)
    void everyPositionOfAGameHasTheSameMovesAndTheSameFen(
            Variant variant, long seed, @IntRange(min = 20, max = 150) int plies) {
        Random random = new Random(seed);
        Position position = Position.start(variant);
        ReferenceRules reference = new ReferenceRules(variant.hasDrops());
        for (int i = 0; i < plies; i++) {
            assertEquals(reference.fen(), Fen.format(position));
            MoveList moves = LegalMoves.of(position);
            Set<String> texts = new TreeSet<>();
            for (int j = 0; j < moves.size(); j++) {
                texts.add(CoordinateMove.format(moves.get(j)));
            }
            assertEquals(reference.legalMoves(), texts, Fen.format(position));
            assertEquals(moves.size(), texts.size(), "no move comes twice");
            if (moves.size() == 0) {
                break;
            }
            int move = moves.get(random.nextInt(moves.size()));
            reference.make(CoordinateMove.format(move));
            position.make(move);
        }
    }
}
