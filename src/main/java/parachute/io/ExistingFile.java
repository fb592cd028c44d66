package parachute.io;

/** How a command treats the existing content of a file to which it appends. */
public enum ExistingFile {
    /** The file must be empty or missing. */
    REFUSE,

    /** The content is kept and continued. */
    RESUME,

    /** The content is deleted. */
    REPLACE;

    /** Returns the choice by the options {@code --resume} and {@code --force}; with both, the content is continued. */
    public static ExistingFile of(boolean resume, boolean force) {
        if (resume) {
            return RESUME;
        }
        return force ? REPLACE : REFUSE;
    }
}
