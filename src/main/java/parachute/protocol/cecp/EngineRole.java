package parachute.protocol.cecp;

import parachute.rules.board.Side;

/** The role of the engine in the game: it plays one side, plays neither ({@code force}), or analyses. */
final class EngineRole {
    private enum Mode {
        FORCE,
        PLAYING,
        ANALYSING
    }

    private Mode mode = Mode.PLAYING;
    private int side = Side.BLACK;

    /** Makes the engine play Black, or continue analysing ({@code new}). */
    void newGame() {
        side = Side.BLACK;
        if (mode != Mode.ANALYSING) {
            mode = Mode.PLAYING;
        }
    }

    /** Makes the engine play a side. */
    void play(int engineSide) {
        mode = Mode.PLAYING;
        side = engineSide;
    }

    /** Sets the side that the engine plays when it plays, without changing the mode. */
    void setSide(int engineSide) {
        side = engineSide;
    }

    /** Makes the engine play neither side. */
    void force() {
        mode = Mode.FORCE;
    }

    /** Makes the engine analyse the position on the board. */
    void analyse() {
        mode = Mode.ANALYSING;
    }

    /** Returns whether the engine plays one side. */
    boolean isPlaying() {
        return mode == Mode.PLAYING;
    }

    /** Returns whether the engine plays a side. */
    boolean plays(int candidate) {
        return mode == Mode.PLAYING && side == candidate;
    }

    /** Returns whether the engine analyses, even if there is nothing to analyse on the board. */
    boolean isAnalysing() {
        return mode == Mode.ANALYSING;
    }
}
