package parachute.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;

/**
 * A game of a PGN file that has been replayed, with its variations. Every line ends before its first illegal move; the
 * rest becomes a comment. Null moves are {@link Move#NONE}. Immutable.
 */
public final class ReplayedGame {
    /** Separates the last legal move of a line from the rest. */
    private static final String ILLEGAL = "Illegal from here on: ";

    private final PgnGame game;
    private final Position first;
    private final List<Integer> moves;
    private final Optional<String> illegalMove;
    private final List<String> problems;
    private final List<String> warnings;

    private ReplayedGame(PgnGame game, Position first, List<String> warnings) {
        List<String> found = new ArrayList<>();
        List<Integer> legal = new ArrayList<>();
        PgnLine line = legalPart(first, game.line(), "", legal, found);
        this.game = new PgnGame(game.tags(), line, game.result());
        this.first = first;
        moves = List.copyOf(legal);
        illegalMove = moves.size() < game.moves().size() ? Optional.of(found.getLast()) : Optional.empty();
        problems = List.copyOf(found);
        this.warnings = List.copyOf(warnings);
    }

    /**
     * Replays a game.
     *
     * @param otherwise the variant of a game that does not state one
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
     * Replays a game up to its first illegal move, if there is one. A game that does not state Chess960 is read as one
     * if it would otherwise lose castling rights and uses one of them.
     *
     * @param otherwise the variant of a game that does not state one
     * @throws PgnException if its variant is unknown or its FEN is wrong
     */
    public static ReplayedGame upToIllegalMove(PgnGame game, Variant otherwise) {
        VariantName name = VariantChoice.stated(game).orElse(new VariantName(otherwise, false));
        List<String> warnings = new ArrayList<>();
        ReplayedGame replayed = new ReplayedGame(game, firstPosition(game, name, warnings::add), warnings);
        if (warnings.isEmpty() || replayed.illegalMove.isEmpty()) {
            return replayed;
        }
        VariantName chess960 = new VariantName(name.variant(), true);
        ReplayedGame other = new ReplayedGame(game, firstPosition(game, chess960, warning -> {}), List.of());
        return other.castlesAt(replayed.moves.size()) ? other : replayed;
    }

    /**
     * Returns why the game was not replayed to its end, such as {@code "12... Qxh9" is not a legal move}; empty if it
     * was.
     */
    public Optional<String> illegalMove() {
        return illegalMove;
    }

    /** Returns why the game and its variations were not replayed to their ends; empty if all were. */
    public List<String> problems() {
        return problems;
    }

    /** Returns the warnings about the start position: castling rights that are dropped. */
    public List<String> warnings() {
        return warnings;
    }

    private boolean castlesAt(int ply) {
        return moves.size() > ply && Move.isCastling(moves.get(ply));
    }

    /**
     * Returns a line up to its first illegal move; the rest becomes a comment.
     *
     * @param place the end of the message about an illegal move
     * @param moves receives the legal moves
     * @param problems receives the messages
     */
    private static PgnLine legalPart(
            Position position, PgnLine line, String place, List<Integer> moves, List<String> problems) {
        Position here = position.copy();
        List<PgnGame.PgnMove> legal = new ArrayList<>();
        for (int ply = 0; ply < line.moves().size(); ply++) {
            PgnGame.PgnMove written = line.moves().get(ply);
            OptionalInt move = MoveText.parseInGame(here, written.san());
            if (move.isEmpty()) {
                PgnLine rest =
                        new PgnLine("", line.moves().subList(ply, line.moves().size()));
                problems.add("\"" + number(here) + written.san() + "\" is not a legal move" + place);
                return new PgnLine(line.comment(), legal).withComment(ILLEGAL + commentOf(here, rest));
            }
            legal.add(withLegalVariations(here, written, problems));
            here.play(move.getAsInt());
            moves.add(move.getAsInt());
        }
        return new PgnLine(line.comment(), legal);
    }

    /** Returns a move with legal variations; a variation without a legal move becomes part of the comment. */
    private static PgnGame.PgnMove withLegalVariations(Position position, PgnGame.PgnMove move, List<String> problems) {
        List<PgnLine> legal = new ArrayList<>();
        List<String> illegal = new ArrayList<>();
        for (PgnLine variation : move.variations()) {
            PgnLine part = legalPart(position, variation, " in its variation", new ArrayList<>(), problems);
            if (part.moves().isEmpty()) {
                illegal.add("(" + commentOf(position, variation) + ")");
            } else {
                legal.add(part);
            }
        }
        String comment =
                illegal.isEmpty() ? move.comment() : PgnLineBuilder.joined(move.comment(), String.join(" ", illegal));
        return new PgnGame.PgnMove(move.san(), move.glyphs(), comment, legal);
    }

    private static String commentOf(Position position, PgnLine line) {
        return PgnWriter.commentOf(line, position.fullmoveNumber(), position.sideToMove() == Side.BLACK);
    }

    /** Returns the number before the next move if it stands alone, such as "12. " or "12... ". */
    public static String number(Position position) {
        return position.fullmoveNumber() + (position.sideToMove() == Side.WHITE ? ". " : "... ");
    }

    private static Position firstPosition(PgnGame game, VariantName name, Consumer<String> warnings) {
        try {
            return game.knownTag("FEN")
                    .map(fen -> Fen.parse(fen, name, warnings))
                    .orElseGet(() -> Position.start(name.variant()));
        } catch (FenException e) {
            throw new PgnException(e);
        }
    }

    /** Returns the game as far as it is legal, with the rest as comments. */
    public PgnGame game() {
        return game;
    }

    /** Returns the variant that is played. */
    public Variant variant() {
        return first.variant();
    }

    /** Returns the legal moves of the game itself. */
    public List<Integer> moves() {
        return moves;
    }

    /**
     * Returns a new position with the moves before it as its history.
     *
     * @param ply the number of moves made, at most that of {@link #moves}
     */
    public Position position(int ply) {
        Position position = first.copy();
        moves.subList(0, ply).forEach(position::play);
        return position;
    }

    /** Returns the moves of a line from a position, up to its first illegal move. */
    public static List<Integer> legalMoves(Position position, PgnLine line) {
        Position here = position.copy();
        List<Integer> legal = new ArrayList<>();
        for (PgnGame.PgnMove written : line.moves()) {
            OptionalInt move = MoveText.parseInGame(here, written.san());
            if (move.isEmpty()) {
                break;
            }
            here.play(move.getAsInt());
            legal.add(move.getAsInt());
        }
        return legal;
    }

    /** Returns the PGN text of another game with the same moves, such as one with comments. */
    public String format(PgnGame other) {
        return PgnWriter.format(other, first.fullmoveNumber(), first.sideToMove() == Side.BLACK);
    }
}
