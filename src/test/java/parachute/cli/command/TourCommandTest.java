package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;
import parachute.RandomText;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;

class TourCommandTest {
    /** Reading one takes a few milliseconds; {@code -Dfuzz.commands=20000} asks for more. */
    private static final int RANDOM_COMMANDS = Integer.getInteger("fuzz.commands", 100);

    private static final List<String> COMMANDS = List.of(
            "count", "enum", "first", "closed", "mega", "pred", "is_legal", "legal_moves", "ordered_moves", "bench");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @Test
    void theProgramAnswersOneCommandAndEnds() throws Exception {
        assertEquals(new Program.Finished(1, "none\n", ""), Program.run(folder, "", "tour", "first", "5", "0,1"));
    }

    @Test
    void aTourIsABoardOfNumbers() {
        assertEquals(5, answer(0, "first", "5", "0,0").lines().count());
    }

    @Test
    void countsAreNumbers() {
        assertEquals("1728\n", answer(0, "count", "5"));
        assertEquals("304\n", answer(0, "count", "5", "0,0"));
        assertEquals("0\n", answer(0, "count", "4"));
    }

    @Test
    void toursAreListedOneALine() {
        String tours = answer(0, "enum", "5", "0,0");
        assertEquals(304, tours.lines().count());
        assertTrue(tours.lines().allMatch(line -> line.matches("0,0( [0-4],[0-4]){24}")), tours);
        assertEquals("none\n", answer(1, "enum", "4", "0,0"));
        assertEquals("0,0\n", answer(0, "enum", "1", "0,0"));
    }

    @Test
    void toursAreTables() {
        assertEquals("  0 \n", answer(0, "first", "1", "0,0"));
        for (String command : List.of("first", "closed", "mega")) {
            String table = answer(0, command, "8", "0,0");
            assertEquals(8, table.lines().count());
            for (int i = 0; i < 64; i++) {
                assertTrue(List.of(table.strip().split("\\s+")).contains(Integer.toString(i)), table);
            }
        }
        assertEquals("none\n", answer(1, "closed", "5", "0,0"));
        assertEquals("none\n", answer(1, "mega", "3", "0,0"));
    }

    @Test
    void aConditionLeavesSquaresOut() {
        String table = answer(0, "pred", "7", "0,0", "35", "x<5");
        assertTrue(table.lines().allMatch(row -> row.endsWith(" -1  -1 ")), table);
        assertEquals(14, table.split("-1", -1).length - 1);
        assertEquals(table, answer(0, "pred", "7", "0,0", "35", "x", "<", "5"));
        assertEquals("none\n", answer(1, "pred", "7", "0,0", "36", "x<5"));
        assertEquals(0, run("pred", "4", "0,0", "3", "!(x==2&&y==3)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | is_legal 8 2,2                        | true",
                "0 | is_legal 8 7,7 0,0 6,6                | true",
                "1 | is_legal 8 2,2 0,0 2,2                | false",
                "1 | is_legal 8 8,0                        | false",
                "1 | is_legal 8 -1,0                       | false",
                "0 | legal_moves 8 2,2                     | 3,4 4,3 4,1 3,0 1,0 0,1 0,3 1,4",
                "0 | legal_moves 8 2,2 4,1 1,0             | 3,4 4,3 3,0 0,1 0,3 1,4",
                "0 | legal_moves 8 7,7                     | 6,5 5,6",
                "0 | legal_moves 8 7,7 6,6                 | 6,5 5,6",
                "1 | legal_moves 8 7,7 6,5 5,6             | none",
                "1 | legal_moves 1 0,0                     | none",
                "0 | ordered_moves 8 1,3                   | 0,1 0,5 2,1 2,5 3,4 3,2",
                "0 | ordered_moves 8 1,3 1,3 0,1           | 0,5 2,1 2,5 3,4 3,2",
                "1 | ordered_moves 3 1,1                   | none"
            })
    void onwardSquares(int status, String command, String answer) {
        assertEquals(answer + "\n", answer(status, command.split(" ")));
    }

    @Test
    void aTourIsDrawnIntoAFile() throws Exception {
        Path picture = folder.resolve("tour.svg");
        answer(0, "closed", "6", "3,3", "--svg", picture.toString());
        assertTrue(Files.readString(picture).contains("<polygon"));
        answer(0, "first", "--svg=" + picture, "5", "0,0");
        assertTrue(Files.readString(picture).contains("<polyline"));
        assertComplains(
                "first", "5", "0,0", "--svg", folder.resolve("missing/tour.svg").toString());
    }

    @Test
    void onlyADrawingOfATourIsReplaced() throws IOException {
        Path diary = Files.writeString(folder.resolve("diary"), "Dear diary\n");
        assertComplains("first", "5", "0,0", "--svg", diary.toString());
        assertTrue(text(err).contains("diary exists and is not a drawing of a tour that Parachute wrote"), text(err));
        assertEquals("Dear diary\n", Files.readString(diary));
        answer(0, "first", "5", "0,0", "--force", "--svg", diary.toString());
        answer(0, "closed", "6", "3,3", "--svg", diary.toString());
        assertTrue(Files.readString(diary).contains("<polygon"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count 5 -1,0            | X,Y must be two numbers from 0 to 4, not -1,0",
                "first 5 0,-1            | X,Y must be two numbers from 0 to 4, not 0,-1",
                "first -5 0,0            | N must be from 1 to 2000, not -5",
                "pred 5 0,0 -3 x<5       | LENGTH must be from 1 to 25, not -3",
                "is_legal 8 a1           | X,Y must be two numbers, such as 2,3, not a1",
                "is_legal 8 2,2 8,8      | X,Y must be two numbers from 0 to 7, not 8,8",
                "is_legal 0 2,2          | N must be from 1 to 2000, not 0",
                "legal_moves 8 8,0       | X,Y must be two numbers from 0 to 7, not 8,0",
                "legal_moves 8 2,2 x     | X,Y must be two numbers from 0 to 7, not x",
                "ordered_moves 8 -1,0    | X,Y must be two numbers from 0 to 7, not -1,0",
                "ordered_moves 2001 0,0  | N must be from 1 to 2000, not 2001",
                "count 5 -1,0 --colour   | Unknown option: '--colour'",
                "first 5 0,0 --colour    | Unknown option: '--colour'",
                "first 5 0,0 --svg=      | --svg needs the name of a file, such as --svg=tour.svg",
                "first 5 0,0 --svg       | Missing required parameter for option '--svg' (FILE)"
            })
    void theMistakeIsNamed(String command, String mistake) {
        assertComplains(command.split(" "));
        assertEquals(
                "parachute: " + mistake + " (see parachute tour " + command.split(" ")[0] + " --help)\n", text(err));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "first",
                "first 5",
                "first 5 0",
                "first five 0,0",
                "first 0 0,0",
                "first -5 0,0",
                "first 5 5,0",
                "first 5 0,-1",
                "first 5 0,0 1,1",
                "first 99999999999 0,0",
                "mega 2001 0,0",
                "count",
                "count 0",
                "count 5 9,9",
                "count 5 0,0 1,1",
                "enum 5",
                "pred 5 0,0 25",
                "pred 5 0,0 0 x<5",
                "pred 5 0,0 26 x<5",
                "pred 5 0,0 25 x<",
                "pred 5 0,0 many x<5",
                "count 5 --svg x.svg",
                "bench 5",
                "is_legal",
                "is_legal 8",
                "legal_moves 8",
                "legal_moves 8 0,0 --svg x.svg",
                "ordered_moves eight 0,0",
                "first 5 0,0 --svg",
                "first 5 0,0 --colour"
            })
    void commandsWithoutSenseGetOneLineAndStatus2(String command) {
        assertComplains(command.split(" "));
    }

    @Test
    void withoutACommandTheCommandsAreNamed() {
        assertComplains();
        assertTrue(
                text(err)
                        .contains(
                                "count, enum, first, closed, mega, pred, is_legal, legal_moves, ordered_moves or bench"),
                text(err));
    }

    @Test
    void helpNamesEveryCommand() {
        String help = answer(0, "--help");
        for (String command : COMMANDS) {
            assertTrue(help.contains("\n  " + command), help);
            assertTrue(answer(0, command, "--help").contains("Usage: parachute tour " + command));
        }
        assertTrue(help.contains("none"), help);
    }

    @Test
    void randomCommandsGetAnAnswerOrAReason() {
        List<String> commands = Stream.concat(
                        Stream.of("tour"), COMMANDS.stream().filter(command -> !command.equals("bench")))
                .toList();
        List<String> sizes = List.of("1 2 3 4 5 -1 0 1e3 99999999999".split(" "));
        List<String> words = Stream.of(
                        commands.stream(),
                        sizes.stream(),
                        Stream.of("0,0 1,2 2,2 4,4 5,5 -1,0 , 0, 0,0,0 99999999999,0 none é ' @".split(" ")),
                        Stream.of("x x<5 y < x+y!=7 (x==2&&y==3) ! ( ) % && x<99999999999".split(" ")),
                        Stream.of("-- - -x --help --svg".split(" ")),
                        Stream.of("--svg=" + folder, "\0", " ", "\""))
                .flatMap(Function.identity())
                .toList();
        RandomText random = new RandomText(1);
        for (int i = 0; i < RANDOM_COMMANDS; i++) {
            String[] command = Stream.concat(
                            Stream.of(random.word(commands), random.word(sizes)), random.words(words, 5).stream())
                    .toArray(String[]::new);
            // The name of a file would be the next word, wherever the test runs.
            for (int j = 0; j < command.length; j++) {
                command[j] = j > 0 && command[j - 1].equals("--svg") ? folder.toString() : command[j];
            }
            int status = run(command);
            String shown = String.join(" ", command) + "\n" + text(out) + text(err);
            assertFalse((text(out) + text(err)).matches("(?s).*(Exception|internal error|\tat ).*"), shown);
            assertTrue(
                    status == 2
                            ? text(err).startsWith("parachute: ")
                            : text(err).isEmpty(),
                    shown);
            assertTrue(status != 2 || out.size() == 0 && text(err).lines().count() == 1, shown);
            assertTrue(status != 1 || text(out).matches("(none|false)\n"), shown);
        }
        assertEquals("1728\n", answer(0, "count", "5"));
    }

    private void assertComplains(String... command) {
        assertEquals(2, run(command), String.join(" ", command));
        assertEquals("", text(out));
        assertEquals(1, text(err).lines().count(), text(err));
        assertTrue(text(err).startsWith("parachute: "), text(err));
    }

    private String answer(int status, String... command) {
        assertEquals(status, run(command), text(err));
        assertEquals("", text(err));
        return text(out);
    }

    private int run(String... command) {
        out.reset();
        err.reset();
        Streams streams = new Streams(InputStream.nullInputStream(), out, err, () -> {}, () -> false);
        return GameCommandLine.run(SmallGame.TOUR, List.of(command), streams);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
