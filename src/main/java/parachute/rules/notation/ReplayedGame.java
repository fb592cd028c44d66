package parachute.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;

/** A game of a PGN file that has been played over, as far as its moves are legal. Immutable. */
public final class ReplayedGame {
    private final PgnGame game;
    private final Position first;
    private final List<Integer> moves;

    private ReplayedGame(PgnGame game, Position first, List<Integer> moves) {
        this.game = game;
        this.first = first;
        this.moves = List.copyOf(moves);
    }

    /**
     * Plays a game over.
     *
     * @param otherwise the variant of a game that states none
     * @throws PgnException if its variant is unknown, its FEN is wrong or a move is not legal
     */
    public static ReplayedGame of(PgnGame game, Variant otherwise) {
        ReplayedGame replayed = upToIllegalMove(game, otherwise);
        if (replayed.illegalMove().isPresent()) {
            throw new PgnException(replayed.illegalMove().get());
        }
        return replayed;
    }

    /**
     * Plays a game over up to the first move that is not legal, if there is one.
     *
     * @param otherwise the variant of a game that states none
     * @throws PgnException if its variant is unknown or its FEN is wrong
     */
    public static ReplayedGame upToIllegalMove(PgnGame game, Variant otherwise) {
        Variant variant = VariantChoice.stated(game).map(VariantName::variant).orElse(otherwise);
        Position first = firstPosition(game, variant);
        return new ReplayedGame(game, first, legalMoves(first, game.line()));
    }

    /** Why the game was not played over to its end, such as {@code "12... Qxh9" is no legal move}; empty if it was. */
    public Optional<String> illegalMove() {
        return rest().stream()
                .findFirst()
                .map(move -> "\"" + number(position(moves.size())) + move.san() + "\" is no legal move");
    }

    /**
     * The first move that is not legal and all that is written behind it, as movetext in which the comments stand in
     * brackets, so that it can itself be a comment; empty if there is none.
     */
    public String illegalMovetext() {
        Position here = position(moves.size());
        boolean blackBegins = here.sideToMove() == Side.BLACK;
        return PgnWriter.withoutBraces(PgnWriter.movetext(rest(), here.fullmoveNumber(), blackBegins));
    }

    private List<PgnGame.PgnMove> rest() {
        return game.moves().subList(moves.size(), game.moves().size());
    }

    /** What stands before the next move where it stands alone, such as "12. " or "12... ". */
    public static String number(Position position) {
        return position.fullmoveNumber() + (position.sideToMove() == Side.WHITE ? ". " : "... ");
    }

    private static Position firstPosition(PgnGame game, Variant variant) {
        try {
            return game.tag("FEN").map(fen -> Fen.parse(fen, variant)).orElseGet(() -> Position.start(variant));
        } catch (FenException e) {
            throw new PgnException(e);
        }
    }

    /** The game as it is written. */
    public PgnGame game() {
        return game;
    }

    /** The variant that is played. */
    public Variant variant() {
        return first.variant();
    }

    /** The moves of the game itself that were played over. */
    public List<Integer> moves() {
        return moves;
    }

    /**
     * A new position with the moves before it as its history.
     *
     * @param ply the number of moves made, at most all that were played over
     */
    public Position position(int ply) {
        Position position = first.copy();
        moves.subList(0, ply).forEach(position::make);
        return position;
    }

    /** The moves of a line of text from a position on, up to the first that is not legal there. */
    public static List<Integer> legalMoves(Position position, PgnLine line) {
        Position here = position.copy();
        List<Integer> legal = new ArrayList<>();
        for (PgnGame.PgnMove written : line.moves()) {
            int move = MoveText.parse(here, written.san());
            if (move == Move.NONE) {
                break;
            }
            here.make(move);
            legal.add(move);
        }
        return legal;
    }

    /** Another game with the same moves, such as one with comments, as a PGN text. */
    public String format(PgnGame other) {
        return PgnWriter.format(other, first.fullmoveNumber(), first.sideToMove() == Side.BLACK);
    }
}
