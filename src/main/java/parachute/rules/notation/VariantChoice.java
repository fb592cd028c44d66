package parachute.rules.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import parachute.rules.board.Variant;

/**
 * Decides the variant of games and positions: the one that they state, else the one that was asked for, else chess, as
 * PGN has it. A game states its variant with the tag Variant. A position, or a game without the tag that starts from
 * one, states crazyhouse by hands or promoted pieces, which no other variant writes; a position without a game states
 * Chess960 by castling rights that name the files of the rooks.
 *
 * @param asked the variant that was asked for, if any
 */
public record VariantChoice(Optional<VariantName> asked) {
    /** The value of the tag Variant in games of chess that do not start at the start position. */
    private static final String FROM_POSITION = "from position";

    /** Hands after the board: a ninth field of it, or brackets. */
    private static final Pattern BOARD_WITH_DROPS = Pattern.compile(".*[\\[~].*|(?:[^/]*/){8}[^/]*");

    /** Castling rights, at least one of which names the file of its rook. */
    private static final Pattern FILES_OF_ROOKS = Pattern.compile("[KQkq]*[A-Ha-h][A-Ha-hKQkq]*");

    /** Hands as chess.com writes them, after the move number. */
    private static final Pattern HANDS = Pattern.compile("-|[QRBNPqrbnp]+");

    private static final int CHESS_COM_HANDS = 6;
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** Returns the variant of games and positions that do not state one. */
    public Variant otherwise() {
        return unstated().variant();
    }

    /** Returns the same, with Chess960 distinguished from chess. */
    public VariantName unstated() {
        return asked.orElse(VariantName.DEFAULT);
    }

    /**
     * Returns the variant of a position, with Chess960 distinguished from chess.
     *
     * @param fen a FEN, or a line of EPD
     * @throws IllegalArgumentException if another variant was asked for
     */
    public VariantName ofPosition(String fen) {
        return ofGame(ofTags(Optional.empty(), Optional.of(fen)), Optional.of(fen));
    }

    /**
     * Returns the variant of a game, with Chess960 distinguished from chess.
     *
     * @param stated what its tags state, as {@link #ofTags} has it
     * @param fen the FEN of its first position, if it has one
     * @throws IllegalArgumentException if another variant was asked for
     */
    public VariantName ofGame(Optional<VariantName> stated, Optional<String> fen) {
        check(stated.map(VariantName::variant));
        return name(stated, fen, unstated());
    }

    /**
     * Returns the variant of a game: what it states, else another one. It is of Chess960 if either says so or its castling
     * rights name the files of the rooks.
     *
     * @param stated what its tags state, as {@link #ofTags} has it
     * @param fen the FEN of its first position, if it has one
     */
    public static VariantName name(Optional<VariantName> stated, Optional<String> fen, VariantName otherwise) {
        boolean chess960 = otherwise.chess960()
                || stated.filter(VariantName::chess960).isPresent()
                || fen.filter(VariantChoice::namesFilesOfRooks).isPresent();
        return new VariantName(stated.orElse(otherwise).variant(), chess960);
    }

    private void check(Optional<Variant> stated) {
        if (stated.isPresent() && asked.isPresent() && stated.get() != otherwise()) {
            throw new IllegalArgumentException(
                    "this is " + stated.get().uciName() + ", but " + otherwise().uciName() + " is expected");
        }
    }

    /** Returns the variant that a FEN or a line of EPD states. */
    public static Optional<Variant> stated(String fen) {
        List<String> fields = new FenFields(fen).next(CHESS_COM_HANDS + 1);
        boolean hasDrops = BOARD_WITH_DROPS.matcher(fields.get(0)).matches()
                || FenParser.isDetachedHands(fields.get(1))
                || NUMBER.matcher(fields.get(CHESS_COM_HANDS - 1)).matches()
                        && HANDS.matcher(fields.get(CHESS_COM_HANDS)).matches();
        return hasDrops ? Optional.of(Variant.CRAZYHOUSE) : Optional.empty();
    }

    private static boolean namesFilesOfRooks(String fen) {
        List<String> fields = new FenFields(fen).next(4);
        int castling = FenParser.isDetachedHands(fields.get(1)) ? 3 : 2;
        return FILES_OF_ROOKS.matcher(fields.get(castling)).matches();
    }

    /**
     * Returns the variant that the tags of a game state, with Chess960 distinguished from chess.
     *
     * @param variant the value of the tag Variant, if it says something
     * @param fen that of the tag FEN, if it says something
     * @throws IllegalArgumentException if it is unknown
     */
    public static Optional<VariantName> ofTags(Optional<String> variant, Optional<String> fen) {
        return variant.isPresent()
                ? variant.map(VariantChoice::parse)
                : fen.flatMap(VariantChoice::stated).map(found -> new VariantName(found, false));
    }

    private static VariantName parse(String name) {
        return name.toLowerCase(Locale.ROOT).equals(FROM_POSITION) ? VariantName.DEFAULT : VariantName.parse(name);
    }
}
