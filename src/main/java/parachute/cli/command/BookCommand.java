package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parachute.cli.start.FrontEnds;
import parachute.engine.book.BookEntry;
import parachute.engine.book.BookException;
import parachute.engine.book.BookFile;
import parachute.engine.book.BookTable;
import parachute.engine.book.OpeningBook;
import parachute.engine.book.PolyglotKey;
import parachute.io.AtomicFile;
import parachute.io.DecodedText;
import parachute.io.FileProblem;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.FenException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;
import parachute.tools.book.BookBuilder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute book}: makes opening books from games and shows what they hold. */
@Command(name = "book", description = "Make and show opening books in the format of Polyglot.")
final class BookCommand {
    @Spec
    private CommandSpec spec;

    /** The variant of games and positions. */
    static final class VariantOption {
        @Option(
                names = "--variant",
                paramLabel = "VARIANT",
                defaultValue = "crazyhouse",
                description = VariantConverter.NAMES + " (${DEFAULT-VALUE}).")
        private Variant variant = Variant.CRAZYHOUSE;
    }

    /** What is taken from games. */
    static final class Selection {
        @Mixin
        private final VariantOption variant = new VariantOption();

        @Option(
                names = "--plies",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Moves taken from the beginning of each game, of both sides together (${DEFAULT-VALUE}).")
        private int plies = 24;

        @Option(
                names = "--min-games",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Games in which a move must have been played, at least (${DEFAULT-VALUE}).")
        private int minGames = 3;

        @Option(
                names = "--min-score",
                paramLabel = "PERCENT",
                converter = BoundedNumber.Percent.class,
                description = "Score that a move must have had in them, at least (0).")
        private int minScore;
    }

    /** {@code parachute book make}. */
    @Command(
            name = "make",
            description =
                    "Make a book from games. Each move weighs 2 for a win of the side that made it, 1 for a draw.")
    int make(
            @Parameters(paramLabel = "GAMES", description = "A file in PGN; games without a result are left out.")
                    Path games,
            @Parameters(paramLabel = "BOOK", description = "The file for the book.") Path file,
            @Mixin Selection selection)
            throws IOException {
        CommandLine line = subcommand("make");
        OutputFile.check(file, line);
        BookBuilder builder = new BookBuilder(selection.variant.variant, selection.plies);
        try {
            addGames(games, builder);
            List<BookEntry> entries = builder.entries(selection.minGames, selection.minScore);
            if (entries.isEmpty()) {
                throw new BookException("no move of " + builder.games() + " games of "
                        + selection.variant.variant.uciName() + " was played and scored often enough");
            }
            byte[] bytes = BookFile.format(entries);
            AtomicFile.write(file, bytes);
            out().println(summary(file, BookFile.parse(bytes)) + " from " + builder.games() + " games, "
                    + builder.unusedGames() + " left out");
        } catch (BookException e) {
            throw new ParameterException(line, games + ": " + e.getMessage());
        }
        return FrontEnds.OK;
    }

    private static void addGames(Path file, BookBuilder builder) throws BookException {
        PgnReader reader = new PgnReader(text(file));
        for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
            builder.add(game.get());
        }
    }

    private static String text(Path file) throws BookException {
        try {
            return DecodedText.read(file).text();
        } catch (IOException e) {
            throw new BookException("the games cannot be read: " + FileProblem.describe(e));
        }
    }

    /** {@code parachute book show}. */
    @Command(name = "show", description = "Show the moves that a book has for a position.")
    int show(
            @Parameters(index = "0", paramLabel = "BOOK", description = "The file of the book.") String file,
            @Parameters(
                            index = "1..*",
                            paramLabel = "FEN",
                            arity = "0..*",
                            description = "Position; the start position without it.")
                    @Nullable
                    List<String> fen,
            @Mixin VariantOption variant) {
        CommandLine line = subcommand("show");
        try {
            OpeningBook book = BookFile.read(file);
            Position position =
                    fen == null ? Position.start(variant.variant) : Fen.parse(String.join(" ", fen), variant.variant);
            out().println(summary(Path.of(file), book));
            out().println("key " + HexFormat.of().toHexDigits(PolyglotKey.of(position)));
            BookTable.lines(book, position).forEach(out()::println);
        } catch (BookException e) {
            throw new ParameterException(line, file + ": " + e.getMessage());
        } catch (FenException e) {
            throw new ParameterException(line, e.getMessage());
        }
        return FrontEnds.OK;
    }

    private static String summary(Path file, OpeningBook book) {
        return file + ": " + book.size() + " moves in " + book.positions() + " positions";
    }

    private CommandLine subcommand(String name) {
        return Objects.requireNonNull(spec.subcommands().get(name));
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
