package parachute.tools.match.setup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parachute.engine.book.BookFile;
import parachute.engine.book.OpeningBook;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantName;

/** Where games may begin: the project's own balanced openings, or those of a file. At least one. */
public final class Openings {
    /** The start position alone. */
    public static final Openings START = new Openings(List.of(Opening.START));

    /** Numbers that follow each other belong to similar positions, which are not to be played one after another. */
    private static final long START_POSITION_SEED = 960;

    /** Plies of the lines from a Polyglot book unless another number is given. */
    private static final int BOOK_PLIES = 8;

    private static final long BOOK_SEED = 1;
    private static final int MOST_BOOK_LINES = 2_000;

    /** Most lines of a small book are found again and again. */
    private static final int BOOK_TRIES = 10 * MOST_BOOK_LINES;

    private final List<Opening> openings;

    private Openings(List<Opening> openings) {
        this.openings = List.copyOf(openings);
    }

    private static Openings of(List<Opening> openings, String source) {
        if (openings.isEmpty()) {
            throw new UserException(source + " holds no openings");
        }
        return new Openings(openings);
    }

    /** The project's own openings of a variant, made by {@link BookMaker}. */
    public static Openings builtIn(Variant variant) {
        String name = variant.uciName() + ".book";
        try (InputStream in = Openings.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new UserException("there are no openings of " + variant.uciName());
            }
            return parseBook(new String(in.readAllBytes(), StandardCharsets.UTF_8), name, variant);
        } catch (IOException e) {
            throw new UserException("the openings cannot be read", e);
        }
    }

    /**
     * The 960 start positions of Chess960, mixed, without moves from them. The players change colours in the second game
     * from each, as from any opening.
     */
    public static Openings startPositions(Variant variant) {
        List<Opening> openings = IntStream.range(0, StartPosition.COUNT)
                .mapToObj(number -> Fen.format(StartPosition.of(variant, number)))
                .map(fen -> new Opening(Optional.of(fen), List.of()))
                .toList();
        return new Openings(openings).shuffled(START_POSITION_SEED);
    }

    /**
     * The openings of a file: PGN if its name ends so, a list of moves from the start position if it ends in "book",
     * lines of a Polyglot book if in ".bin", else EPD or FEN, one position a line.
     *
     * @param name the game; positions with castling rights by the files of the rooks are of Chess960 in any case
     * @param plies moves of each PGN game or line that are played; 0 for all, from a Polyglot book 8
     * @param warnings takes a line about each position that loses castling rights
     * @throws UserException if the file cannot be read or holds what is no opening of the variant
     */
    public static Openings read(Path file, VariantName name, int plies, Consumer<String> warnings) {
        String source = file.toString();
        OpeningReader reader = new OpeningReader(source, name, warnings);
        return switch (Format.of(file)) {
            case PGN -> of(reader.pgn(text(file), plies), source);
            case BOOK -> of(reader.book(text(file)), source);
            case EPD -> of(reader.epd(text(file)), source);
            case POLYGLOT -> ofBook(BookFile.read(source), source, name.variant(), plies == 0 ? BOOK_PLIES : plies);
        };
    }

    /**
     * Different lines of play from the start position, each move chosen by the weights of a Polyglot book. The same book and
     * number of plies bring the same lines in the same order.
     *
     * @param plies moves of each line at most
     * @throws UserException if the book has no move for the start position
     */
    static Openings ofBook(OpeningBook book, String source, Variant variant, int plies) {
        Random random = new Random(BOOK_SEED);
        Set<Opening> lines = new LinkedHashSet<>();
        for (int i = 0; i < BOOK_TRIES && lines.size() < MOST_BOOK_LINES; i++) {
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
     * The variant that the first opening of a file to state any states; lists of moves state none.
     *
     * @throws UserException if the file cannot be read
     */
    public static Optional<Variant> stated(Path file) {
        return switch (Format.of(file)) {
            case PGN -> OpeningReader.statedByPgn(text(file));
            case BOOK, POLYGLOT -> Optional.empty();
            case EPD -> OpeningReader.statedByEpd(text(file));
        };
    }

    private static String text(Path file) {
        try {
            return DecodedText.withoutMarks(file);
        } catch (IOException e) {
            throw new UserException("the openings cannot be read", e);
        }
    }

    /** What a file of openings holds, by its name. */
    private enum Format {
        PGN,
        BOOK,
        EPD,
        POLYGLOT;

        static Format of(Path file) {
            String name = file.toString().toLowerCase(Locale.ROOT);
            return name.endsWith(".pgn") ? PGN : name.endsWith("book") ? BOOK : name.endsWith(".bin") ? POLYGLOT : EPD;
        }
    }

    /**
     * The openings of a book: one a line, moves from the start position; lines that begin with # are comments.
     *
     * @param source the name of the text, for messages
     * @throws UserException if there are none or a move is not legal
     */
    public static Openings parseBook(String text, String source, Variant variant) {
        return of(reader(source, variant).book(text), source);
    }

    /**
     * The positions of a text in EPD or FEN, one a line; lines that begin with # are comments.
     *
     * @param source the name of the text, for messages
     * @throws UserException if there are none or one is no position of the variant
     */
    public static Openings parseEpd(String text, String source, Variant variant) {
        return of(reader(source, variant).epd(text), source);
    }

    static Openings parsePgn(String text, String source, Variant variant, int plies) {
        return of(reader(source, variant).pgn(text, plies), source);
    }

    private static OpeningReader reader(String source, Variant variant) {
        return new OpeningReader(source, new VariantName(variant, false), warning -> {});
    }

    /** The same openings in an order that depends on nothing but the seed. */
    public Openings shuffled(long seed) {
        List<Opening> mixed = new ArrayList<>(openings);
        Collections.shuffle(mixed, new Random(seed));
        return new Openings(mixed);
    }

    /**
     * The same openings from another one on, those before it behind the last.
     *
     * @param first number of the first opening, from 1
     */
    public Openings from(int first) {
        List<Opening> turned = new ArrayList<>(openings);
        Collections.rotate(turned, -((first - 1) % turned.size()));
        return new Openings(turned);
    }

    /** Number of openings. */
    public int size() {
        return openings.size();
    }

    /** The opening at an index from 0; after the last one they begin again. */
    public Opening get(int index) {
        return openings.get(index % openings.size());
    }
}
