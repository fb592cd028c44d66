package parachute.tools.analysis.report;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import parachute.io.AtomicFile;
import parachute.io.FilePlace;

/**
 * The page of an analysis in a file, which is a whole page at any time. While games complete it is written again each
 * time their number has grown by a tenth, so that all writing together is that of a dozen whole pages, and else once a
 * minute.
 */
public final class HtmlReportFile {
    private static final Duration MAX_WAIT = Duration.ofMinutes(1);

    private final Path file;
    private final InstantSource clock;
    private final HtmlReport page = new HtmlReport();
    private int written;
    private Instant lastWriting;

    /** Creates a report, whose file is not touched before the first game is added or the page is finished. */
    public HtmlReportFile(Path file) {
        this(file, InstantSource.system());
    }

    HtmlReportFile(Path file, InstantSource clock) {
        this.file = file;
        this.clock = clock;
        lastWriting = clock.instant();
    }

    /**
     * Adds a game after the others.
     *
     * @throws IOException if the page cannot be written
     */
    public void add(GameJson game) throws IOException {
        page.add(game);
        boolean due =
                10 * (page.games() - written) >= written || clock.instant().isAfter(lastWriting.plus(MAX_WAIT));
        // A pipe would get one page after the other.
        if (due && !FilePlace.of(file).isStream()) {
            write();
        }
    }

    /**
     * Writes the page with all its games.
     *
     * @throws IOException if that is not possible
     */
    public void write() throws IOException {
        AtomicFile.write(file, page.bytes());
        written = page.games();
        lastWriting = clock.instant();
    }
}
