package parachute.tools.book;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Consumer;
import parachute.engine.book.BookEntry;
import parachute.engine.book.BookFile;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnEntry;
import parachute.rules.notation.PgnException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;

/** Makes a book from a file of games in PGN, and says which games were left out. */
public final class BookMaking {
    /** The maximum number of ranges of omitted games that are listed. */
    private static final int MAX_RANGES = 20;

    private final Path file;
    private final Variant variant;
    private final BookBuilder builder;
    private boolean areAllWhole = true;

    /**
     * Reads the games of a file.
     *
     * @param choice the variant of the book; if open, that of the first game with a known variant
     * @param plies taken from the start of each game
     * @param warnings takes a line about each game that cannot be read or is not legal
     * @throws UserException if the file cannot be read or is empty
     */
    public BookMaking(Path file, VariantChoice choice, int plies, Consumer<String> warnings) {
        this.file = file;
        List<PgnEntry> entries = PgnReader.entries(
                        DecodedText.read(file, file + ": the games").text())
                .toList();
        if (entries.isEmpty()) {
            throw refusal("it has no games");
        }
        List<PgnGame> games = entries.stream().map(PgnEntry::game).toList();
        this.variant = choice.asked().map(VariantName::variant).orElseGet(() -> firstKnown(games));
        // If other games of the file state their variant, those that do not are chess, as PGN defines it.
        boolean isStated =
                games.stream().anyMatch(game -> game.knownTag("Variant").isPresent());
        this.builder = new BookBuilder(variant, isStated ? Variant.DEFAULT : variant, plies);
        entries.forEach(entry -> add(entry, warnings));
    }

    private UserException refusal(String reason) {
        return new UserException(file + ": " + reason);
    }

    private static Variant firstKnown(List<PgnGame> games) {
        return games.stream().flatMap(game -> known(game).stream()).findFirst().orElse(Variant.DEFAULT);
    }

    private static Optional<Variant> known(PgnGame game) {
        try {
            return Optional.of(new VariantChoice(Optional.empty()).ofGame(game).variant());
        } catch (PgnException e) {
            return Optional.empty();
        }
    }

    private void add(PgnEntry entry, Consumer<String> warnings) {
        try {
            entry.damage().ifPresent(damage -> {
                throw new PgnException(damage);
            });
            builder.add(entry.game());
        } catch (PgnException e) {
            warnings.accept(file + " " + entry.place() + ": " + e.getMessage() + "; it is left out");
            builder.omitFaulty();
            areAllWhole = false;
        }
    }

    /** Returns the variant of the book. */
    public Variant variant() {
        return variant;
    }

    /** Returns the number of games used. */
    public int games() {
        return builder.games();
    }

    /** Returns whether all games could be read and were legal. */
    public boolean areAllWhole() {
        return areAllWhole;
    }

    /**
     * Returns the bytes of the book's file.
     *
     * @param minGames the minimum number of games in which a move must have been played
     * @param minScore the minimum points for the side that made it, in per cent
     * @throws UserException if it would not have any moves
     */
    public byte[] book(int minGames, int minScore) {
        if (games() == 0) {
            throw refusal("none of its games can be used for a book of " + variant.uciName() + ": "
                    + String.join("; ", omitted()));
        }
        List<BookEntry> moves = builder.entries(minGames, minScore);
        if (moves.isEmpty()) {
            throw refusal(
                    "no move of " + games() + " games of " + variant.uciName() + " was played and scored often enough");
        }
        return BookFile.format(moves);
    }

    /** Returns what was left out and why, each reason with the option that would include the games, if there is one. */
    public List<String> omitted() {
        return builder.omitted().entrySet().stream()
                .map(entry -> entry.getValue().size() + " " + entry.getKey().reason() + " (game "
                        + ranges(entry.getValue()) + ")"
                        + entry.getKey()
                                .variant()
                                .map(other -> ", which --variant " + other.uciName() + " takes")
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
}
