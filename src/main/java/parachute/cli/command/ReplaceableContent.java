package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import parachute.engine.book.BookFile;
import parachute.games.tours.TourPicture;
import parachute.io.FileMark;
import parachute.io.OutputFiles;
import parachute.tools.analysis.report.SvgReport;
import parachute.tools.match.Gauntlet;
import parachute.tools.match.game.GamePgn;
import parachute.tools.page.PngPicture;
import parachute.tools.page.WebPage;
import parachute.tools.report.document.PdfDocument;
import parachute.tools.train.net.NetworkTraining;

/**
 * The kinds of output that a command may replace without {@code --force}: this program made them from other files, and
 * can make them again.
 */
enum ReplaceableContent implements OutputFiles.KnownContent {
    /** A page for browsers. */
    PAGE("page"),

    /** A graph or a diagram of an analysed game. */
    DIAGRAM("diagram"),

    /** A drawing of a knight's tour. */
    TOUR("drawing of a tour"),

    /** A chart or a picture of pixels. */
    PICTURE("picture"),

    /** The report on the program. */
    REPORT("report"),

    /** An opening book without learnt moves; the format has no place for a mark. */
    BOOK("book"),

    /** The results of a gauntlet. */
    GAUNTLET("table of a gauntlet"),

    /** A network with a checkpoint from which training can continue. */
    NETWORK("network with its checkpoint"),

    /** The running games of a match that was killed. */
    RUNNING_GAMES("file of running games"),

    /** Nothing: the output takes long to make, or cannot be distinguished from other files. */
    NOTHING("");

    private final String noun;

    ReplaceableContent(String noun) {
        this.noun = noun;
    }

    @Override
    public boolean isIn(Path file) throws IOException {
        return switch (this) {
            case PAGE -> new FileMark("<!DOCTYPE html>", WebPage.MARK).isIn(file);
            case DIAGRAM -> new FileMark("<?xml", SvgReport.MARK).isIn(file);
            case TOUR -> new FileMark("<?xml", TourPicture.MARK).isIn(file);
            case PICTURE -> new FileMark(PngPicture.START, PngPicture.MARK).isIn(file);
            case REPORT -> PdfDocument.isOwn(file);
            case BOOK -> BookFile.isUnlearnt(file);
            case GAUNTLET -> new FileMark("{", Gauntlet.JSON_MARK).isIn(file);
            case NETWORK -> NetworkTraining.isBegun(file);
            case RUNNING_GAMES -> GamePgn.isOfRunningGames(file);
            case NOTHING -> false;
        };
    }

    @Override
    public String complaint() {
        return noun.isEmpty() ? "exists" : "exists and is not a " + noun + " that Parachute wrote";
    }
}
