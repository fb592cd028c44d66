package parachute.engine.search;

import parachute.rules.movegen.MoveList;

/** The arrays of one ply, about 20 kilobytes. They are reused by later searches; their content is not. */
final class MoveBuffers {
    /** The last moves that a picker generated, with their keys. */
    final MoveList moves = new MoveList();

    final int[] keys = new int[MoveList.CAPACITY];
    final MoveList badCaptures = new MoveList();

    /** Quiet moves and captures tried in a node. */
    final MoveList quietsTried = new MoveList();

    final MoveList capturesTried = new MoveList();

    /** The best line from a node. */
    final int[] line = new int[SearchLimits.MAX_PLY + 1];
}
