package parachute.tools.analysis.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Analysed games as images: a graph of each game and a diagram of each mistake. */
public final class SvgReport {
    private SvgReport() {}

    /**
     * Writes the images into a folder, which is made if it does not exist: {@code game-003.svg} and
     * {@code game-003-024.svg}, the numbers being those of the game and of the ply, from 1.
     *
     * @throws IOException if that is not possible
     */
    public static void write(List<ReportGame> games, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (int i = 0; i < games.size(); i++) {
            String name = String.format(Locale.ROOT, "game-%03d", i + 1);
            List<ReportMove> moves = games.get(i).moves();
            Files.writeString(folder.resolve(name + ".svg"), GraphSvg.format(games.get(i)));
            for (int ply = 1; ply < moves.size(); ply++) {
                if (!moves.get(ply).mark().isEmpty()) {
                    Files.writeString(
                            folder.resolve(String.format(Locale.ROOT, "%s-%03d.svg", name, ply)),
                            DiagramSvg.format(moves.get(ply - 1), moves.get(ply)));
                }
            }
        }
    }
}
