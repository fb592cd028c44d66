package parachute.rules.notation;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import parachute.rules.board.Variant;

/**
 * Which variant games and positions are of: the one that they state, else the one that was asked for, else chess, as PGN
 * has it. A game states its variant by the tag Variant. A position, or a game without the tag that begins with one, states
 * crazyhouse by hands or by promoted pieces, which no other variant writes.
 *
 * @param asked the variant that was asked for; empty if none was
 */
public record VariantChoice(Optional<Variant> asked) {
    /** What the tag Variant says of games of chess that do not begin at the start position. */
    private static final String FROM_POSITION = "from position";

    /** Between two fields of a FEN; lichess writes underscores in addresses. */
    private static final Pattern SEPARATOR = Pattern.compile("[\\s_]+");

    /** Hands behind the board: a ninth field of it, or brackets. */
    private static final Pattern BOARD_WITH_DROPS = Pattern.compile(".*[\\[~].*|(?:[^/]*/){8}[^/]*");

    private static final Pattern DETACHED_HANDS = Pattern.compile("-|\\[.*");

    /** Hands as chess.com writes them, behind the move number. */
    private static final Pattern HANDS = Pattern.compile("-|[QRBNPqrbnp]+");

    private static final int CHESS_COM_HANDS = 6;
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** The variant of what states none. */
    public Variant otherwise() {
        return asked.orElse(Variant.DEFAULT);
    }

    /**
     * The variant of a position.
     *
     * @param fen a FEN, or a line of EPD
     * @throws IllegalArgumentException if it is of another one than was asked for
     */
    public Variant ofPosition(String fen) {
        return checked(stated(fen)).orElse(otherwise());
    }

    /**
     * The variant of a game.
     *
     * @throws PgnException if it states one that is not known
     * @throws IllegalArgumentException if it is of another one than was asked for
     */
    public Variant ofGame(PgnGame game) {
        return checked(stated(game).map(VariantName::variant)).orElse(otherwise());
    }

    private Optional<Variant> checked(Optional<Variant> stated) {
        if (stated.isPresent() && asked.isPresent() && !stated.equals(asked)) {
            throw new IllegalArgumentException(
                    "this is " + stated.get().uciName() + ", but " + asked.get().uciName() + " is expected");
        }
        return stated;
    }

    /** The variant that a FEN or a line of EPD states. */
    public static Optional<Variant> stated(String fen) {
        String[] fields = SEPARATOR.split(fen.strip());
        boolean hasDrops = BOARD_WITH_DROPS.matcher(fields[0]).matches()
                || fields.length > 1 && DETACHED_HANDS.matcher(fields[1]).matches()
                || fields.length > CHESS_COM_HANDS
                        && NUMBER.matcher(fields[CHESS_COM_HANDS - 1]).matches()
                        && HANDS.matcher(fields[CHESS_COM_HANDS]).matches();
        return hasDrops ? Optional.of(Variant.CRAZYHOUSE) : Optional.empty();
    }

    /**
     * The variant that a game states, by a name that tells Chess960 from chess.
     *
     * @throws PgnException if it is not known
     */
    public static Optional<VariantName> stated(PgnGame game) {
        Optional<String> name = game.tag("Variant");
        if (name.isEmpty()) {
            return game.tag("FEN").flatMap(VariantChoice::stated).map(variant -> new VariantName(variant, false));
        }
        if (name.get().toLowerCase(Locale.ROOT).equals(FROM_POSITION)) {
            return Optional.of(new VariantName(Variant.DEFAULT, false));
        }
        try {
            return Optional.of(VariantName.parse(name.get()));
        } catch (IllegalArgumentException e) {
            throw new PgnException(e);
        }
    }
}
