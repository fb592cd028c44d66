package parachute.tools.analysis.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import parachute.io.UserException;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnException;

/** The page and the images of analysed games, made as the games complete. Games that are not legal are left out. */
public final class AnalysisReport {
    private final Optional<HtmlReportFile> page;
    private final Optional<SvgReport> images;
    private final VariantName variant;

    /**
     * Creates a report in any of the two forms, or in none.
     *
     * @param html the file of the page
     * @param svg the folder of the images
     * @param variant of games that do not state theirs
     * @throws IOException if the folder does not exist and cannot be created
     */
    public AnalysisReport(Optional<Path> html, Optional<Path> svg, VariantName variant) throws IOException {
        page = html.map(HtmlReportFile::new);
        images = svg.isPresent() ? Optional.of(new SvgReport(svg.get())) : Optional.empty();
        this.variant = variant;
    }

    /**
     * Adds the next game.
     *
     * @throws UserException if something cannot be written
     */
    public void add(GameTree game) {
        if (page.isEmpty() && images.isEmpty()) {
            return;
        }
        try {
            GameTree read = game.resolveWhole(variant);
            if (page.isPresent()) {
                page.get().add(GameJson.of(read));
            }
            if (images.isPresent()) {
                images.get().add(read);
            }
        } catch (PgnException e) {
            // Reported when the game was read.
        } catch (IOException e) {
            throw new UserException("the page and the images cannot be written", e);
        }
    }

    /**
     * Writes the page with all games.
     *
     * @throws IOException if it cannot be written
     */
    public void finish() throws IOException {
        if (page.isPresent()) {
            page.get().write();
        }
    }
}
