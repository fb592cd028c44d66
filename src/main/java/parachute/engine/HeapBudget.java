package parachute.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import parachute.engine.search.TranspositionTable;

/**
 * What there is memory for: the transposition table in megabytes, and search threads. Both have to fit into the Java heap,
 * and the table into half of the machine's free memory, of which the heap may be allowed to take nearly all.
 */
public final class HeapBudget {
    /** Megabytes that are not for the transposition table: the program itself and the tables of one search thread. */
    private static final long RESERVE = 48;

    /** Megabytes that each further thread needs beside the table: histories, the mate solver's table, and a stack entry for every ply. */
    private static final long PER_THREAD = 24;

    /** A file of Linux. */
    private static final Path MEMORY = Path.of("/proc/meminfo");

    private static final String AVAILABLE = "MemAvailable:";
    private static final String UNIT = " kB";

    private HeapBudget() {}

    /** The largest table beside one thread, at least 1. */
    public static long maxHash() {
        return maxHash(1);
    }

    /** The largest number of threads beside the smallest table. */
    public static int maxThreads() {
        return maxThreads(1);
    }

    /** The largest table beside so many threads, at least 1. */
    static long maxHash(int threads) {
        long most = Math.min(maxHashOfHeap(threads), machineMegabytes() / 2);
        return Math.clamp(most, 1, TranspositionTable.MAX_MEGABYTES);
    }

    /** Megabytes of the heap beside so many threads, perhaps negative. */
    static long maxHashOfHeap(int threads) {
        return freeMegabytes() - PER_THREAD * (threads - 1);
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

    /** What other programs leave of the machine's memory, and this heap has already; without bound if the system is silent. */
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
            // As on other systems.
        }
        return Long.MAX_VALUE;
    }
}
