package parachute.tools.report.document;

/** Checks for the libraries that write PDF. This class itself does not need them. */
public final class PdfLibraries {
    private static final String FIRST = "com.openhtmltopdf.pdfboxout.PdfRendererBuilder";

    private PdfLibraries() {}

    /** Returns whether the libraries are on the class path: they are not part of the program's jar. */
    public static boolean arePresent() {
        try {
            Class.forName(FIRST, false, PdfLibraries.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
