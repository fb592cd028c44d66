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

/** A game in progress and its clocks, as the players see it. Used by the thread of its referee alone. */
public final class Game {
    private final Variant variant;
    private final Opening opening;
    private final Position position;
    private final List<Integer> moves = new ArrayList<>();
    private final TimeControl[] controls;
    private final long[] clocks = new long[2];
    private final int[] movesMade = new int[2];
    private boolean drawOffered;

    /**
     * A game after the moves of its opening, which take no time.
     *
     * @param white what White may spend
     * @param black what Black may spend
     */
    public Game(Variant variant, Opening opening, TimeControl white, TimeControl black) {
        this.variant = variant;
        this.opening = opening;
        this.position = opening.firstPosition(variant);
        this.controls = new TimeControl[] {white, black};
        // As usual, the increment of the first move is on the clock from the start.
        clocks[Side.WHITE] = TimeUnit.MILLISECONDS.toNanos(white.base() + white.increment());
        clocks[Side.BLACK] = TimeUnit.MILLISECONDS.toNanos(black.base() + black.increment());
        // The opening's moves take no time, but count as moves of a session, as they do for engines that are sent them.
        opening.moves().forEach(this::make);
    }

    /** The game that is played. */
    public Variant variant() {
        return variant;
    }

    /** Whether it castles otherwise than in chess, by its start position. */
    public boolean isChess960() {
        return !position.castlingSquares().isStandard();
    }

    /** How it began. */
    public Opening opening() {
        return opening;
    }

    /** The position on the board, not to be changed. */
    public Position position() {
        return position;
    }

    /** All moves since the first position, the opening's included. */
    public List<Integer> moves() {
        return moves;
    }

    /** The side on move, {@link Side#WHITE} or {@link Side#BLACK}. */
    public int sideToMove() {
        return position.sideToMove();
    }

    /** What a side may spend on its moves. */
    public TimeControl control(int side) {
        return controls[side];
    }

    /** Nanoseconds left to a side; without meaning if it has no clock. */
    long clock(int side) {
        return clocks[side];
    }

    /** Milliseconds left to a side, at least 0; without meaning if it has no clock. */
    public long clockMillis(int side) {
        return Math.max(0, clocks[side] / 1_000_000);
    }

    /** Moves that a side has to make before its clock is filled again; 0 if it never is. */
    public int movesToGo(int side) {
        int session = controls[side].moves();
        return session == 0 ? 0 : session - movesMade[side] % session;
    }

    /** Whether the player who moved last offered a draw. */
    public boolean isDrawOffered() {
        return drawOffered;
    }

    /** The nanoseconds that the side on move has for this move; empty if its time is not limited. */
    public Optional<Long> allowance() {
        int side = sideToMove();
        TimeControl control = controls[side];
        if (control.hasClock() && control.moveTime() > 0) {
            return Optional.of(Math.min(clocks[side], TimeUnit.MILLISECONDS.toNanos(control.moveTime())));
        }
        if (control.moveTime() > 0) {
            return Optional.of(TimeUnit.MILLISECONDS.toNanos(control.moveTime()));
        }
        return control.hasClock() ? Optional.of(clocks[side]) : Optional.empty();
    }

    /** Plays a legal move that took a time, and sets the clock of its side for the next. */
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

    /** Makes a move, and fills the clock of its side again if that was the last one of a session. */
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
