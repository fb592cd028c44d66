package parachute.eval;

/**
 * Tables of the crazyhouse evaluation, in centipawns, laid out as in {@link ChessTables}. Where a piece stands matters
 * less than in chess, since the next one can be dropped anywhere; where the kings stand matters more.
 */
final class CrazyhouseTables {
    static final int[][][] PLACES = {
        {},
        {
            {0, 0, 2, 6, 12, 24, 40, 0},
            {0, 0, 2, 6, 12, 24, 40, 0},
            {-6, 0, 2, 8},
            {-6, 0, 2, 8}
        },
        {
            {-30, -10, 4, 10, 20, 24, 10, -14},
            {-30, -10, 4, 10, 20, 24, 10, -14},
            {-18, -6, 3, 8},
            {-18, -6, 3, 8}
        },
        {
            {-12, 4, 6, 6, 8, 8, 2, -6},
            {-12, 4, 6, 6, 8, 8, 2, -6},
            {-6, 2, 2, 4},
            {-6, 2, 2, 4}
        },
        {
            {-2, -4, -4, -2, 2, 8, 18, 14},
            {-2, -4, -4, -2, 2, 8, 18, 14},
            {-4, 0, 3, 4},
            {-4, 0, 3, 4}
        },
        {
            {-2, 2, 4, 4, 6, 10, 12, 10},
            {-2, 2, 4, 4, 6, 10, 12, 10},
            {-3, 0, 2, 2},
            {-3, 0, 2, 2}
        },
        {
            {25, 0, -50, -90, -120, -150, -170, -180},
            {25, 0, -50, -90, -120, -150, -170, -180},
            {16, 24, -4, -18},
            {16, 24, -4, -18}
        },
    };

    /** By kind: middlegame and endgame weight of the root of the number of squares, and its usual number. */
    static final int[][] MOBILITY = {{}, {}, {20, 20, 4}, {16, 16, 5}, {8, 8, 5}, {6, 6, 10}, {}};

    static final int[] PASSED = {
        0, 0, 0, Tapered.of(4, 4), Tapered.of(14, 14), Tapered.of(36, 36), Tapered.of(70, 70), 0
    };

    static final int[] SHELTER = {-40, 24, 8, -14, -24, -28, -30, -30};

    static final int[] STORM = {0, -36, -40, -16, -4, 0, 0, 0};

    static final int[] KING_ATTACKER = {0, 40, 95, 60, 60, 70, 0};

    static final int[] SAFE_CHECK = {0, 260, 760, 560, 820, 700, 0};

    /** Published proportions: every piece 79, and by kind 16, 200, 61, 138, 152 more. */
    static final int[] HAND_DANGER = {0, 60, 220, 110, 170, 190, 0};

    private CrazyhouseTables() {}
}
