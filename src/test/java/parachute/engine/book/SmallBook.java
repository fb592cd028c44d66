package parachute.engine.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.MoveText;

/** Positions given by the moves that lead to them, and small books. */
public final class SmallBook {
    private SmallBook() {}

    /** Returns the position after moves from the start, separated by spaces. */
    public static Position after(Variant variant, String moves) {
        Position position = Position.start(variant);
        if (!moves.isEmpty()) {
            Arrays.stream(moves.split(" ")).forEach(text -> position.make(legal(position, text)));
        }
        return position;
    }

    /** Returns the legal move of a text; fails if there is none. */
    static int legal(Position position, String text) {
        int move = MoveText.parse(position, text);
        if (move == Move.NONE) {
            throw new AssertionError(text + " is not legal");
        }
        return move;
    }

    /** Returns the entry of a move. */
    static BookEntry entry(Position position, String text, int weight) {
        return new BookEntry(PolyglotKey.of(position), BookMoveCode.encode(position, legal(position, text)), weight);
    }

    /** Returns a book in which every move of the lines has weight 1. */
    public static byte[] book(Variant variant, String... lines) {
        List<BookEntry> entries = new ArrayList<>();
        for (String line : lines) {
            Position position = Position.start(variant);
            for (String text : line.split(" ")) {
                entries.add(entry(position, text, 1));
                position.make(legal(position, text));
            }
        }
        entries.sort(Comparator.comparing(BookEntry::key, Long::compareUnsigned));
        return BookFile.format(entries.stream().distinct().toList());
    }

    /** Writes such a book to a file in a folder and returns its path. */
    public static Path write(Path folder, Variant variant, String... lines) throws IOException {
        return Files.write(folder.resolve(variant.uciName() + ".bin"), book(variant, lines));
    }
}
