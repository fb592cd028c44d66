package parachute.tools.match.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.engine.book.BookFile;
import parachute.engine.book.OpeningBook;
import parachute.io.DecodedText;
import parachute.io.Resource;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Epd;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnReader;

/** A list of openings: the project's own balanced ones, or those of a file. It is not empty. */
public final class Openings {
    /** Only the start position. */
    public static final Openings START = new Openings(List.of(Opening.START));

    /** Consecutive numbers belong to similar positions, which should not be played one after another. */
    private static final long START_POSITION_SEED = 960;

    /** The default number of plies taken from a Polyglot book. */
    private static final int BOOK_PLIES = 8;

    private static final long BOOK_SEED = 1;
    private static final int MAX_BOOK_LINES = 2_000;

    /** A small book gives the same lines again and again. */
    private static final int BOOK_TRIES = 10 * MAX_BOOK_LINES;

    private final List<Opening> openings;

    private Openings(List<Opening> openings) {
        this.openings = List.copyOf(openings);
    }

    private static Openings of(List<Opening> openings, String source) {
        if (openings.isEmpty()) {
            throw new UserException(source + " does not contain any openings");
        }
        return new Openings(openings);
    }

    /** Returns the project's own openings of a variant, made by {@code parachute openings}. */
    public static Openings builtIn(Variant variant) {
        String name = variant.uciName() + ".book";
        return parse(Resource.text(Openings.class, name), name, variant, 0);
    }

    /** Returns the 960 start positions of Chess960 in random order, without moves. */
    public static Openings startPositions(Variant variant) {
        List<Opening> openings = IntStream.range(0, StartPosition.COUNT)
                .mapToObj(number -> Fen.format(StartPosition.of(variant, number)))
                .map(fen -> new Opening(Optional.of(fen), List.of()))
                .toList();
        return new Openings(openings).shuffled(START_POSITION_SEED);
    }

    /**
     * Returns the openings of a file: PGN if its name ends so, lists of moves from the start position if it ends in
     * "book", a Polyglot book if it ends in ".bin", else EPD or FEN, one position a line.
     *
     * @param name the variant; positions with castling rights by the files of the rooks always belong to Chess960
     * @param plies plies taken of each PGN game or line; 0 for all, or 8 from a Polyglot book
     * @param warnings takes a line about each position that loses castling rights
     * @throws UserException if the file cannot be read or contains anything but openings of the variant
     */
    public static Openings read(Path file, VariantName name, int plies, Consumer<String> warnings) {
        String source = file.toString();
        return Format.of(source) == Format.POLYGLOT
                ? ofBook(BookFile.read(source), source, name.variant(), plies == 0 ? BOOK_PLIES : plies)
                : parse(text(file), new OpeningReader(source, new VariantChoice(Optional.of(name)), warnings), plies);
    }

    /**
     * Returns the openings of a text in the format that a file of its name has.
     *
     * @param source its name, also for messages
     * @param plies plies taken of each PGN game; 0 for all
     * @throws UserException if the text contains anything but openings of the variant, or nothing
     */
    public static Openings parse(String text, String source, Variant variant, int plies) {
        return parse(
                text,
                new OpeningReader(
                        source, new VariantChoice(Optional.of(new VariantName(variant, false))), warning -> {}),
                plies);
    }

    private static Openings parse(String text, OpeningReader reader, int plies) {
        List<Opening> openings = switch (Format.of(reader.source())) {
            case PGN -> reader.pgn(text, plies);
            case BOOK -> reader.book(text);
            case EPD, POLYGLOT -> reader.epd(text);
        };
        return of(openings, reader.source());
    }

    /**
     * Returns different lines of play from the start position, with moves chosen by the weights of a Polyglot book.
     * The same book and number of plies give the same lines in the same order.
     *
     * @param plies maximum plies of a line
     * @throws UserException if the book has no move for the start position
     */
    private static Openings ofBook(OpeningBook book, String source, Variant variant, int plies) {
        Random random = new Random(BOOK_SEED);
        Set<Opening> lines = new LinkedHashSet<>();
        for (int i = 0; i < BOOK_TRIES && lines.size() < MAX_BOOK_LINES; i++) {
            Position position = Position.start(variant);
            int move = book.choose(position, random);
            while (move != Move.NONE && position.ply() < plies) {
                position.make(move);
                move = book.choose(position, random);
            }
            if (position.ply() > 0) {
                lines.add(Opening.of(position));
            }
        }
        return of(List.copyOf(lines), source);
    }

    /**
     * Returns the variant of the first opening of a file that states one; lists of moves do not.
     *
     * @throws UserException if the file cannot be read
     */
    public static Optional<Variant> stated(Path file) {
        return switch (Format.of(file.toString())) {
            case PGN -> statedByPgn(text(file));
            case BOOK, POLYGLOT -> Optional.empty();
            case EPD -> statedByEpd(text(file));
        };
    }

    /** Returns the variant of the first game of a PGN text that states a known one. */
    private static Optional<Variant> statedByPgn(String text) {
        return PgnReader.entries(text)
                .flatMap(entry -> stated(entry.game()).stream())
                .findFirst();
    }

    private static Optional<Variant> stated(GameTree game) {
        try {
            return game.statedVariant().map(VariantName::variant);
        } catch (PgnException e) {
            return Optional.empty();
        }
    }

    /** Returns the variant of the first position of a text in EPD or FEN that states one. */
    private static Optional<Variant> statedByEpd(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .flatMap(line -> VariantChoice.stated(line).stream())
                .findFirst();
    }

    private static String text(Path file) {
        return DecodedText.withoutMarks(file, "the openings");
    }

    /** The formats of files of openings, by their names. */
    private enum Format {
        PGN,
        BOOK,
        EPD,
        POLYGLOT;

        static Format of(String source) {
            String name = source.toLowerCase(Locale.ROOT);
            return name.endsWith(".pgn") ? PGN : name.endsWith("book") ? BOOK : name.endsWith(".bin") ? POLYGLOT : EPD;
        }
    }

    /** Returns the same openings in an order that depends only on the seed. */
    public Openings shuffled(long seed) {
        List<Opening> mixed = new ArrayList<>(openings);
        Collections.shuffle(mixed, new Random(seed));
        return new Openings(mixed);
    }

    /**
     * Returns the same openings, starting with another one; those before it follow after the last one.
     *
     * @param first number of the first opening, from 1
     */
    public Openings from(int first) {
        List<Opening> turned = new ArrayList<>(openings);
        Collections.rotate(turned, -((first - 1) % turned.size()));
        return new Openings(turned);
    }

    /** Returns the number of openings. */
    public int size() {
        return openings.size();
    }

    /** Returns the opening at an index from 0; after the last one the list starts again. */
    public Opening get(int index) {
        return openings.get(index % openings.size());
    }

    /**
     * Reads openings from texts in three formats. Each method throws a {@link UserException} that names the place if
     * the text contains anything else.
     *
     * @param source the name of the text, for messages
     * @param choice the variant that was asked for
     * @param warnings takes a line about each position that loses castling rights
     */
    private record OpeningReader(String source, VariantChoice choice, Consumer<String> warnings) {
        /** Reads a book: one opening a line, moves from the start position. */
        List<Opening> book(String text) {
            return readLines(
                    text,
                    (line, place) -> opening(Optional.empty(), line.strip().replaceAll("\\s+", " "), place));
        }

        /** Reads EPD or FEN: one position a line. */
        List<Opening> epd(String text) {
            return readLines(text, (line, place) -> {
                VariantName name = at(place, () -> choice.ofPosition(line));
                return ongoing(new Opening(Optional.of(fen(line, name, place)), List.of()), place);
            });
        }

        /**
         * Reads PGN: one opening a game.
         *
         * @param plies plies taken of each game; 0 for all
         */
        List<Opening> pgn(String text, int plies) {
            List<Opening> openings = new ArrayList<>();
            PgnReader reader = new PgnReader(text);
            for (Optional<PgnEntry> entry = reader.next(); entry.isPresent(); entry = reader.next()) {
                String place = source + " " + entry.get().place();
                entry.get().damage().ifPresent(damage -> {
                    throw new UserException(place + ": " + damage);
                });
                GameTree game = entry.get().game();
                VariantName name = at(place, () -> game.variantBy(choice));
                Optional<String> fen = game.knownTag("FEN").map(found -> fen(found, name, place));
                String moves = game.moves().stream()
                        .map(Node::san)
                        .limit(plies == 0 ? Long.MAX_VALUE : plies)
                        .collect(Collectors.joining(" "));
                openings.add(opening(fen, moves, place));
            }
            return openings;
        }

        /** Reads something; an error is reported with its place. */
        private static <T> T at(String place, Supplier<T> reading) {
            try {
                return reading.get();
            } catch (IllegalArgumentException e) {
                throw new UserException(place + ": " + e.getMessage());
            }
        }

        /**
         * Reads one opening a line; blank lines and those that begin with # are left out.
         *
         * @param opening reads a line; its place is for messages
         */
        private List<Opening> readLines(String text, BiFunction<String, String, Opening> opening) {
            List<Opening> openings = new ArrayList<>();
            int number = 0;
            for (String line : text.split("\n")) {
                number++;
                if (!line.isBlank() && !line.startsWith("#")) {
                    openings.add(opening.apply(line, source + " line " + number));
                }
            }
            return openings;
        }

        /** Returns the FEN of a position in EPD, which has operations in place of the two counters. */
        private String fen(String line, VariantName name, String place) {
            return at(
                    place,
                    () -> Fen.format(Epd.parse(line, name, warning -> warnings.accept(place + ": " + warning))
                            .position()));
        }

        /** Returns an opening whose moves are separated by single spaces. */
        private Opening opening(Optional<String> fen, String moves, String place) {
            return ongoing(at(place, () -> Opening.parse(fen, moves, choice.otherwise())), place);
        }

        /** Refuses an opening after which there is nothing to play, such as a whole game. */
        private Opening ongoing(Opening opening, String place) {
            Outcome outcome = Outcome.of(opening.position(choice.otherwise()));
            if (outcome.isOver()) {
                String remedy = Format.of(source) == Format.PGN ? "; --plies N takes its first moves" : "";
                throw new UserException(place + ": the game is over (" + outcome.reason() + ")" + remedy);
            }
            return opening;
        }
    }
}
