package parachute.tools.report.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The machine on which measurements are made.
 *
 * @param processor its name and the number of cores available to the program
 * @param system the operating system
 * @param virtualMachine the Java virtual machine
 * @param load processes that ran or waited to run in the minute before; negative if unknown
 */
public record Machine(String processor, String system, String virtualMachine, double load) {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    /** Returns this machine with its current load. */
    public static Machine now() {
        int cores = Runtime.getRuntime().availableProcessors();
        return new Machine(
                processorName() + ", " + cores + (cores == 1 ? " core" : " cores"),
                System.getProperty("os.name") + ' ' + System.getProperty("os.version") + ", "
                        + System.getProperty("os.arch"),
                System.getProperty("java.vm.name") + ' ' + System.getProperty("java.vm.version"),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    /** Returns the load with one decimal, or "unknown". */
    public String loadText() {
        return load < 0 ? "unknown" : String.format(Locale.ROOT, "%.1f", load);
    }

    /** Returns the name of the processor on Linux; elsewhere it is unknown. */
    private static String processorName() {
        try {
            return Files.readAllLines(PROCESSORS).stream()
                    .filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("unknown processor");
        } catch (IOException e) {
            return "unknown processor";
        }
    }
}
