package parachute.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import parachute.engine.search.TranspositionTable;

/**
 * The memory available for the transposition table, in megabytes, and for search threads. Both must fit into the Java
 * heap, and the table into half of the machine's free memory, since the heap may be allowed to take nearly all of it.
 */
public final class HeapBudget {
    /** Megabytes not available to the transposition table: the program itself and the tables of one search thread. */
    private static final long RESERVE = 48;

    /** Megabytes that each further thread needs: histories, the mate solver's table, and a stack entry per ply. */
    private static final long PER_THREAD = 24;

    /** Linux's file of memory statistics. */
    private static final Path MEMORY = Path.of("/proc/meminfo");

    private static final String AVAILABLE = "MemAvailable:";
    private static final String UNIT = " kB";

    private HeapBudget() {}

    /** Returns the size in megabytes of the largest table with one thread, at least 1. */
    public static long maxHash() {
        return maxHash(1);
    }

    /** Returns the maximum number of threads with the smallest table. */
    public static int maxThreads() {
        return maxThreads(1);
    }

    /** Returns the size in megabytes of the largest table with a number of threads, at least 1. */
    static long maxHash(int threads) {
        long max = Math.min(maxHashOfHeap(threads), machineMegabytes() / 2);
        return Math.clamp(max, 1, TranspositionTable.MAX_MEGABYTES);
    }

    /** Returns the megabytes of the heap left by a number of threads; may be negative. */
    static long maxHashOfHeap(int threads) {
        return freeMegabytes() - PER_THREAD * (threads - 1);
    }

    /** Returns the maximum number of threads with a table of a size in megabytes, at least 1. */
    static int maxThreads(long hash) {
        long further = Math.max(0, freeMegabytes() - hash) / PER_THREAD;
        return Math.clamp(1 + further, 1, Engine.MAX_THREADS);
    }

    /** Returns whether the heap is smaller than the reserve. */
    static boolean isSmall() {
        return freeMegabytes() <= 0;
    }

    private static long freeMegabytes() {
        return (Runtime.getRuntime().maxMemory() >> 20) - RESERVE;
    }

    /**
     * Returns the megabytes of the machine's memory that other programs leave or this heap already has; unlimited if
     * the system does not report it.
     */
    private static long machineMegabytes() {
        try (BufferedReader in = Files.newBufferedReader(MEMORY)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith(AVAILABLE) && line.endsWith(UNIT)) {
                    String kilobytes = line.substring(AVAILABLE.length(), line.length() - UNIT.length());
                    return (Long.parseLong(kilobytes.strip()) >> 10)
                            + (Runtime.getRuntime().totalMemory() >> 20);
                }
            }
        } catch (IOException | NumberFormatException e) {
            // Unlimited, as on other systems.
        }
        return Long.MAX_VALUE;
    }
}
