package parachute.tools.report.document;

/** The libraries that write PDF. This class itself needs none of them. */
public final class PdfLibraries {
    private static final String FIRST = "com.openhtmltopdf.pdfboxout.PdfRendererBuilder";

    private PdfLibraries() {}

    /** Whether they are on the class path: they are not part of the program's jar. */
    public static boolean arePresent() {
        try {
            Class.forName(FIRST, false, PdfLibraries.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
