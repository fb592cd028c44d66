package parachute.engine.eval.classical;

import parachute.rules.board.Position;
import parachute.rules.board.Side;

/**
 * The scores that depend on the pawns alone, kept by the hash key of the pawns, since few moves change them
 * (chessprogramming wiki, "Pawn Hash Table"). A newer structure replaces an older one.
 */
final class PawnHashTable {
    private static final int SIZE = 1 << 13;

    private final PawnStructure structure;
    private final PassedPawns passedPawns;
    private final long[] keys = new long[SIZE];
    private final int[] scores = new int[SIZE];
    private final long[] passed = new long[SIZE];

    /** Creates an empty table; its first entry is right for a board without pawns, whose key is 0. */
    PawnHashTable(PawnStructure structure, PassedPawns passedPawns) {
        this.structure = structure;
        this.passedPawns = passedPawns;
    }

    /** Returns the entry of a position, computed if it is missing; valid until the next call. */
    int probe(Position position) {
        long key = position.pawnKey();
        int entry = (int) key & SIZE - 1;
        if (keys[entry] != key) {
            keys[entry] = key;
            long white = PassedPawns.of(position, Side.WHITE);
            long black = PassedPawns.of(position, Side.BLACK);
            passed[entry] = white | black;
            scores[entry] = structure.score(position, Side.WHITE)
                    - structure.score(position, Side.BLACK)
                    + passedPawns.rankScore(Side.WHITE, white)
                    - passedPawns.rankScore(Side.BLACK, black);
        }
        return entry;
    }

    /** Returns the tapered score of the pawns, White's minus Black's. */
    int score(int entry) {
        return scores[entry];
    }

    /** Returns the passed pawns of both sides. */
    long passed(int entry) {
        return passed[entry];
    }
}
