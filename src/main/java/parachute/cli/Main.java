package parachute.cli;

/** Start of the program. */
public final class Main {
    private Main() {}

    /** Runs. */
    public static void main(String[] args) {
        System.out.println("hello");
    }
}
