package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.cli.start.FrontEnds;

/** What {@code parachute book} makes and shows. */
class BookCommandTest {
    private static final String GAMES = """
            [Variant "crazyhouse"]

            1. e4 d5 2. exd5 Qxd5 3. P@e4 1-0

            [Variant "crazyhouse"]

            1. d4 d5 1/2-1/2

            1. e4 e5 1-0
            """;

    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    private Path games() throws IOException {
        return Files.writeString(folder.resolve("games.pgn"), GAMES);
    }

    @Test
    void aBookMadeFromGamesIsShown() throws IOException {
        Path book = folder.resolve("small.bin");
        assertEquals(FrontEnds.OK, terminal.run("book make " + games() + " " + book + " --min-games 1"));
        assertEquals(
                List.of(
                        book + ": 5 moves in 4 positions from 2 games of crazyhouse",
                        "left out: 1 of chess (game 3), which --variant chess takes"),
                terminal.saidLines(),
                "the variant is that of the first game");
        assertEquals(FrontEnds.OK, terminal.run("book show --variant crazyhouse " + book));
        assertEquals(
                List.of(
                        book + ": 5 moves in 4 positions",
                        "key 463b96181691fc9c",
                        "e4       66.7 %  weight 2",
                        "d4       33.3 %  weight 1"),
                terminal.saidLines());
        assertEquals(
                FrontEnds.OK,
                terminal.run("book show " + book + " rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3"));
        assertEquals("P@e4    100.0 %  weight 2", terminal.saidLines().getLast());
    }

    @Test
    void aGameThatCannotBeReadIsNamedAndLeftOut() throws IOException {
        Path damaged = Files.writeString(folder.resolve("damaged.pgn"), """
                [Event "1"]
                [Variant "crazyhouse"]

                1. e4 {never closed 1-0

                [Event "2"]
                [Variant "crazyhouse"]

                1. d4 1-0

                [Event "3"]
                [Variant "crazyhouse"]

                1. d4 d6 2. Ke3 1-0

                [Event "4"]
                [Variant "crazyhouse"]
                [FEN "8/8 w"]

                1. d4 1-0
                """);
        Path book = folder.resolve("small.bin");
        assertEquals(FrontEnds.FAILURE, terminal.run("book make " + damaged + " " + book + " --min-games 1"));
        String complaint = "parachute: " + damaged + " game ";
        assertEquals(
                List.of(
                        complaint + "1 (line 1): line 4: a comment that is not closed; it is left out",
                        complaint + "3 (line 11): \"2. Ke3\" is not a legal move; it is left out",
                        complaint + "4 (line 16): the board has 2 ranks instead of 8: \"8/8\"; it is left out"),
                terminal.complaint().lines().toList());
        assertEquals(
                List.of(
                        book + ": 1 moves in 1 positions from 1 games of crazyhouse",
                        "left out: 3 that cannot be read (game 1, 3-4)"),
                terminal.saidLines());
    }

    @Test
    void theVariantMayBeChosen() throws IOException {
        Path book = folder.resolve("chess.bin");
        assertEquals(
                FrontEnds.OK, terminal.run("book make " + games() + " " + book + " --variant chess --min-games 1"));
        assertEquals(
                List.of(
                        book + ": 1 moves in 1 positions from 1 games of chess",
                        "left out: 2 of crazyhouse (game 1-2), which --variant crazyhouse takes"),
                terminal.saidLines());
        assertEquals(FrontEnds.OK, terminal.run("book show --variant chess " + book + " 8/8/8/8/8/k7/8/K7 w - - 0 1"));
        assertEquals(
                "The book has no move for this position.", terminal.saidLines().getLast());
    }

    @Test
    void gamesWithoutVariantAreOfTheOneGivenOrElseOfChess() throws IOException {
        Path games = Files.writeString(folder.resolve("untagged.pgn"), "1. e4 e5 1-0\n\n1. d4 *\n");
        Path book = folder.resolve("untagged.bin");
        String make = "book make " + games + " " + book + " --min-games 1";
        assertEquals(FrontEnds.OK, terminal.run(make));
        assertEquals(
                List.of(
                        book + ": 1 moves in 1 positions from 1 games of chess",
                        "left out: 1 without a result (game 2)"),
                terminal.saidLines());
        assertEquals(FrontEnds.OK, terminal.run(make + " --variant crazyhouse"), terminal::complaint);
        assertTrue(terminal.saidLines().getFirst().endsWith(" from 1 games of crazyhouse"), terminal::said);
    }

    @Test
    void gamesOfAnotherVariantAloneMakeNoBook() throws IOException {
        Path games = Files.writeString(
                folder.resolve("chess.pgn"), "[Variant \"Standard\"]\n\n1. e4 1-0\n\n".repeat(3) + "1. d4 1-0\n");
        assertRefused(
                "book make " + games + " " + folder.resolve("none.bin") + " --variant crazyhouse",
                games + ": none of its games can be used for a book of crazyhouse: 4 of chess (game 1-4), which"
                        + " --variant chess takes (see parachute book make --help)");
    }

    private void assertRefused(String command, String complaint) {
        assertEquals(FrontEnds.USAGE, terminal.run(command));
        assertEquals("parachute: " + complaint + "\n", terminal.complaint());
    }

    @Test
    void whatCannotBeReadIsNamedInOneLine() throws IOException {
        Path games = games();
        Path missing = folder.resolve("missing");
        assertRefused(
                "book show " + games,
                games + ": this is not a Polyglot book: its length, " + GAMES.length()
                        + " bytes, is not a multiple of 16 (see parachute book show --help)");
        assertRefused(
                "book make " + missing + " " + folder.resolve("new.bin"),
                missing + ": the games cannot be read: there is no file " + missing
                        + " (see parachute book make --help)");
        assertRefused(
                "book make " + games + " " + missing + "/new.bin",
                missing + "/new.bin cannot be written: there is no folder " + missing
                        + " (see parachute book make --help)");
    }

    @Test
    void withoutEnoughGamesNoBookIsWritten() throws IOException {
        Path games = games();
        Path book = folder.resolve("none.bin");
        assertRefused(
                "book make " + games + " " + book,
                games
                        + ": no move of 2 games of crazyhouse was played and scored often enough (see parachute book make --help)");
        assertFalse(Files.exists(book));
    }
}
