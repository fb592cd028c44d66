package parachute.games.iade;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import parachute.games.play.GameOutcome;
import parachute.games.play.GameSide;
import parachute.games.play.GameState;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** A position of the variant: immutable, with everything that determines the legal plays. */
public final class IadePosition implements GameState<Play> {
    private final IadeBoard board;
    private final int sideToMove;
    private final int enPassant;
    private final MoveCounters counters;
    private final boolean kingTaken;

    /** The legal plays once they have been generated. */
    private List<Play> plays = List.of();

    private boolean playsKnown;

    /**
     * Creates a position of a running game.
     *
     * @param board not changed afterwards
     * @param enPassant the square that a pawn has just skipped, or {@link Square#NONE}
     */
    IadePosition(IadeBoard board, int sideToMove, int enPassant, MoveCounters counters) {
        this(board, sideToMove, enPassant, counters, false);
    }

    private IadePosition(IadeBoard board, int sideToMove, int enPassant, MoveCounters counters, boolean kingTaken) {
        this.board = board;
        this.sideToMove = sideToMove;
        this.enPassant = enPassant;
        this.counters = counters;
        this.kingTaken = kingTaken;
    }

    /**
     * The counters of FEN; no rule depends on them.
     *
     * @param quietPlays plays since the last capture or move of a pawn, at least 0
     * @param number number of the next pair of plays, from 1
     */
    record MoveCounters(int quietPlays, int number) {
        static final MoveCounters START = new MoveCounters(0, 1);

        MoveCounters after(boolean quiet, int mover) {
            return new MoveCounters(quiet ? quietPlays + 1 : 0, number + (mover == Side.BLACK ? 1 : 0));
        }
    }

    /** Returns the first position of a new game. */
    public static IadePosition newGame() {
        return start(IadeBoard.start());
    }

    /** Returns the position in which White starts on a board. */
    static IadePosition start(IadeBoard board) {
        return new IadePosition(board, Side.WHITE, Square.NONE, MoveCounters.START);
    }

    /** Returns the board, which must not be changed. */
    IadeBoard board() {
        return board;
    }

    /** Returns the side to move: {@link Side#WHITE} or {@link Side#BLACK}. */
    int mover() {
        return sideToMove;
    }

    /** Returns the square that a pawn skipped in the last play, or {@link Square#NONE}. */
    int enPassant() {
        return enPassant;
    }

    MoveCounters counters() {
        return counters;
    }

    /** Returns the names of the pieces, such as {@code WP1}, by their places. */
    public Map<String, String> pieces() {
        Map<String, String> pieces = new LinkedHashMap<>();
        for (long rest = board.occupied(); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            pieces.put(Places.name(square), manOn(square).symbol());
        }
        return pieces;
    }

    /** Returns the places of the pieces that have used up their special operation. */
    public List<String> usedSpecials() {
        return board.places(Man::specialUsed);
    }

    /** Returns the places of the kings of the side to move, if one of them is attacked. */
    public List<String> kingsInCheck() {
        return isCheck() ? board.places(man -> man.side() == sideToMove && man.kind() == Piece.KING) : List.of();
    }

    /** Returns whether a king of the side to move was captured by the last play, which ends the game. */
    public boolean isKingTaken() {
        return kingTaken;
    }

    /** Returns the names of the pieces that a legal play captures. */
    public List<String> taken(Play play) {
        return play(play).taken().stream().map(Man::symbol).toList();
    }

    private Man manOn(int square) {
        return board.at(square).orElseThrow();
    }

    /** Returns whether a king of the side to move is attacked. */
    boolean isCheck() {
        return board.isInCheck(sideToMove);
    }

    /**
     * Returns whether the last play has won the game: by capturing a king, by checkmate, or because the side to move
     * has no play left.
     */
    boolean isWonByLastPlay() {
        return moves().isEmpty();
    }

    /** Returns the effect of a legal play. */
    Effect play(Play play) {
        return new Mover(this).play(play);
    }

    /** Returns the position after a play of the side to move that has taken these pieces. */
    IadePosition next(IadeBoard after, int skipped, List<Man> taken, boolean byPawn) {
        boolean king = taken.stream().anyMatch(man -> man.kind() == Piece.KING);
        MoveCounters next = counters.after(taken.isEmpty() && !byPawn, sideToMove);
        return new IadePosition(after, Side.opposite(sideToMove), skipped, next, king);
    }

    @Override
    public GameSide sideToMove() {
        return sideToMove == Side.WHITE ? GameSide.FIRST : GameSide.SECOND;
    }

    /**
     * Returns the legal plays, captures of the most valuable victims first; none once a king has been captured, and
     * none for a side that is checkmated.
     */
    @Override
    public List<Play> moves() {
        if (!playsKnown) {
            plays = kingTaken ? List.of() : legalPlays();
            playsKnown = true;
        }
        return plays;
    }

    private List<Play> legalPlays() {
        List<Play> legal = legalPlays(play -> true);
        return legal.stream().noneMatch(IadePosition::avertsMate) && isCheck() ? List.of() : legal;
    }

    private static boolean avertsMate(Play play) {
        return RuleDecisions.SPECIALS_AVERT_MATE || !play.special();
    }

    /** Returns the legal captures on the destination square, most valuable victim first; no special operations. */
    List<Play> captures() {
        return legalPlays(play -> !play.special() && captureValue(play) > 0);
    }

    private List<Play> legalPlays(Predicate<Play> wanted) {
        return new PlayGenerator(board, sideToMove, enPassant)
                .plays().stream()
                        .filter(wanted)
                        .filter(this::leavesNoKingInCheck)
                        .sorted(Comparator.comparingInt(play -> -captureValue(play)))
                        .toList();
    }

    private int captureValue(Play play) {
        return IadeEvaluation.valueAt(board, play.to(), sideToMove);
    }

    private boolean leavesNoKingInCheck(Play play) {
        return !apply(play).board.isInCheck(sideToMove);
    }

    @Override
    public IadePosition apply(Play play) {
        return play(play).after();
    }

    /** Returns the outcome, which is never a draw: the players have to agree on that. */
    @Override
    public GameOutcome outcome() {
        return isWonByLastPlay() ? GameOutcome.wonBy(sideToMove().other()) : GameOutcome.OPEN;
    }

    @Override
    public int evaluate() {
        return IadeEvaluation.evaluate(this);
    }
}
