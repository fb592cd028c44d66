package parachute.tools.cluster;

/** A number of things, in words. */
final class Count {
    private Count() {}

    /** Such as "1 slot", "8 slots". */
    static String of(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
