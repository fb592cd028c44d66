package parachute.rules.board;

/**
 * Random numbers for the hash key (Zobrist, "A new hashing method with application for game playing", 1970). They come
 * from SplitMix64 with a fixed seed, so that a search visits the same nodes in every run.
 */
final class Zobrist {
    static final long[][] PIECE = new long[Piece.COUNT][Square.COUNT];
    static final long[] PROMOTED = new long[Square.COUNT];
    /** By piece and number in hand. */
    static final long[][] HAND = new long[Piece.COUNT][PositionBuilder.MAX_IN_HAND + 1];

    private static final long[] CASTLING = new long[CastlingRights.ALL + 1];
    /**
     * By castling and file of its rook; 0 in the corners, so that a chess key contains only the numbers of its rights.
     */
    private static final long[][] CASTLING_ROOK = new long[CastlingSquares.COUNT][8];

    static final long[] EN_PASSANT_FILE = new long[8];
    static final long BLACK_TO_MOVE;

    static {
        SplitMix64 random = new SplitMix64(0x9A4AC407EL);
        for (long[] table : PIECE) {
            fill(table, random);
        }
        fill(PROMOTED, random);
        for (long[] table : HAND) {
            fill(table, random);
            table[0] = 0; // an empty hand leaves the key as it is
        }
        fill(CASTLING, random);
        fill(EN_PASSANT_FILE, random);
        BLACK_TO_MOVE = random.next();
        for (int castling = 0; castling < CastlingSquares.COUNT; castling++) {
            fill(CASTLING_ROOK[castling], random);
            CASTLING_ROOK[castling][(castling & 1) == 0 ? 7 : 0] = 0;
        }
    }

    private Zobrist() {}

    /** Returns the keys of all masks of castling rights, given the square of each castling's rook. */
    static long[] castlingKeys(int[] rooks) {
        long[] keys = CASTLING.clone();
        for (int rights = 0; rights < keys.length; rights++) {
            for (int castling = 0; castling < CastlingSquares.COUNT; castling++) {
                if ((rights >> castling & 1) != 0) {
                    keys[rights] ^= CASTLING_ROOK[castling][Square.file(rooks[castling])];
                }
            }
        }
        return keys;
    }

    private static void fill(long[] table, SplitMix64 random) {
        for (int i = 0; i < table.length; i++) {
            table[i] = random.next();
        }
    }

    /** Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014. */
    private static final class SplitMix64 {
        private long state;

        SplitMix64(long seed) {
            state = seed;
        }

        long next() {
            state += 0x9E3779B97F4A7C15L;
            long z = state;
            z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            return z ^ z >>> 31;
        }
    }
}
