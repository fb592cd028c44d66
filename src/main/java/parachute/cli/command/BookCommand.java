package parachute.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import parachute.cli.option.BoundedNumber;
import parachute.cli.option.ForceOption;
import parachute.cli.option.OutputFiles;
import parachute.cli.option.ReplaceableContent;
import parachute.cli.option.VariantOption;
import parachute.cli.start.FrontEnds;
import parachute.cli.terminal.Warnings;
import parachute.engine.book.BookEntry;
import parachute.engine.book.BookFile;
import parachute.engine.book.BookTable;
import parachute.engine.book.OpeningBook;
import parachute.engine.book.PolyglotKey;
import parachute.io.AtomicFile;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnEntry;
import parachute.rules.notation.PgnException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import parachute.tools.book.BookBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute book}: makes opening books from games and shows what they hold. */
@Command(name = "book", description = "Make and show opening books in the format of Polyglot.")
final class BookCommand {
    /** The maximum number of ranges of omitted games that are listed. */
    private static final int MAX_RANGES = 20;

    @Spec
    private CommandSpec spec;

    /** The options that select moves from games. */
    static final class Selection {
        @Mixin
        private final VariantOption variant = new VariantOption();

        @Option(
                names = "--plies",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Plies taken from the start of each game (${DEFAULT-VALUE}).")
        private int plies = 24;

        @Option(
                names = "--min-games",
                paramLabel = "N",
                converter = BoundedNumber.Positive.class,
                description = "Minimum number of games in which a move was played (${DEFAULT-VALUE}).")
        private int minGames = 3;

        @Option(
                names = "--min-score",
                paramLabel = "PERCENT",
                converter = BoundedNumber.Percent.class,
                description = "Minimum score of a move in these games (0).")
        private int minScore;
    }

    /** Runs {@code parachute book make}. */
    @Command(
            name = "make",
            description =
                    "Make a book from games. A move gets the weight 2 for each win of the side that made it, 1 for"
                            + " each draw.")
    int make(
            @Parameters(paramLabel = "GAMES", description = "A file in PGN; games without a result are left out.")
                    Path games,
            @Parameters(paramLabel = "BOOK", description = "The book to write.") Path file,
            @Mixin Selection selection,
            @Mixin ForceOption force)
            throws IOException {
        new OutputFiles().read(games).replace(file, ReplaceableContent.BOOK).check(force);
        try {
            List<PgnEntry> entries = read(games);
            List<PgnGame> read = entries.stream().map(PgnEntry::game).toList();
            Variant variant = variant(read, selection.variant.choice());
            BookBuilder builder = new BookBuilder(variant, otherwise(read, variant), selection.plies);
            boolean areAllWhole = true;
            for (PgnEntry entry : entries) {
                areAllWhole &= add(entry, games, builder);
            }
            List<String> omitted = omitted(builder);
            if (builder.games() == 0) {
                throw new UserException("none of its games can be used for a book of " + variant.uciName() + ": "
                        + String.join("; ", omitted));
            }
            List<BookEntry> moves = builder.entries(selection.minGames, selection.minScore);
            if (moves.isEmpty()) {
                throw new UserException("no move of " + builder.games() + " games of " + variant.uciName()
                        + " was played and scored often enough");
            }
            byte[] bytes = BookFile.format(moves);
            AtomicFile.write(file, bytes);
            out().println(summary(file, BookFile.parse(bytes)) + " from " + builder.games() + " games of "
                    + variant.uciName());
            omitted.forEach(reason -> out().println("left out: " + reason));
            return areAllWhole ? FrontEnds.OK : FrontEnds.FAILURE;
        } catch (UserException e) {
            throw new UserException(games + ": " + e.getMessage());
        }
    }

    private static List<PgnEntry> read(Path file) {
        List<PgnEntry> games = PgnReader.entries(text(file)).toList();
        if (games.isEmpty()) {
            throw new UserException("it has no games");
        }
        return games;
    }

    /** Adds a game; reports one that cannot be read or is not legal, and returns false. */
    private boolean add(PgnEntry entry, Path file, BookBuilder builder) {
        try {
            entry.damage().ifPresent(damage -> {
                throw new PgnException(damage);
            });
            builder.add(entry.game());
            return true;
        } catch (PgnException e) {
            String fault = entry.place() + ": " + e.getMessage();
            warnings().accept(file + " " + fault + "; it is left out");
            builder.omitFaulty();
            return false;
        }
    }

    /** Returns the variant that was asked for, else that of the first game with a known variant. */
    private static Variant variant(List<PgnGame> games, VariantChoice choice) {
        return choice.asked()
                .map(VariantName::variant)
                .orElseGet(() -> games.stream()
                        .flatMap(game -> of(game).stream())
                        .findFirst()
                        .orElse(Variant.DEFAULT));
    }

    private static Optional<Variant> of(PgnGame game) {
        try {
            return Optional.of(new VariantChoice(Optional.empty()).ofGame(game).variant());
        } catch (PgnException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the variant of games that state none: if other games of the file do, these are chess, as PGN defines it.
     */
    private static Variant otherwise(List<PgnGame> games, Variant variant) {
        return games.stream().anyMatch(game -> game.knownTag("Variant").isPresent()) ? Variant.DEFAULT : variant;
    }

    /** Returns what was left out and why, each reason with the option that would include the games, if there is one. */
    private static List<String> omitted(BookBuilder builder) {
        return builder.omitted().entrySet().stream()
                .map(entry -> entry.getValue().size() + " " + entry.getKey().reason() + " (game "
                        + ranges(entry.getValue()) + ")"
                        + entry.getKey()
                                .variant()
                                .map(variant -> ", which --variant " + variant.uciName() + " takes")
                                .orElse(""))
                .toList();
    }

    /** Returns ascending numbers as ranges, such as "1, 3-5"; if there are too many, the first of them. */
    static String ranges(List<Integer> numbers) {
        StringJoiner ranges = new StringJoiner(", ");
        int count = 0;
        for (int i = 0; i < numbers.size(); i++) {
            if (count++ == MAX_RANGES) {
                return ranges + ", ...";
            }
            int first = numbers.get(i);
            while (i + 1 < numbers.size() && numbers.get(i + 1) == numbers.get(i) + 1) {
                i++;
            }
            ranges.add(first == numbers.get(i) ? "" + first : first + "-" + numbers.get(i));
        }
        return ranges.toString();
    }

    private static String text(Path file) {
        try {
            return DecodedText.read(file).text();
        } catch (IOException e) {
            throw new UserException("the games cannot be read", e);
        }
    }

    /** Runs {@code parachute book show}. */
    @Command(name = "show", description = "Show the moves that a book has for a position.")
    int show(
            @Parameters(index = "0", paramLabel = "BOOK", description = "The book.") String file,
            @Parameters(
                            index = "1..*",
                            paramLabel = "FEN",
                            arity = "0..*",
                            description = "Position (the start position).")
                    @Nullable
                    List<String> fen,
            @Mixin VariantOption variant) {
        Position position = variant.position(fen == null ? List.of() : fen, warnings());
        try {
            OpeningBook book = BookFile.read(file);
            out().println(summary(Path.of(file), book));
            out().println("key " + HexFormat.of().toHexDigits(PolyglotKey.of(position)));
            BookTable.lines(book, position).forEach(out()::println);
        } catch (UserException e) {
            throw new UserException(file + ": " + e.getMessage());
        }
        return FrontEnds.OK;
    }

    private static String summary(Path file, OpeningBook book) {
        return file + ": " + book.size() + " moves in " + book.positions() + " positions";
    }

    private Warnings warnings() {
        return new Warnings(spec.commandLine());
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
