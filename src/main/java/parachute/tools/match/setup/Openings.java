package parachute.tools.match.setup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/** Where games may begin: the project's own balanced openings, or those of a file. At least one. */
public final class Openings {
    /** The start position alone. */
    public static final Openings START = new Openings(List.of(Opening.START));

    /** Numbers that follow each other belong to similar positions, which are not to be played one after another. */
    private static final long START_POSITION_SEED = 960;

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
     * else EPD or FEN, one position a line.
     *
     * @param plies moves of each PGN game that are played; 0 for all
     * @throws UserException if the file cannot be read or holds what is no opening of the variant
     */
    public static Openings read(Path file, Variant variant, int plies) {
        String text = text(file);
        String name = file.toString();
        return switch (Format.of(file)) {
            case PGN -> parsePgn(text, name, variant, plies);
            case BOOK -> parseBook(text, name, variant);
            case EPD -> parseEpd(text, name, variant);
        };
    }

    /**
     * The variant that the first opening of a file to state any states; lists of moves state none.
     *
     * @throws UserException if the file cannot be read
     */
    public static Optional<Variant> stated(Path file) {
        return switch (Format.of(file)) {
            case PGN -> OpeningReader.statedByPgn(text(file));
            case BOOK -> Optional.empty();
            case EPD -> OpeningReader.statedByEpd(text(file));
        };
    }

    private static String text(Path file) {
        try {
            return DecodedText.read(file).text();
        } catch (IOException e) {
            throw new UserException("the openings cannot be read", e);
        }
    }

    /** What a file of openings holds, by its name. */
    private enum Format {
        PGN,
        BOOK,
        EPD;

        static Format of(Path file) {
            String name = file.toString().toLowerCase(Locale.ROOT);
            return name.endsWith(".pgn") ? PGN : name.endsWith("book") ? BOOK : EPD;
        }
    }

    /**
     * The openings of a book: one a line, moves from the start position; lines that begin with # are comments.
     *
     * @param source the name of the text, for messages
     * @throws UserException if there are none or a move is not legal
     */
    public static Openings parseBook(String text, String source, Variant variant) {
        return of(new OpeningReader(source, variant).book(text), source);
    }

    /**
     * The positions of a text in EPD or FEN, one a line; lines that begin with # are comments.
     *
     * @param source the name of the text, for messages
     * @throws UserException if there are none or one is no position of the variant
     */
    public static Openings parseEpd(String text, String source, Variant variant) {
        return of(new OpeningReader(source, variant).epd(text), source);
    }

    static Openings parsePgn(String text, String source, Variant variant, int plies) {
        return of(new OpeningReader(source, variant).pgn(text, plies), source);
    }

    /** The same openings in an order that depends on nothing but the seed. */
    public Openings shuffled(long seed) {
        List<Opening> mixed = new ArrayList<>(openings);
        Collections.shuffle(mixed, new Random(seed));
        return new Openings(mixed);
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
