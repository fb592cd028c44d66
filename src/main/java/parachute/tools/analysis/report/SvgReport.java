package parachute.tools.analysis.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import parachute.io.AtomicFile;

/** Analysed games as images in a folder: a graph of each game and a diagram of each mistake. */
public final class SvgReport {
    /** Stands in every image, to tell who wrote it. */
    public static final String MARK = "<!-- Generator: Parachute -->";

    private static final Pattern NAME = Pattern.compile("game-\\d{3,}(-\\d{3,})?\\.svg");

    private final Path folder;
    private int games;

    /** Whether a file of this name may be written. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

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
        write(folder.resolve(name + ".svg"), GraphSvg.format(game));
        for (int ply = 1; ply < moves.size(); ply++) {
            if (moves.get(ply).mark().isPresent()) {
                write(
                        folder.resolve(String.format(Locale.ROOT, "%s-%03d.svg", name, ply)),
                        DiagramSvg.format(moves.get(ply - 1), moves.get(ply)));
            }
        }
    }

    private static void write(Path file, String image) throws IOException {
        AtomicFile.write(file, image.getBytes(StandardCharsets.UTF_8));
    }
}
