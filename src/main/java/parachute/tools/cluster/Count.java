package parachute.tools.cluster;

/** A number of things, in words. */
final class Count {
    private Count() {}

    /** Returns a text such as "1 slot" or "8 slots". */
    static String of(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
