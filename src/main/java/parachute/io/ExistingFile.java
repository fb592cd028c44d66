package parachute.io;

/** What becomes of the content of a file to which a command appends. */
public enum ExistingFile {
    /** There may be none. */
    REFUSE,

    /** It is gone on with. */
    RESUME,

    /** It is deleted, whatever it is. */
    REPLACE;

    /** What the options {@code --resume} and {@code --force} say; with both, the file is gone on with. */
    public static ExistingFile of(boolean resume, boolean force) {
        if (resume) {
            return RESUME;
        }
        return force ? REPLACE : REFUSE;
    }
}
