package parachute.engine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import parachute.rules.board.Move;

/**
 * The transposition table: results of searches by position. Shared by all threads without locks: an entry is two longs,
 * the data and the key XOR the data, so that an entry written by two threads at once does not match (Hyatt and Mann, "A
 * lockless transposition table implementation for parallel search", 2002).
 *
 * <p>Data, from the low bit: move 17, score 16, static evaluation 16, depth 8, bound 2, age 5. Each bucket has four
 * entries, of which the oldest and shallowest is replaced.
 *
 * <p>The table consists of several arrays: the virtual machine clears a new array at once and can do nothing else
 * meanwhile, not even exit, which would take seconds for a table of gigabytes.
 */
public final class TranspositionTable {
    /** Maximum size in megabytes: even a search of hours hardly fills more. */
    public static final long MAX_MEGABYTES = 16_000;

    /** The depth of a quiescence node that does not try checks; it is 0 if it does. */
    static final int WITHOUT_CHECKS = -1;

    /** Bytes of an entry. */
    static final int ENTRY_BYTES = 2 * Long.BYTES;

    private static final int ENTRIES = 4;
    private static final int BUCKET_LONGS = 2 * ENTRIES;
    private static final int BUCKETS_PER_MEGABYTE = (1 << 20) / (BUCKET_LONGS * Long.BYTES);

    /** The number of buckets of a part, as a power of two; a part has 16 MB, the last one possibly less. */
    private static final int PART_SHIFT = 18;

    private static final int PART_BUCKETS = 1 << PART_SHIFT;
    private static final int SCORE_SHIFT = 17;
    private static final int EVAL_SHIFT = 33;
    private static final int DEPTH_SHIFT = 49;
    private static final int BOUND_SHIFT = 57;
    private static final int AGE_SHIFT = 59;
    private static final int AGES = 32;
    private static final Bound[] BOUNDS = {Bound.UPPER, Bound.UPPER, Bound.LOWER, Bound.EXACT};

    private final long[][] parts;
    private final int buckets;
    private int age;

    /**
     * Creates an empty table. If the heap is too small for it, the table gets the available memory less an eighth for
     * the rest of the program; {@link #megabytes} returns its size.
     *
     * @param megabytes 1 to {@link #MAX_MEGABYTES}
     * @throws OutOfMemoryError if there is not enough memory for one megabyte
     */
    public TranspositionTable(long megabytes) {
        this(megabytes, () -> true, long[]::new);
    }

    /**
     * Starts to create a table in the background: gigabytes take seconds, on slow machines a minute. It fails if there
     * is not enough memory for one megabyte. If it is cancelled its memory is freed soon.
     */
    public static CompletableFuture<TranspositionTable> inBackground(long megabytes) {
        CompletableFuture<TranspositionTable> table = new CompletableFuture<>();
        Thread.ofPlatform().name("table").daemon().start(() -> {
            try {
                table.complete(new TranspositionTable(megabytes, () -> !table.isDone(), long[]::new));
            } catch (OutOfMemoryError e) {
                table.completeExceptionally(e);
            }
        });
        return table;
    }

    /**
     * Creates a table whose memory comes from an {@code allocator} of arrays of a given length.
     *
     * @param wanted checked repeatedly while memory is allocated; returns false to cancel
     */
    TranspositionTable(long megabytes, BooleanSupplier wanted, IntFunction<long[]> allocator) {
        long size = Math.clamp(megabytes, 1, MAX_MEGABYTES);
        List<long[]> made = allocate(size, wanted, allocator);
        while (made.isEmpty()) { // not enough memory for a single part of that size
            if (size == 1) {
                throw new OutOfMemoryError("not enough memory for a transposition table");
            }
            size = Math.min(size, PART_BUCKETS / BUCKETS_PER_MEGABYTE) * 7 / 8;
            made = allocate(size, wanted, allocator);
        }
        parts = made.toArray(long[][]::new);
        buckets = made.stream().mapToInt(part -> part.length / BUCKET_LONGS).sum();
    }

    private static List<long[]> allocate(long megabytes, BooleanSupplier wanted, IntFunction<long[]> allocator) {
        List<long[]> made = new ArrayList<>();
        int left = (int) megabytes * BUCKETS_PER_MEGABYTE;
        try {
            while (left > 0 && (made.isEmpty() || wanted.getAsBoolean())) {
                int next = Math.min(left, PART_BUCKETS);
                made.add(allocator.apply(next * BUCKET_LONGS));
                left -= next;
            }
        } catch (OutOfMemoryError e) {
            int kept = made.size() * 7 / 8;
            made.subList(kept, made.size()).clear();
        }
        return made;
    }

    /** Returns the size of the table in megabytes. */
    public long megabytes() {
        return buckets / BUCKETS_PER_MEGABYTE;
    }

    /** Removes all entries. */
    public void clear() {
        for (long[] part : parts) {
            Arrays.fill(part, 0);
        }
        age = 0;
    }

    /** Starts a search: earlier entries count as old from now on. */
    void nextSearch() {
        age = (age + 1) % AGES;
    }

    /** Returns any word of the bucket of a key: reading it loads the bucket into the cache. */
    long peek(long key) {
        int bucket = bucket(key);
        return part(bucket)[firstLong(bucket)];
    }

    /** Returns the data stored for a key, or 0. */
    public long probe(long key) {
        int bucket = bucket(key);
        long[] part = part(bucket);
        int first = firstLong(bucket);
        for (int i = first; i < first + BUCKET_LONGS; i += 2) {
            long data = part[i + 1];
            if ((part[i] ^ data) == key) {
                return data;
            }
        }
        return 0;
    }

    /**
     * Stores the result of a search.
     *
     * @param move best move, or {@code Move.NONE} to keep the stored one
     * @param score score from the node's view, with mates counted from the root
     * @param ply plies from the root, to convert mates to be counted from the node
     * @param eval static evaluation, or {@link Score#NONE}
     * @param depth plies searched; 0 or {@link #WITHOUT_CHECKS} for quiescence
     * @param parameters of the search, which say what is replaced
     */
    void store(long key, int move, int score, int ply, int eval, int depth, Bound bound, SearchParameters parameters) {
        int bucket = bucket(key);
        long[] part = part(bucket);
        int first = firstLong(bucket);
        int victim = first;
        int worst = Integer.MAX_VALUE;
        int keptMove = move;
        for (int i = first; i < first + BUCKET_LONGS; i += 2) {
            long data = part[i + 1];
            if (data == 0 || (part[i] ^ data) == key) {
                if (data != 0) {
                    if (bound != Bound.EXACT
                            && ageOf(data) == age
                            && depth + parameters.tableDepthMargin < depth(data)) {
                        return; // a much deeper result of this search is more valuable
                    }
                    keptMove = move == Move.NONE ? move(data) : move;
                }
                victim = i;
                break;
            }
            int worth = depth(data) - parameters.tableAgeWeight * ((age - ageOf(data) + AGES) % AGES);
            if (worth < worst) {
                worst = worth;
                victim = i;
            }
        }
        long data = pack(keptMove, toStored(score, ply), eval, depth, bound);
        part[victim] = key ^ data;
        part[victim + 1] = data;
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

    /** Returns the share of entries of this search in a sample of the table, in thousandths. */
    public int permille() {
        int sample = 250; // of the first part, which is never smaller
        long[] part = parts[0];
        int used = 0;
        for (int i = 0; i < sample * BUCKET_LONGS; i += 2) {
            if (part[i + 1] != 0 && ageOf(part[i + 1]) == age) {
                used++;
            }
        }
        return used * 1000 / (sample * ENTRIES);
    }

    private int bucket(long key) {
        return (int) Math.unsignedMultiplyHigh(key, buckets);
    }

    private long[] part(int bucket) {
        return parts[bucket >>> PART_SHIFT];
    }

    /** Returns the index of a bucket in its part. */
    private static int firstLong(int bucket) {
        return (bucket & PART_BUCKETS - 1) * BUCKET_LONGS;
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

    /** Returns the score, with mates counted from the root. */
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
