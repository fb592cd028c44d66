package parachute.cli.command;

import parachute.io.UserException;

/** The libraries that are not part of the program's jar. */
enum Libraries {
    /** Those that speak HTTP. */
    WEB(
            "io.javalin.Javalin",
            "the libraries for the program in a browser are not there: they lie in the folder web next to"
                    + " parachute.jar, and scripts/parachute adds them (see web.md)"),

    /** The one that connects machines. */
    CLUSTER(
            "org.jgroups.JChannel",
            "the libraries for work on many machines are missing: they belong in the folder cluster next to"
                    + " parachute.jar, and scripts/parachute adds them (see machines.md)"),

    /** Those that write PDF. */
    PDF(
            "com.openhtmltopdf.pdfboxout.PdfRendererBuilder",
            "the libraries that write PDF are not on the class path: start it with scripts/report");

    private final String firstClass;
    private final String complaint;

    Libraries(String firstClass, String complaint) {
        this.firstClass = firstClass;
        this.complaint = complaint;
    }

    /**
     * Checks that they are on the class path.
     *
     * @throws UserException if they are not; the message says where they are expected
     */
    void check() {
        try {
            Class.forName(firstClass, false, Libraries.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new UserException(complaint);
        }
    }
}
