package parachute.tools.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.rules.notation.VariantChoice;
import parachute.tools.work.LocalTaskRunner;

/** Games in, a file of puzzles out: the same one however often that is broken off. */
@Timeout(300)
class PuzzleMakerTest {
    /** White allows a mate in two; Black allows one on the back rank; the first one again with colours exchanged. */
    private static final String GAMES = """
            [Variant "Crazyhouse"]
            [SetUp "1"]
            [FEN "r3k2n/p1pb2p1/2p1b3/4p2p/2P3pb/6Pn/PP2PPBP/R4R1K[QRNPqnp] w q - 0 20"]

            20. gxh4 *

            [SetUp "1"]
            [FEN "1r4k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 30"]

            30... Rbb2 {[%eval #1]} *

            [Variant "Crazyhouse"]
            [SetUp "1"]
            [FEN "r4r1k/pp2ppbp/6pN/2p3PB/4P2P/2P1B3/P1PB2P1/R3K2N[QNPqrnp] b Q - 0 20"]

            20... gxh5 *

            """;

    @TempDir
    private static Path shared;

    private static String whole = "";

    @TempDir
    private Path folder;

    private Path games = Path.of("");
    private Path out = Path.of("");

    @BeforeEach
    void writeGames() throws IOException {
        games = Files.writeString(folder.resolve("games.pgn"), GAMES);
        out = folder.resolve("puzzles.csv");
    }

    /** The file that two threads make of the games, which takes seconds. */
    private static synchronized String whole() throws IOException, InterruptedException {
        if (whole.isEmpty()) {
            Path file = Files.writeString(shared.resolve("games.pgn"), GAMES);
            Path puzzles = shared.resolve("puzzles.csv");
            make(file, puzzles, ExistingFile.REFUSE, 2);
            whole = Files.readString(puzzles);
        }
        return whole;
    }

    @Test
    void theFileHasTheIdeasOfTheGamesOnceInTheirOrder() throws Exception {
        List<String> lines = whole().lines().toList();
        assertEquals(Puzzle.HEADER, lines.get(0));
        assertEquals(
                List.of("games.pgn/1#39", "games.pgn/2#60"),
                lines.stream()
                        .skip(1)
                        .map(line -> line.substring(line.lastIndexOf(',') + 1))
                        .toList());
    }

    @Test
    void aFileThatWasCutOffBecomesTheSame() throws Exception {
        String whole = whole();
        for (int length : new int[] {10, whole.length() - 5, whole.length()}) {
            Files.writeString(out, whole.substring(0, length));
            make(ExistingFile.RESUME, 1);
            assertEquals(whole, Files.readString(out), "cut off after " + length);
        }
    }

    @Test
    void whatIsNoPartOfTheWorkIsNotTouched() throws Exception {
        String[] others = {
            "a text\n",
            Puzzle.HEADER + "\nno puzzle\n",
            Puzzle.HEADER
                    + '\n'
                    + PuzzleTest.puzzle("6k1/5ppp/8/8/8/7P/5PP1/R5K1 b - - 0 1", "g8h8 a1a8")
                            .format()
                    + '\n'
        };
        for (String other : others) {
            Files.writeString(out, other);
            assertThrows(UserException.class, () -> make(ExistingFile.RESUME, 1), other);
            assertThrows(UserException.class, () -> make(ExistingFile.REFUSE, 1), other);
            assertEquals(other, Files.readString(out));
        }
    }

    @Test
    void puzzlesThatAreFoundAgainAreTheSame() throws Exception {
        Path puzzles = Files.writeString(folder.resolve("old.csv"), whole());
        make(puzzles, out, ExistingFile.REFUSE, 1);
        assertEquals(whole(), Files.readString(out));
    }

    @Test
    void twoProgramsDoNotWriteOneFile() {
        try (PuzzleMaker first = new PuzzleMaker(out, ExistingFile.REFUSE)) {
            assertEquals(List.of(), first.puzzles());
            UserException e = assertThrows(UserException.class, () -> new PuzzleMaker(out, ExistingFile.REFUSE));
            assertTrue(e.getMessage().contains("is being written"), e.getMessage());
        }
    }

    @Test
    void gamesOfOtherVariantsAndDamagedOnesAreNamedAndLeftOut() throws Exception {
        Files.writeString(games, GAMES + """
                [Variant "Atomic"]

                1. e4 *

                [Variant "Chess960"]
                [SetUp "1"]
                [FEN "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1"]

                1. e4 *

                1. e4 e5 2. Ke3 *

                1. d4 {a comment
                """);
        List<String> problems = new ArrayList<>();
        List<PuzzleGame> read = PuzzleGames.read(List.of(games), any(), problems::add);
        assertEquals(4, read.size());
        assertEquals(2, read.get(3).moves().size());
        assertEquals(4, problems.size(), problems::toString);
        assertTrue(problems.get(0).contains("\"Atomic\"") && problems.get(0).endsWith("left out"), problems.get(0));
        assertTrue(problems.get(1).contains("Chess960"), problems.get(1));
        assertTrue(problems.get(2).contains("\"2. Ke3\" is not a legal move; it ends there"), problems.get(2));
        assertTrue(problems.get(3).contains("not closed"), problems.get(3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "PGF", "[White \"A\"]\n\n*\n", "[Variant \"Atomic\"]\n\n1. e4 *\n"})
    void aFileWithoutGamesIsAnError(String text) throws IOException {
        Files.writeString(games, text);
        assertThrows(UserException.class, () -> PuzzleGames.read(List.of(games), any(), problem -> {}));
    }

    @Test
    void anotherMachineFindsTheSame() throws Exception {
        PuzzleWork work = new PuzzleWork(Evaluation.DEFAULT, true);
        PuzzleGame game = PuzzleGames.read(List.of(games), any(), problem -> {}).get(0);
        PuzzleWork.PuzzleTask task = new PuzzleWork.PuzzleTask(0, game);
        PuzzleWork.PuzzleTask sent = work.parseTask(work.taskText(task));
        List<Puzzle> found = work.executor().execute(sent);
        assertEquals(1, found.size());
        assertEquals(found, work.parseResult(task, work.resultText(found)));
    }

    private void make(ExistingFile existing, int threads) throws InterruptedException {
        make(games, out, existing, threads);
    }

    private static void make(Path games, Path out, ExistingFile existing, int threads) throws InterruptedException {
        List<PuzzleGame> read = PuzzleGames.read(List.of(games), any(), problem -> {});
        try (PuzzleMaker maker = new PuzzleMaker(out, existing)) {
            maker.run(read, Evaluation.DEFAULT, true, new LocalTaskRunner(threads), searched -> {});
        }
    }

    private static VariantChoice any() {
        return new VariantChoice(Optional.empty());
    }
}
