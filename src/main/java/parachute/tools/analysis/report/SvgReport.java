package parachute.tools.analysis.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Analysed games as images in a folder: a graph of each game and a diagram of each mistake. */
public final class SvgReport {
    private final Path folder;
    private int games;

    /**
     * Images in a folder, which is made if it does not exist.
     *
     * @throws IOException if that is not possible
     */
    public SvgReport(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    /**
     * Writes the images of the next game: {@code game-003.svg} and {@code game-003-024.svg}, the numbers being those of the
     * game and of the ply, from 1.
     *
     * @throws IOException if that is not possible
     */
    public void add(ReportGame game) throws IOException {
        String name = String.format(Locale.ROOT, "game-%03d", ++games);
        List<ReportMove> moves = game.moves();
        Files.writeString(folder.resolve(name + ".svg"), GraphSvg.format(game));
        for (int ply = 1; ply < moves.size(); ply++) {
            if (moves.get(ply).mark().isPresent()) {
                Files.writeString(
                        folder.resolve(String.format(Locale.ROOT, "%s-%03d.svg", name, ply)),
                        DiagramSvg.format(moves.get(ply - 1), moves.get(ply)));
            }
        }
    }
}
