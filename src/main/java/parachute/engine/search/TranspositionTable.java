package parachute.engine.search;

import java.util.Arrays;
import java.util.function.IntFunction;
import parachute.rules.board.Move;
import parachute.rules.board.Variant;

/**
 * The transposition table: what was found out about positions. Shared by all threads without locks: an entry is two longs,
 * the data and the key XOR the data, so that an entry written by two threads at once does not match (Hyatt and Mann, "A
 * lockless transposition table implementation for parallel search", 2002).
 *
 * <p>Data, from the low bit: move 17, score 16, static evaluation 16, depth 8, bound 2, age 5. Each bucket has four
 * entries; the one that is oldest and shallowest makes room.
 */
public final class TranspositionTable {
    /** Megabytes that can be addressed by one Java array. */
    public static final long MAX_MEGABYTES = 16_000;

    /** The depth of a node of the quiescence search: 0 if it tries all that such a search may try, else this. */
    static final int WITHOUT_CHECKS = -1;

    /** Bytes of an entry. */
    static final int ENTRY_BYTES = 2 * Long.BYTES;

    private static final int ENTRIES = 4;
    private static final int BUCKET_LONGS = 2 * ENTRIES;
    private static final int SCORE_SHIFT = 17;
    private static final int EVAL_SHIFT = 33;
    private static final int DEPTH_SHIFT = 49;
    private static final int BOUND_SHIFT = 57;
    private static final int AGE_SHIFT = 59;
    private static final int AGES = 32;
    private static final long[] NOTHING = {};
    private static final Bound[] BOUNDS = {Bound.UPPER, Bound.UPPER, Bound.LOWER, Bound.EXACT};

    private final IntFunction<long[]> allocator;
    private long[] table = NOTHING;
    private long megabytes;
    private int buckets;
    private int age;
    private int depthMargin;
    private int ageWeight;

    /** A table of {@code megabytes}, 1 to {@link #MAX_MEGABYTES}, or fewer as in {@link #resize}. */
    public TranspositionTable(long megabytes) {
        this(megabytes, long[]::new);
    }

    /** A table whose memory comes from an {@code allocator} of so many longs. */
    TranspositionTable(long megabytes, IntFunction<long[]> allocator) {
        this.allocator = allocator;
        setReplacement(SearchParameters.of(Variant.CHESS));
        resize(megabytes);
    }

    /**
     * Changes the size; the table is then empty. Where the heap has no room for the size wanted, the table gets
     * smaller by an eighth until it fits; {@link #megabytes} tells.
     *
     * @param wanted megabytes, 1 to {@link #MAX_MEGABYTES}
     * @throws OutOfMemoryError if there is no room for one megabyte
     */
    public void resize(long wanted) {
        table = NOTHING; // let the old table go before the new one is made
        megabytes = Math.clamp(wanted, 1, MAX_MEGABYTES);
        while (table.length == 0) {
            buckets = (int) ((megabytes << 20) / (BUCKET_LONGS * Long.BYTES));
            try {
                table = allocator.apply(buckets * BUCKET_LONGS);
            } catch (OutOfMemoryError e) {
                if (megabytes == 1) {
                    throw e;
                }
                megabytes -= Math.max(1, megabytes / 8);
            }
        }
    }

    /** The size that the table has. */
    public long megabytes() {
        return megabytes;
    }

    /** Removes all entries. */
    public void clear() {
        Arrays.fill(table, 0);
        age = 0;
    }

    /** A search with these parameters begins: entries written before now count as old. */
    void nextSearch(SearchParameters parameters) {
        age = (age + 1) % AGES;
        setReplacement(parameters);
    }

    private void setReplacement(SearchParameters parameters) {
        depthMargin = parameters.get(SearchParameter.TABLE_DEPTH_MARGIN);
        ageWeight = parameters.get(SearchParameter.TABLE_AGE_WEIGHT);
    }

    /** Any word of the bucket of a key: loading it brings the bucket into the cache. */
    long peek(long key) {
        return table[bucket(key)];
    }

    /** The data stored for a key, or 0. */
    public long probe(long key) {
        int bucket = bucket(key);
        for (int i = bucket; i < bucket + BUCKET_LONGS; i += 2) {
            long data = table[i + 1];
            if ((table[i] ^ data) == key) {
                return data;
            }
        }
        return 0;
    }

    /**
     * Stores what a search found out.
     *
     * @param move best move, or {@code Move.NONE} to keep the one known
     * @param score score from the node's view, mates counted from the root
     * @param ply plies from the root, to count mates from the node instead
     * @param eval static evaluation, or {@link Score#NONE}
     * @param depth plies searched; 0 or {@link #WITHOUT_CHECKS} for quiescence
     */
    public void store(long key, int move, int score, int ply, int eval, int depth, Bound bound) {
        int bucket = bucket(key);
        int victim = bucket;
        int worst = Integer.MAX_VALUE;
        int keptMove = move;
        for (int i = bucket; i < bucket + BUCKET_LONGS; i += 2) {
            long data = table[i + 1];
            if (data == 0 || (table[i] ^ data) == key) {
                if (data != 0) {
                    if (bound != Bound.EXACT && ageOf(data) == age && depth + depthMargin < depth(data)) {
                        return; // a much deeper result of this search is worth more
                    }
                    keptMove = move == Move.NONE ? move(data) : move;
                }
                victim = i;
                break;
            }
            int worth = depth(data) - ageWeight * ((age - ageOf(data) + AGES) % AGES);
            if (worth < worst) {
                worst = worth;
                victim = i;
            }
        }
        long data = pack(keptMove, toStored(score, ply), eval, depth, bound);
        table[victim] = key ^ data;
        table[victim + 1] = data;
    }

    private long pack(int move, int score, int eval, int depth, Bound bound) {
        int boundCode = bound == Bound.EXACT ? 3 : bound == Bound.LOWER ? 2 : 1;
        return move
                | (score & 0xFFFFL) << SCORE_SHIFT
                | (eval & 0xFFFFL) << EVAL_SHIFT
                | (long) (depth - WITHOUT_CHECKS) << DEPTH_SHIFT
                | (long) boundCode << BOUND_SHIFT
                | (long) age << AGE_SHIFT;
    }

    /** How full the table is with entries of this search, in thousandths of a sample. */
    public int permille() {
        int sample = Math.min(buckets, 250);
        int used = 0;
        for (int i = 0; i < sample * BUCKET_LONGS; i += 2) {
            if (table[i + 1] != 0 && ageOf(table[i + 1]) == age) {
                used++;
            }
        }
        return used * 1000 / (sample * ENTRIES);
    }

    private int bucket(long key) {
        return (int) Math.unsignedMultiplyHigh(key, buckets) * BUCKET_LONGS;
    }

    private static int toStored(int score, int ply) {
        if (score >= Score.MATE_BOUND) {
            return score + ply;
        }
        return score <= -Score.MATE_BOUND ? score - ply : score;
    }

    // ---- reading an entry -----------------------------------------------------------------------------------------

    static int move(long data) {
        return (int) data & Move.LIMIT - 1;
    }

    /** The score, with mates counted from the root again. */
    static int score(long data, int ply) {
        int score = (short) (data >>> SCORE_SHIFT);
        if (score >= Score.MATE_BOUND) {
            return score - ply;
        }
        return score <= -Score.MATE_BOUND ? score + ply : score;
    }

    static int eval(long data) {
        return (short) (data >>> EVAL_SHIFT);
    }

    static int depth(long data) {
        return ((int) (data >>> DEPTH_SHIFT) & 0xff) + WITHOUT_CHECKS;
    }

    static Bound bound(long data) {
        return BOUNDS[(int) (data >>> BOUND_SHIFT) & 3];
    }

    private static int ageOf(long data) {
        return (int) (data >>> AGE_SHIFT);
    }
}
