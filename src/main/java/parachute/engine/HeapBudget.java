package parachute.engine;

import parachute.engine.search.TranspositionTable;

/** What fits into the Java heap: the transposition table in megabytes, and search threads. */
public final class HeapBudget {
    /** Megabytes that are not for the transposition table: the program itself and the tables of one search thread. */
    private static final long RESERVE = 48;

    /** Megabytes that each further thread needs beside the table: histories, the mate solver's table, and a stack entry for every ply. */
    private static final long PER_THREAD = 24;

    private HeapBudget() {}

    /** The largest table that fits into the heap beside one thread, at least 1. */
    public static long maxHash() {
        return maxHash(1);
    }

    /** The largest number of threads that fit into the heap beside the smallest table. */
    public static int maxThreads() {
        return maxThreads(1);
    }

    /** The largest table beside so many threads, at least 1. */
    static long maxHash(int threads) {
        return Math.clamp(freeMegabytes() - PER_THREAD * (threads - 1), 1, TranspositionTable.MAX_MEGABYTES);
    }

    /** The largest number of threads beside a table of this size, at least 1. */
    static int maxThreads(long hash) {
        long further = Math.max(0, freeMegabytes() - hash) / PER_THREAD;
        return Math.clamp(1 + further, 1, Engine.MAX_THREADS);
    }

    /** Whether even the reserve is more than there is. */
    static boolean isSmall() {
        return freeMegabytes() <= 0;
    }

    private static long freeMegabytes() {
        return (Runtime.getRuntime().maxMemory() >> 20) - RESERVE;
    }
}
