package parachute.tools.match.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.rules.notation.Epd;
import parachute.rules.notation.Fen;
import parachute.rules.notation.PgnEntry;
import parachute.rules.notation.PgnException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;

/**
 * Reads openings from texts in three formats. Each method throws a {@link UserException} that names the place if the
 * text contains anything else.
 */
final class OpeningReader {
    private final String source;
    private final Variant variant;
    private final VariantChoice choice;
    private final Consumer<String> warnings;

    /**
     * Creates a reader.
     *
     * @param source the name of the text, for messages
     * @param warnings takes a line about each position that loses castling rights
     */
    OpeningReader(String source, VariantName name, Consumer<String> warnings) {
        this.source = source;
        this.variant = name.variant();
        this.choice = new VariantChoice(Optional.of(name));
        this.warnings = warnings;
    }

    /** Reads a book: one opening a line, moves from the start position. */
    List<Opening> book(String text) {
        return readLines(
                text, (line, place) -> opening(Optional.empty(), line.strip().replaceAll("\\s+", " "), place));
    }

    /** Reads EPD or FEN: one position a line. */
    List<Opening> epd(String text) {
        return readLines(text, (line, place) -> {
            VariantName name = at(place, () -> choice.ofPosition(line));
            return new Opening(Optional.of(fen(line, name, place)), List.of());
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
            PgnGame game = entry.get().game();
            VariantName name = at(place, () -> choice.ofGame(game));
            Optional<String> fen = game.knownTag("FEN").map(found -> fen(found, name, place));
            String moves = game.moves().stream()
                    .map(PgnGame.PgnMove::san)
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

    /** Returns the variant of the first game of a PGN text that states a known one. */
    static Optional<Variant> statedByPgn(String text) {
        return PgnReader.readAll(text).stream()
                .flatMap(game -> stated(game).stream())
                .findFirst();
    }

    private static Optional<Variant> stated(PgnGame game) {
        try {
            return VariantChoice.stated(game).map(VariantName::variant);
        } catch (PgnException e) {
            return Optional.empty();
        }
    }

    /** Returns the variant of the first position of a text in EPD or FEN that states one. */
    static Optional<Variant> statedByEpd(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .flatMap(line -> VariantChoice.stated(line).stream())
                .findFirst();
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
        return at(place, () -> Opening.parse(fen, moves, variant));
    }
}
