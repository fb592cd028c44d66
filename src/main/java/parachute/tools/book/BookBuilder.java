package parachute.tools.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Consumer;
import parachute.engine.book.BookEntry;
import parachute.engine.book.BookFile;
import parachute.engine.book.BookMoveCode;
import parachute.engine.book.PolyglotKey;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnReader;

/**
 * Makes a book from games, and says which ones were left out. As in Polyglot, the weight of a move is 2 for each win of
 * the side that made it and 1 for each draw; if a weight of a position does not fit 16 bits, all its weights are scaled
 * down.
 */
public final class BookBuilder {
    private static final int MAX_WEIGHT = 0xffff;

    /** The maximum number of ranges of omitted games that are listed. */
    private static final int MAX_RANGES = 20;

    private final String name;
    private final Variant variant;
    private final Variant otherwise;
    private final int plies;
    /** The records by the key of the position, in unsigned order, and by the code of the move. */
    private final Map<Long, Map<Integer, MoveRecord>> positions = new TreeMap<>(Long::compareUnsigned);

    /** The numbers of the games left out, from 1. */
    private final Map<Omission, List<Integer>> omitted = new LinkedHashMap<>();

    private int games;
    private int omittedGames;
    private boolean areAllWhole = true;

    /**
     * Why a game was left out.
     *
     * @param reason such as "of chess" or "without a result"
     * @param variant of which a book could have the game; empty if none could
     */
    record Omission(String reason, Optional<Variant> variant) {}

    /**
     * Creates a book without moves.
     *
     * @param name of the games, for messages
     * @param variant of the games to be used
     * @param otherwise the variant of games that state none
     * @param plies taken from the beginning of each game
     */
    BookBuilder(String name, Variant variant, Variant otherwise, int plies) {
        this.name = name;
        this.variant = variant;
        this.otherwise = otherwise;
        this.plies = plies;
    }

    /**
     * Makes a book from the games of a file.
     *
     * @param choice the variant of the book; if open, that of the first game with a known variant
     * @param plies taken from the start of each game
     * @param warnings takes a line about each game that cannot be read or is not legal
     * @throws UserException if the file cannot be read or is empty
     */
    public static BookBuilder read(Path file, VariantChoice choice, int plies, Consumer<String> warnings) {
        List<PgnEntry> entries = PgnReader.entries(
                        DecodedText.read(file, file + ": the games").text())
                .toList();
        if (entries.isEmpty()) {
            throw new UserException(file + ": it has no games");
        }
        List<GameTree> games = entries.stream().map(PgnEntry::game).toList();
        Variant variant = choice.asked().map(VariantName::variant).orElseGet(() -> firstKnown(games));
        // If other games of the file state their variant, those that do not are chess, as PGN defines it.
        boolean isStated =
                games.stream().anyMatch(game -> game.knownTag("Variant").isPresent());
        BookBuilder builder = new BookBuilder(file.toString(), variant, isStated ? Variant.DEFAULT : variant, plies);
        entries.forEach(entry -> builder.add(entry, warnings));
        return builder;
    }

    private static Variant firstKnown(List<GameTree> games) {
        return games.stream().flatMap(game -> known(game).stream()).findFirst().orElse(Variant.DEFAULT);
    }

    private static Optional<Variant> known(GameTree game) {
        try {
            return Optional.of(
                    game.variantBy(new VariantChoice(Optional.empty())).variant());
        } catch (PgnException e) {
            return Optional.empty();
        }
    }

    private void add(PgnEntry entry, Consumer<String> warnings) {
        try {
            entry.damage().ifPresent(damage -> {
                throw new PgnException(damage);
            });
            add(entry.game());
        } catch (PgnException e) {
            warnings.accept(name + " " + entry.place() + ": " + e.getMessage() + "; it is left out");
            omit(new Omission("that cannot be read", Optional.empty()));
            areAllWhole = false;
        }
    }

    /** Returns the variant of the book. */
    public Variant variant() {
        return variant;
    }

    /** Returns whether all games could be read and were legal. */
    public boolean areAllWhole() {
        return areAllWhole;
    }

    /** Returns the number of games used. */
    public int games() {
        return games;
    }

    /** Returns the games left out, by their numbers in the order in which they came, from 1. */
    Map<Omission, List<Integer>> omitted() {
        return Collections.unmodifiableMap(omitted);
    }

    private void omit(Omission omission) {
        omittedGames++;
        omitted.computeIfAbsent(omission, reason -> new ArrayList<>()).add(games + omittedGames);
    }

    /**
     * Adds the moves of a game; if it cannot be read, none is added.
     *
     * @throws PgnException if the game does not begin with a legal position, or one of the moves to be taken is not
     *     legal
     */
    void add(GameTree game) {
        Optional<Omission> omission = omission(game);
        if (omission.isPresent()) {
            omit(omission.get());
            return;
        }
        game.cut(plies);
        GameTree opening = game.resolveWhole(new VariantName(variant, false));
        List<Integer> moves = opening.legalMoves();
        int pass = moves.indexOf(Move.NONE);
        if (pass >= 0) {
            throw new PgnException('"' + San.number(opening.position(pass)) + "--\" is not a move for a book");
        }
        games++;
        Position position = opening.start().copy();
        for (int move : moves) {
            positions
                    .computeIfAbsent(PolyglotKey.of(position), key -> new TreeMap<>())
                    .computeIfAbsent(BookMoveCode.encode(position, move), code -> new MoveRecord())
                    .add(points(game.result(), position.sideToMove()));
            position.make(move);
        }
    }

    /** Returns why a game cannot be used, if it cannot. Games of Chess960 have openings of their own. */
    private Optional<Omission> omission(GameTree game) {
        if (game.result().equals("*")) {
            return Optional.of(new Omission("without a result", Optional.empty()));
        }
        VariantName name;
        try {
            name = game.statedVariant().orElse(new VariantName(otherwise, false));
        } catch (PgnException e) {
            return Optional.of(new Omission("of " + game.tag("Variant").orElse("?"), Optional.empty()));
        }
        if (name.equals(new VariantName(variant, false))) {
            return Optional.empty();
        }
        Optional<Variant> other = name.chess960() ? Optional.empty() : Optional.of(name.variant());
        return Optional.of(new Omission("of " + name.pgn(), other));
    }

    private static int points(String result, int side) {
        return switch (result) {
            case "1-0" -> side == Side.WHITE ? 2 : 0;
            case "0-1" -> side == Side.BLACK ? 2 : 0;
            default -> 1;
        };
    }

    /**
     * Returns the entries of the book's file, in their order. Moves without any points are left out.
     *
     * @param minGames the minimum number of games in which a move must have been played
     * @param minScore the minimum points for the side that made it, in per cent
     */
    List<BookEntry> entries(int minGames, int minScore) {
        List<BookEntry> entries = new ArrayList<>();
        positions.forEach((key, moves) -> entries.addAll(entries(key, moves, minGames, minScore)));
        return entries;
    }

    private static List<BookEntry> entries(long key, Map<Integer, MoveRecord> moves, int minGames, int minScore) {
        int best = moves.values().stream().mapToInt(MoveRecord::points).max().orElse(0);
        double scale = Math.min(1, (double) MAX_WEIGHT / best);
        return moves.entrySet().stream()
                .filter(move -> move.getValue().reaches(minGames, minScore))
                .filter(move -> move.getValue().points() > 0)
                .map(move -> new BookEntry(key, move.getKey(), Math.max(1, (int)
                        (scale * move.getValue().points()))))
                .sorted(Comparator.comparingInt(BookEntry::weight).reversed())
                .toList();
    }

    /**
     * Returns the bytes of the book's file.
     *
     * @param minGames the minimum number of games in which a move must have been played
     * @param minScore the minimum points for the side that made it, in per cent
     * @throws UserException if it would not have any moves
     */
    public byte[] book(int minGames, int minScore) {
        if (games == 0) {
            throw refusal("none of its games can be used for a book of " + variant.uciName() + ": "
                    + String.join("; ", describeOmitted()));
        }
        List<BookEntry> moves = entries(minGames, minScore);
        if (moves.isEmpty()) {
            throw refusal(
                    "no move of " + games + " games of " + variant.uciName() + " was played and scored often enough");
        }
        return BookFile.format(moves);
    }

    private UserException refusal(String reason) {
        return new UserException(name + ": " + reason);
    }

    /** Returns what was left out and why, each reason with the option that would include the games, if there is one. */
    public List<String> describeOmitted() {
        return omitted.entrySet().stream()
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

    /** The results of a move in the games in which it was played. */
    private static final class MoveRecord {
        private int games;
        private int points;

        /** Counts a game: 2 points for a win of the side that made the move, 1 for a draw, 0 for a loss. */
        void add(int gamePoints) {
            games++;
            points += gamePoints;
        }

        /** Returns whether it was played in that many games, and scored that percentage of their points. */
        boolean reaches(int minGames, int minScore) {
            return games >= minGames && 100 * points >= minScore * 2 * games;
        }

        int points() {
            return points;
        }
    }
}
