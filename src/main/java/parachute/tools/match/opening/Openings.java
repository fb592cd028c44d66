package parachute.tools.match.opening;

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
import parachute.io.DecodedText;
import parachute.io.FileProblem;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.FenException;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;
import parachute.tools.match.MatchSetupException;

/** Where games may begin: the project's own balanced openings, or those of a file. */
public final class Openings {
    /** Openings without any move. */
    public static final Openings START = new Openings(List.of(Opening.START));

    private final List<Opening> openings;

    private Openings(List<Opening> openings) {
        this.openings = List.copyOf(openings);
    }

    /** The project's own openings of a variant, made by {@link BookMaker}. */
    public static Openings builtIn(Variant variant) {
        String name = variant.uciName() + ".book";
        try (InputStream in = Openings.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new MatchSetupException("there are no openings of " + variant.uciName());
            }
            return parseBook(new String(in.readAllBytes(), StandardCharsets.UTF_8), name, variant);
        } catch (IOException e) {
            throw new MatchSetupException("the openings cannot be read: " + FileProblem.describe(e));
        }
    }

    /**
     * The openings of a file: PGN if its name ends so, a list of moves from the start position if it ends in "book",
     * else EPD or FEN, one position a line.
     *
     * @param plies moves of each PGN game that are played; 0 for all
     * @throws MatchSetupException if the file cannot be read or holds what is no opening of the variant
     */
    public static Openings read(Path file, Variant variant, int plies) {
        String text;
        try {
            text = DecodedText.read(file).text();
        } catch (IOException e) {
            throw new MatchSetupException("the openings cannot be read: " + FileProblem.describe(e));
        }
        String name = file.toString();
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".pgn")) {
            return parsePgn(text, name, variant, plies);
        }
        return lower.endsWith("book") ? parseBook(text, name, variant) : parseEpd(text, name, variant);
    }

    /** Reads one opening a line, moves from the start position; lines that begin with # say nothing. */
    public static Openings parseBook(String text, String source, Variant variant) {
        List<Opening> openings = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String place = source + " line " + number;
            openings.add(opening(Optional.empty(), List.of(line.strip().split("\\s+")), place, variant));
        }
        return notEmpty(openings, source);
    }

    public static Openings parseEpd(String text, String source, Variant variant) {
        List<Opening> openings = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            openings.add(new Opening(Optional.of(fen(line.strip(), source + " line " + number, variant)), List.of()));
        }
        return notEmpty(openings, source);
    }

    /** An EPD has operations where a FEN has its two counters. */
    private static String fen(String line, String place, Variant variant) {
        String[] fields = line.split("\\s+");
        StringBuilder fen = new StringBuilder();
        for (int i = 0; i < Math.min(4, fields.length); i++) {
            fen.append(fields[i]).append(' ');
        }
        boolean hasCounters = fields.length >= 6 && isNumber(fields[4]) && isNumber(fields[5]);
        fen.append(hasCounters ? fields[4] + " " + fields[5] : "0 1");
        try {
            return Fen.format(Fen.parse(fen.toString(), variant));
        } catch (FenException e) {
            throw new MatchSetupException(place + ": " + e.getMessage());
        }
    }

    private static boolean isNumber(String text) {
        return text.chars().allMatch(Character::isDigit);
    }

    static Openings parsePgn(String text, String source, Variant variant, int plies) {
        List<Opening> openings = new ArrayList<>();
        for (PgnGame game : PgnReader.readAll(text)) {
            String place = source + " game " + (openings.size() + 1);
            Optional<String> fen = game.tag("FEN").map(found -> fen(found, place, variant));
            List<String> moves = game.moves().stream()
                    .map(PgnGame.PgnMove::san)
                    .limit(plies == 0 ? Long.MAX_VALUE : plies)
                    .toList();
            openings.add(opening(fen, moves, place, variant));
        }
        return notEmpty(openings, source);
    }

    private static Opening opening(Optional<String> fen, List<String> texts, String place, Variant variant) {
        Position position = new Opening(fen, List.of()).position(variant);
        List<Integer> moves = new ArrayList<>();
        for (String text : texts) {
            int move = MoveText.parse(position, text);
            if (move == Move.NONE) {
                throw new MatchSetupException(place + ": \"" + text + "\" is no legal move");
            }
            position.make(move);
            moves.add(move);
        }
        return new Opening(fen, moves);
    }

    private static Openings notEmpty(List<Opening> openings, String source) {
        if (openings.isEmpty()) {
            throw new MatchSetupException(source + " holds no openings");
        }
        return new Openings(openings);
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

    /** The opening at an index from 0; beyond the last one they begin anew. */
    public Opening get(int index) {
        return openings.get(index % openings.size());
    }
}
