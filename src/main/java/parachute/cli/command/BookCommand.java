package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parachute.cli.start.FrontEnds;
import parachute.engine.book.BookFile;
import parachute.engine.book.BookTable;
import parachute.engine.book.OpeningBook;
import parachute.engine.book.PolyglotKey;
import parachute.io.AtomicFile;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.tools.book.BookBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute book}: makes opening books from games and shows what they hold. */
@Command(name = "book", description = "Make and show opening books in the format of Polyglot.")
final class BookCommand extends PrintingCommand {
    /** The options that select moves from games. */
    static final class BookSelection {
        @Mixin
        private final VariantOption variant = new VariantOption();

        @Option(
                names = "--plies",
                paramLabel = "N",
                description = "Plies taken from the start of each game (${DEFAULT-VALUE}).")
        private int plies = 24;

        @Option(
                names = "--min-games",
                paramLabel = "N",
                description = "Minimum number of games in which a move was played (${DEFAULT-VALUE}).")
        private int minGames = 3;

        @Option(
                names = "--min-score",
                paramLabel = "PERCENT",
                converter = BoundedNumber.Percent.class,
                description = "Minimum score of a move in these games (0).")
        private int minScore;
    }

    @Command(
            name = "make",
            description =
                    "Make a book from games. A move gets the weight 2 for each win of the side that made it, 1 for"
                            + " each draw.")
    int make(
            @Parameters(paramLabel = "GAMES", description = "A file in PGN; games without a result are left out.")
                    Path games,
            @Parameters(paramLabel = "BOOK", description = "The book to write.") Path file,
            @Mixin BookSelection selection,
            @Mixin SharedOptions.Force force)
            throws IOException {
        new OutputFiles().read(games).replace(file, ReplaceableContent.BOOK).check(force.given);
        BookBuilder making = BookBuilder.read(games, selection.variant.choice(), selection.plies, this::warn);
        byte[] book = making.book(selection.minGames, selection.minScore);
        AtomicFile.write(file, book);
        out().println(summary(file, BookFile.parse(book)) + " from " + making.games() + " games of "
                + making.variant().uciName());
        making.describeOmitted().forEach(reason -> out().println("left out: " + reason));
        return making.areAllWhole() ? FrontEnds.OK : FrontEnds.FAILURE;
    }

    @Command(name = "show", description = "Show the moves that a book has for a position.")
    void show(
            @Parameters(index = "0", paramLabel = "BOOK", description = "The book.") String file,
            @Parameters(
                            index = "1..*",
                            paramLabel = "FEN",
                            arity = "0..*",
                            description = "Position (the start position).")
                    @Nullable
                    List<String> fen,
            @Mixin VariantOption variant) {
        Position position = variant.position(fen == null ? List.of() : fen, this::warn);
        try {
            OpeningBook book = BookFile.read(file);
            out().println(summary(Path.of(file), book));
            out().println("key " + HexFormat.of().toHexDigits(PolyglotKey.of(position)));
            BookTable.lines(book, position).forEach(out()::println);
        } catch (UserException e) {
            throw new UserException(file + ": " + e.getMessage());
        }
    }

    private static String summary(Path file, OpeningBook book) {
        return file + ": " + book.size() + " moves in " + book.positions() + " positions";
    }
}
