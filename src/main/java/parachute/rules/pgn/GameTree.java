package parachute.rules.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;

/**
 * A game with its tags and the tree of its moves. As it is read from a text its moves are only texts; {@link #resolve}
 * finds the moves that they mean, up to the first one of each line that is not legal. The rest becomes a comment.
 *
 * <p>Belongs to one thread at a time while it changes.
 */
public final class GameTree {
    /** The tag of those who commented on the game, of which there may be several. */
    static final String ANNOTATOR = "Annotator";

    /** The standard names of tags, by their lower-case form. */
    private static final Map<String, String> TAG_NAMES = Stream.of(
                    ("Event Site Date Round White Black Result SetUp FEN Variant WhiteElo BlackElo WhiteTitle BlackTitle"
                                    + " ECO Opening Variation TimeControl Termination Time UTCDate UTCTime PlyCount "
                                    + ANNOTATOR)
                            .split(" "))
            .collect(Collectors.toMap(name -> name.toLowerCase(Locale.ROOT), Function.identity()));

    private final Map<String, String> tags;
    private final Node root;
    private final String result;
    private Optional<Resolution> resolution;

    private GameTree(Map<String, String> tags, Node root, String result, Optional<Resolution> resolution) {
        this.tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        this.root = root;
        this.result = result;
        this.resolution = resolution;
    }

    /** Creates a game whose moves are not resolved. */
    GameTree(Map<String, String> tags, Node root, String result) {
        this(tags, root, result, Optional.empty());
    }

    /**
     * Creates a game without moves, to which moves can be added.
     *
     * @param tags by name, in the order in which they are written
     * @param start the first position; not to be changed afterwards
     * @param result 1-0, 0-1, 1/2-1/2 or *
     */
    public GameTree(Map<String, String> tags, Position start, String result) {
        this(tags, Node.root(), result, Optional.of(Resolution.of(start)));
    }

    /** Returns a game without moves that begins with a position, which is not checked yet. */
    public static GameTree ofPosition(String fen) {
        return new GameTree(Map.of("FEN", fen), Node.root(), "*");
    }

    /** Returns the same moves with other tags; a change of one tree is a change of the other. */
    public GameTree withTags(Map<String, String> others) {
        return new GameTree(others, root, result, resolution);
    }

    /** Returns the same moves, of which nothing is illegal any more: what was is a comment. */
    public GameTree withoutProblems() {
        Resolution legal = new Resolution(start(), Optional.empty(), List.of(), List.of());
        return new GameTree(tags, root, result, Optional.of(legal));
    }

    /** Returns the tags by name, in their order; they cannot be changed. */
    public Map<String, String> tags() {
        return tags;
    }

    /** Returns the value of a tag; empty if the game has no such tag. */
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    /** Returns the value of a tag unless it is empty or a question mark, which stands for an unknown value. */
    public Optional<String> knownTag(String name) {
        return tag(name).filter(value -> !value.isBlank() && !value.strip().equals("?"));
    }

    /** Returns 1-0, 0-1, 1/2-1/2 or *. */
    public String result() {
        return result;
    }

    /** Returns what is wrong if the tag Result says something other than the result after the moves. */
    public Optional<String> otherResult() {
        return tag("Result")
                .flatMap(PgnWord::result)
                .filter(stated -> !stated.equals("*") && !result.equals("*") && !stated.equals(result))
                .map(stated -> "its tag Result says " + stated + ", but " + result + " follows its moves and counts");
    }

    /** Returns the node before the first move. */
    public Node root() {
        return root;
    }

    /** Returns the moves of the game itself, without variations. */
    public List<Node> moves() {
        return root.next().map(Node::line).orElse(List.of());
    }

    /** Takes away what follows the first moves of the game, that many of them. */
    public void cut(int plies) {
        Stream.concat(Stream.of(root), moves().stream()).skip(plies).limit(1).forEach(last -> last.keep(List.of()));
    }

    // ---- the rules --------------------------------------------------------------------------------------------------

    /**
     * Returns the variant that the game states, with Chess960 distinguished from chess.
     *
     * @throws PgnException if it is unknown
     */
    public Optional<VariantName> statedVariant() {
        try {
            return VariantChoice.ofTags(knownTag("Variant"), knownTag("FEN"));
        } catch (IllegalArgumentException e) {
            throw new PgnException(e);
        }
    }

    /**
     * Returns the variant of the game, with Chess960 distinguished from chess.
     *
     * @throws PgnException if it states an unknown one
     * @throws IllegalArgumentException if another variant was asked for
     */
    public VariantName variantBy(VariantChoice choice) {
        return choice.ofGame(statedVariant(), knownTag("FEN"));
    }

    /**
     * Finds the moves that the texts mean; a game whose moves are known stays as it is. A game that does not state
     * Chess960 is read as one if it would otherwise lose castling rights and uses one of them.
     *
     * @param otherwise the variant of a game that does not state one
     * @param others variants that are tried if the game states none and has an illegal move; the one in which most of
     *     its moves are legal counts
     * @return this game
     * @throws PgnException if its variant is unknown or its FEN is wrong
     */
    public GameTree resolve(VariantName otherwise, Variant... others) {
        if (resolution.isEmpty()) {
            resolution = Optional.of(Resolution.of(this, otherwise, others));
        }
        return this;
    }

    /** Finds the moves of a game as {@link #resolve(VariantName, Variant...)} does; one that states no variant is of this. */
    public GameTree resolve(Variant otherwise) {
        return resolve(new VariantName(otherwise, false));
    }

    /**
     * Finds the moves of a game, all of which have to be legal, but not those of variations.
     *
     * @throws PgnException also if a move of the game itself is not legal
     */
    public GameTree resolveWhole(VariantName otherwise) {
        if (resolve(otherwise).illegalMove().isPresent()) {
            throw new PgnException(illegalMove().get());
        }
        return this;
    }

    // ---- once its moves are known -----------------------------------------------------------------------------------

    private Resolution resolution() {
        return resolution.orElseThrow(() -> new IllegalStateException("the moves have not been resolved"));
    }

    /** Returns the first position; not to be changed. */
    public Position start() {
        return resolution().start();
    }

    /** Returns the variant that is played. */
    public Variant variant() {
        return start().variant();
    }

    /** Returns the legal moves of the game itself; null moves are {@link parachute.rules.board.Move#NONE}. */
    public List<Integer> legalMoves() {
        return moves().stream().map(Node::move).toList();
    }

    /**
     * Returns a new position with the moves before it as its history.
     *
     * @param ply the number of moves made, at most that of {@link #legalMoves}
     */
    public Position position(int ply) {
        return after(moves().subList(0, ply));
    }

    /** Returns the last position of the game itself, with the moves before it as its history. */
    public Position last() {
        return after(moves());
    }

    private Position after(List<Node> moves) {
        Position position = start().copy();
        moves.forEach(node -> position.play(node.move()));
        return position;
    }

    /**
     * Returns why the game was not replayed to its end, such as {@code "12... Qxh9" is not a legal move}; empty if it
     * was.
     */
    public Optional<String> illegalMove() {
        return resolution().illegalMove();
    }

    /** Returns why the game and its variations were not replayed to their ends; empty if all were. */
    public List<String> problems() {
        return resolution().problems();
    }

    /** Returns the warnings about the start position: castling rights that are dropped. */
    public List<String> warnings() {
        return resolution().warnings();
    }

    // ---- texts ------------------------------------------------------------------------------------------------------

    /** Returns a tag's name in its standard spelling, whatever case the file uses; unknown names stay as they are. */
    static String tagName(String name) {
        return TAG_NAMES.getOrDefault(name.toLowerCase(Locale.ROOT), name);
    }
}
