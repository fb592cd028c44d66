package parachute.tools.opening;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import parachute.engine.book.PolyglotKey;
import parachute.io.Resource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.San;

/**
 * The names of the openings of chess by their positions, so that other orders of the moves have them too. A position is
 * that of the board, with the side to move and the rights, so they are those of crazyhouse until a piece is dropped. The
 * names are read when one is asked for first.
 */
public final class OpeningNames {
    private OpeningNames() {}

    /** Returns the name of a position; empty if it has none, or a piece was dropped on the way to it. */
    public static Optional<OpeningName> at(Position position) {
        return firstDrop(position) < position.ply() ? Optional.empty() : named(position);
    }

    private static Optional<OpeningName> named(Position position) {
        return Optional.ofNullable(NamesByKey.NAMES.get(PolyglotKey.of(position)));
    }

    /** Returns the name of the opening that led to a position: that of the last position with one on the way to it. */
    public static Optional<OpeningName> of(Position position) {
        Position here = position.copy();
        int end = firstDrop(position);
        while (here.ply() > end) {
            here.takeBack();
        }
        Optional<OpeningName> name = named(here);
        while (name.isEmpty() && here.ply() > 0) {
            here.takeBack();
            name = named(here);
        }
        return name;
    }

    /** Returns the number of moves before the first drop. */
    private static int firstDrop(Position position) {
        return IntStream.range(0, position.ply())
                .filter(ply -> Move.isDrop(position.moveAt(ply)))
                .findFirst()
                .orElse(position.ply());
    }

    private static final class NamesByKey {
        private static final Map<Long, OpeningName> NAMES = read();

        private static Map<Long, OpeningName> read() {
            Map<Long, OpeningName> names = new HashMap<>();
            Position position = Position.start(Variant.CHESS);
            List<String> made = List.of();
            for (OpeningRow row : rows()) {
                int same = 0;
                while (same < Math.min(made.size(), row.moves().size())
                        && made.get(same).equals(row.moves().get(same))) {
                    same++;
                }
                while (position.ply() > same) {
                    position.takeBack();
                }
                row.moves().stream().skip(same).forEach(san -> position.play(San.parse(position, san)));
                made = row.moves();
                names.put(PolyglotKey.of(position), row.name());
            }
            return Map.copyOf(names);
        }

        /** Returns the openings in the order of their moves: most begin as the one before. */
        private static List<OpeningRow> rows() {
            return Resource.lines(OpeningNames.class, "chess-openings.tsv").stream()
                    .skip(1)
                    .sorted((a, b) -> a.substring(a.lastIndexOf('\t')).compareTo(b.substring(b.lastIndexOf('\t'))))
                    .map(OpeningRow::parse)
                    .toList();
        }
    }

    /** A row of the table: the code, the name and the moves with their numbers. */
    private record OpeningRow(OpeningName name, List<String> moves) {
        static OpeningRow parse(String row) {
            String[] cells = row.split("\t", -1);
            List<String> moves = Arrays.stream(cells[2].split(" "))
                    .filter(word -> !word.endsWith("."))
                    .toList();
            return new OpeningRow(new OpeningName(cells[0], cells[1]), moves);
        }
    }
}
