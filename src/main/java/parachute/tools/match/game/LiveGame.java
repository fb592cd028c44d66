package parachute.tools.match.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.TimeControl;

/** A game in progress with its clocks, as the players see it. Used only by the thread of its referee. */
public final class LiveGame {
    private final Variant variant;
    private final Opening opening;
    private final Position position;
    private final List<Integer> moves = new ArrayList<>();
    private final TimeControl[] controls;
    private final long[] clocks = new long[2];
    private final int[] movesMade = new int[2];
    private boolean drawOffered;

    /**
     * Creates a game after the moves of its opening, which do not take any time.
     *
     * @param white White's limits
     * @param black Black's limits
     */
    public LiveGame(Variant variant, Opening opening, TimeControl white, TimeControl black) {
        this.variant = variant;
        this.opening = opening;
        this.position = opening.firstPosition(variant);
        this.controls = new TimeControl[] {white, black};
        // As usual, the increment of the first move is on the clock from the start.
        clocks[Side.WHITE] = TimeUnit.MILLISECONDS.toNanos(white.base() + white.increment());
        clocks[Side.BLACK] = TimeUnit.MILLISECONDS.toNanos(black.base() + black.increment());
        // The moves of the opening do not take any time, but count as moves of a session, as they do for the engines.
        opening.moves().forEach(this::make);
    }

    /** Returns the variant of the game. */
    public Variant variant() {
        return variant;
    }

    /** Returns whether castling is that of Chess960, by the start position. */
    public boolean isChess960() {
        return !position.castlingSquares().isStandard();
    }

    /** Returns the opening. */
    public Opening opening() {
        return opening;
    }

    /** Returns the position on the board, not to be changed. */
    public Position position() {
        return position;
    }

    /** Returns all moves since the first position, the opening's included. */
    public List<Integer> moves() {
        return moves;
    }

    /** Returns the side on move, {@link Side#WHITE} or {@link Side#BLACK}. */
    public int sideToMove() {
        return position.sideToMove();
    }

    /** Returns the limits of a side. */
    public TimeControl control(int side) {
        return controls[side];
    }

    /** Returns the nanoseconds that a side has left; meaningless without a clock. */
    long clock(int side) {
        return clocks[side];
    }

    /** Returns the milliseconds that a side has left, at least 0; meaningless without a clock. */
    public long clockMillis(int side) {
        return Math.max(0, clocks[side] / 1_000_000);
    }

    /** Returns the moves that a side has to make until its clock is filled again; 0 if it never is. */
    public int movesToGo(int side) {
        int session = controls[side].moves();
        return session == 0 ? 0 : session - movesMade[side] % session;
    }

    /** Returns whether the player who moved last offered a draw. */
    public boolean isDrawOffered() {
        return drawOffered;
    }

    /** Returns the nanoseconds that the side on move has for this move; empty without a time limit. */
    public Optional<Long> allowance() {
        TimeControl control = controls[sideToMove()];
        long ofClock = control.hasClock() ? clocks[sideToMove()] : Long.MAX_VALUE;
        long ofMove = control.moveTime() > 0 ? TimeUnit.MILLISECONDS.toNanos(control.moveTime()) : Long.MAX_VALUE;
        return control.isTimed() ? Optional.of(Math.min(ofClock, ofMove)) : Optional.empty();
    }

    /** Plays a legal move that took some time, and sets the clock of its side. */
    void play(int move, long nanos, boolean offersDraw) {
        int side = sideToMove();
        if (controls[side].hasClock()) {
            // An engine within its margin has not lost; its clock cannot stand below zero.
            clocks[side] =
                    Math.max(0, clocks[side] - nanos) + TimeUnit.MILLISECONDS.toNanos(controls[side].increment());
        }
        drawOffered = offersDraw;
        make(move);
    }

    /** Makes a move, and refills the clock of its side after the last move of a session. */
    private void make(int move) {
        int side = sideToMove();
        position.make(move);
        moves.add(move);
        movesMade[side]++;
        int session = controls[side].moves();
        if (session > 0 && movesMade[side] % session == 0) {
            clocks[side] += TimeUnit.MILLISECONDS.toNanos(controls[side].base());
        }
    }
}
