package parachute.tools.compliance;

import java.util.ArrayList;
import java.util.List;
import parachute.io.Resource;
import parachute.rules.board.Variant;

/**
 * A check of the rules: moves from a position that are legal, are not, or are taken back.
 *
 * @param isRequired whether a match requires it
 * @param name the check's name
 * @param variant the variant of the game
 * @param fen the first position; empty for the start
 * @param moves moves in coordinates, with ! before them where they are not legal, {@code undo} and {@code remove}
 * @param rule what the protocol or the rules say
 */
record MoveRow(boolean isRequired, String name, Variant variant, String fen, List<String> moves, String rule) {
    /** The mark of a move that is not legal. */
    static final String ILLEGAL = "!";

    /** Returns all such checks. */
    static List<MoveRow> all() {
        Variant variant = Variant.DEFAULT;
        List<MoveRow> rows = new ArrayList<>();
        for (String line : Resource.lines(MoveRow.class, "moves.txt")) {
            String[] cells = line.split(" *\\| *");
            if (cells.length > 1) {
                String[] kindAndName = cells[0].split(" ", 2);
                rows.add(new MoveRow(
                        kindAndName[0].equals("required"),
                        kindAndName[1],
                        variant,
                        cells[1],
                        List.of(cells[2].split(" ")),
                        cells[3]));
            } else {
                variant = Variant.parse(line);
            }
        }
        return rows;
    }

    /** Returns whether all moves are legal one after the other. */
    boolean isLine() {
        return moves.stream().noneMatch(move -> move.startsWith(ILLEGAL) || move.matches("undo|remove"));
    }
}
