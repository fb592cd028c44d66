package parachute.protocol.cecp;

import parachute.rules.board.Side;

/** What the engine does in the game: it plays one side, plays neither ({@code force}), or analyses. */
final class EngineRole {
    private enum Mode {
        FORCE,
        PLAYING,
        ANALYSING
    }

    private Mode mode = Mode.PLAYING;
    private int side = Side.BLACK;

    /** {@code new}: the engine plays Black, and goes on analysing if it does. */
    void newGame() {
        side = Side.BLACK;
        if (mode != Mode.ANALYSING) {
            mode = Mode.PLAYING;
        }
    }

    /** The engine plays a side. */
    void play(int engineSide) {
        mode = Mode.PLAYING;
        side = engineSide;
    }

    /** The side that the engine plays once it plays; the mode stays. */
    void setSide(int engineSide) {
        side = engineSide;
    }

    /** The engine plays neither side. */
    void force() {
        mode = Mode.FORCE;
    }

    /** The engine analyses whatever is on the board. */
    void analyse() {
        mode = Mode.ANALYSING;
    }

    /** Whether it plays one side. */
    boolean isPlaying() {
        return mode == Mode.PLAYING;
    }

    /** Whether it plays this side. */
    boolean plays(int candidate) {
        return mode == Mode.PLAYING && side == candidate;
    }

    /** Whether it analyses, even if there is nothing to analyse on the board. */
    boolean isAnalysing() {
        return mode == Mode.ANALYSING;
    }
}
