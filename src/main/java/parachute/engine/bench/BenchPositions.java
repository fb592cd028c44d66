package parachute.engine.bench;

import java.util.List;
import parachute.io.Resource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** The fixed positions that the bench searches: openings, middlegames, endings and mates of both variants. */
public final class BenchPositions {
    private static final String RESOURCE = "positions.txt";

    private BenchPositions() {}

    /** Returns all positions, always in the same order. */
    public static List<Position> load() {
        return Resource.lines(BenchPositions.class, RESOURCE).stream()
                .map(BenchPositions::parse)
                .toList();
    }

    /** Reads a line: the name of the variant, a space, and a FEN. */
    private static Position parse(String line) {
        int space = line.indexOf(' ');
        return Fen.parse(line.substring(space + 1), Variant.parse(line.substring(0, space)));
    }
}
