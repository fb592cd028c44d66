package parachute.eval;

/**
 * Tables of the chess evaluation, in centipawns, set by hand. A piece-square table is the sum of a rank and a file part,
 * which a reader can check at a glance: by kind (pawn first, index 0 unused), then middlegame by rank, endgame by rank,
 * middlegame by file a-d (e-h mirrored), endgame by file.
 */
final class ChessTables {
    static final int[][][] PLACES = {
        {},
        {
            {0, 0, 2, 8, 14, 26, 50, 0},
            {0, 0, 2, 8, 18, 36, 60, 0},
            {-8, -2, 2, 10},
            {4, 2, -2, -4}
        },
        {
            {-30, -12, 4, 12, 20, 22, 8, -20},
            {-25, -12, 0, 8, 10, 4, -8, -25},
            {-22, -8, 4, 10},
            {-18, -6, 3, 8}
        },
        {
            {-12, 4, 6, 8, 8, 6, 0, -10},
            {-8, -2, 2, 4, 4, 2, 0, -6},
            {-6, 2, 2, 4},
            {-5, -1, 1, 3}
        },
        {
            {-2, -6, -6, -4, 0, 6, 16, 8},
            {-4, -2, 0, 2, 4, 6, 10, 6},
            {-6, -1, 3, 6},
            {0, 0, 0, 0}
        },
        {
            {-4, 2, 4, 4, 4, 4, 2, 0},
            {-16, -8, 0, 6, 10, 8, 4, -4},
            {-4, 0, 2, 2},
            {-10, -2, 4, 8}
        },
        {
            {20, 0, -25, -45, -55, -60, -60, -60},
            {-30, -10, 6, 18, 22, 18, 6, -14},
            {14, 20, -6, -16},
            {-18, -4, 8, 14}
        },
    };

    /** By kind: middlegame and endgame weight of the root of the number of squares, and its usual number. */
    static final int[][] MOBILITY = {{}, {}, {18, 16, 4}, {18, 18, 6}, {9, 20, 7}, {8, 22, 12}, {}};

    static final int[] PASSED = {
        0,
        Tapered.of(0, 6),
        Tapered.of(2, 12),
        Tapered.of(8, 28),
        Tapered.of(24, 52),
        Tapered.of(50, 95),
        Tapered.of(85, 150),
        0
    };

    /** Without a pawn in front; pawn one rank ahead, two, and so on. */
    static final int[] SHELTER = {-24, 16, 6, -8, -14, -16, -18, -20};

    static final int[] STORM = {0, -12, -22, -12, -4, 0, 0, 0};

    static final int[] KING_ATTACKER = {0, 0, 80, 55, 60, 50, 0};

    static final int[] SAFE_CHECK = {0, 0, 720, 500, 820, 640, 0};

    private ChessTables() {}
}
