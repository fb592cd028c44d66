package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.TestScripts;
import parachute.cli.start.FrontEnds;

/** What the command line of matches and openings makes of its words. */
class MatchCommandTest {
    private final Terminal terminal = new Terminal();

    @ParameterizedTest(name = "match {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            --games 2                                                  | at least two engines
            --engine cmd=x --engine cmd=x --each nodes=9               | two engines are called x
            --engine cmd=x --engine cmd=y                              | x has no limit
            --engine cmd=x --engine nodes=9                            | needs cmd
            --engine cmd=x colour=red --engine cmd=y --each nodes=9    | does not have the key "colour"
            --engine x y --engine cmd=y --each nodes=9                 | --engine: expected key=value, not "y"
            --engine cmd=x --engine cmd=y --each nodes                 | --each: expected key=value, not "nodes"
            --engine cmd=x --engine cmd=y --each tc=soon               | a time control looks like
            --engine cmd=x --engine cmd=y --each st=1 --draw moves=0   | moves must be a number from 1
            --engine cmd=x --engine cmd=y --each st=1 --variant go     | unknown variant
            --engine conf=x --engine cmd=y --each st=1 --engines none  | there is no engine named "x": there is no file none
            --engine x --engine cmd=y --each st=1 --engines none       | there is no engine named "x": there is no file none
            --engine cmd=x --engine cmd=y --each st=1 --resume         | name it by --pgn
            --engine cmd=x --engine cmd=y --each st=1 --plies -1       | expected a number of at least 1
            --engine cmd=x --engine cmd=y --each st=1 --max-moves -1   | expected a number of at least 1
            --engine cmd=x --engine cmd=y --each st=1 --pgn none/x     | none/x cannot be written: there is no folder
            --engine cmd=x --engine cmd=y --each st=1 --pgn src        | src is a folder, not a file to write to
            --engine cmd=x --engine cmd=y --each st=1 --openings none.epd | there is no file none.epd
            --engine cmd=x --engine cmd=y --each st=1 --log none/log   | none/log cannot be written: there is no folder
            --draw moves=3 --draw moves=0 --engine cmd=x --engine cmd=y --each st=1 | moves must be a number from 1
            --table none --report none/page.html                       | none/page.html cannot be written: there is no folder
            --engine cmd=x --engine cmd=y --each st=1 --secret x       | --secret has no effect without --cluster [HOST:]PORT
            --old HEAD --slots 2                                       | --slots has no effect without --cluster [HOST:]PORT
            --engine cmd=x --engine cmd=y --each st=1 --reference 1000 | --reference has no effect without --cluster [HOST:]PORT
            --engine cmd=x --engine cmd=y --each st=1 --drop-machine x | --drop-machine replays games of a file
            --engine cmd=x --engine cmd=y --each st=1 --tournament cup | --tournament must be one of roundrobin, gauntlet, knockout, swiss
            --engine cmd=x --engine cmd=y --each st=1 --comments depth | a part of --comments must be one of score, time,
            --engine cmd=x --engine cmd=y --each st=1 --epd none/x     | none/x cannot be written: there is no folder
            --engine cmd=x --engine cmd=y --each st=1 --jsonl x --epd x | it is the same file as the output x
            --table none                                               | there is no file none
            """)
    void mistakesAreSaidInOneLine(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, terminal.run("match " + words));
        String said = terminal.complaint();
        assertTrue(said.contains(complaint) && said.lines().count() == 1, said);
        assertTrue(said.strip().endsWith("(see parachute match --help)"), said);
    }

    @Test
    void aTakenPortIsSaidBeforeAnEngineIsBuilt() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String words = "match --old no-such-commit --secret none --cluster " + other.getLocalPort();
            assertEquals(FrontEnds.USAGE, terminal.run(words));
            assertTrue(
                    terminal.complaint().startsWith("parachute: the port " + other.getLocalPort() + " is in use"),
                    terminal.complaint());
        }
    }

    @Test
    void theTableComesFromTheGamesAlone(@TempDir Path folder) throws Exception {
        Path pgn = Files.writeString(folder.resolve("games.pgn"), """
                [White "A"]
                [Black "B"]
                [Round "1.1"]

                1. e4 1-0

                [White "B"]
                [Black "A"]
                [Round "1.2"]
                [Termination "time forfeit"]

                1. d4 0-1
                """);
        assertEquals(FrontEnds.OK, terminal.run("match --table " + pgn));
        List<String> lines = terminal.saidLines();
        assertTrue(lines.get(1).startsWith("A           2      2.0      2      0      0  100.0%"), lines::toString);
        assertEquals("Faults of B: 1 time losses", lines.get(lines.size() - 1));
    }

    @Test
    void gamesThatCannotBeReadDoNotCountAndAreNamed(@TempDir Path folder) throws Exception {
        Path pgn = Files.writeString(folder.resolve("games.pgn"), """
                [Event "1"]
                [White "A
                [Black "B"]

                1. e4 0-1

                [Event "2"]
                [White "A"]
                [Black "B"]

                1. e4 1-0
                """);
        assertEquals(FrontEnds.FAILURE, terminal.run("match --table " + pgn));
        assertEquals(
                "parachute: " + pgn + " game 1 (line 1): line 2: a tag pair that is not closed; it does not count",
                terminal.complaint().strip());
        assertTrue(terminal.saidLines().get(1).startsWith("A           1      1.0"), terminal::said);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void threeEnginesPlayEachOther(@TempDir Path folder) throws Exception {
        Path pgn = folder.resolve("games.pgn");
        assertEquals(FrontEnds.OK, play("--games 2 --pgn " + pgn, "nothing a", "resign b", "nothing c"));
        List<String> lines = terminal.saidLines();
        assertTrue(lines.get(1).matches("a +4 +3\\.0 +2 +2 +0 +75\\.0% .*"), lines::toString);
        assertTrue(lines.get(2).matches("b +4 +0\\.0 +0 +0 +4 +0\\.0% .*"), lines::toString);
        assertTrue(lines.get(3).matches("c +4 +3\\.0 +2 +2 +0 +75\\.0% .*"), lines::toString);
        assertTrue(lines.get(5).matches("a - b +2 +2\\.0 +2 +0 +0 +100\\.0% .*"), lines::toString);
        assertTrue(lines.get(6).matches("a - c +2 +1\\.0 +0 +2 +0 +50\\.0% .*"), lines::toString);
        assertTrue(lines.get(7).matches("b - c +2 +0\\.0 +0 +0 +2 +0\\.0% .*"), lines::toString);
        assertEquals("Pairs of a with 0, 1/2, 1, 1 1/2, 2 points: 0 0 1 0 1", lines.get(9));
        assertEquals("Normalised Elo +245.67 +/- 340.48, draw ratio of pairs 50.00%, pair ratio -", lines.get(10));
        assertEquals("No crashes, stalls, illegal moves or time losses.", lines.get(11));
        assertEquals(FrontEnds.OK, terminal.run("match --table " + pgn));
        assertEquals(lines, terminal.saidLines(), "the table can be had from the games alone");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void thePageIsTheSameFromTheMatchFromAResumedOneAndFromTheGamesAlone(@TempDir Path folder) throws Exception {
        Path pgn = folder.resolve("games.pgn");
        Path page = folder.resolve("match.html");
        String words = " --pgn " + pgn + " --report " + page;
        assertEquals(FrontEnds.OK, play("--games 4" + words, "nothing a", "resign b"));
        String played = Files.readString(page);
        assertTrue(played.contains("[\"resignation\","), "the endings");
        assertTrue(played.contains("\"Mean seconds of a move\""), "the times");
        for (String line : terminal.saidLines().subList(3, 5)) {
            assertTrue(played.contains('"' + line + '"'), line);
        }
        assertEquals(FrontEnds.OK, play("--games 4 --resume" + words, "nothing a", "resign b"));
        assertEquals(played, Files.readString(page));
        assertEquals(FrontEnds.OK, terminal.run("match --table " + pgn + " --report " + page));
        assertEquals(played, Files.readString(page));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void gamesAreGoneOnWithOrReplacedOnlyWhenAskedFor(@TempDir Path folder) throws Exception {
        Path pgn = Files.writeString(folder.resolve("games.pgn"), "1\n2\n3\n");
        for (String option : List.of("", " --resume", " --resume --force")) {
            assertEquals(FrontEnds.USAGE, play("--games 2 --pgn " + pgn + option, "nothing a", "resign b"), option);
            assertEquals("1\n2\n3\n", Files.readString(pgn));
        }
        assertEquals(FrontEnds.OK, play("--games 2 --force --pgn " + pgn, "nothing a", "resign b"));
        assertEquals(FrontEnds.OK, play("--games 4 --resume --force --pgn " + pgn, "nothing a", "resign b"));
        assertEquals(4, games(pgn));
        assertEquals(FrontEnds.USAGE, play("--games 2 --pgn " + pgn, "nothing a", "resign b"));
        assertTrue(terminal.complaint().contains("exists; --resume continues its games, --force replaces it"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void thePageNeedsNoFileOfGames(@TempDir Path folder) throws Exception {
        Path page = folder.resolve("match.html");
        assertEquals(FrontEnds.OK, play("--games 2 --report " + page, "nothing a", "resign b"));
        assertTrue(Files.readString(page).contains("2 games of chess."));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theVariantIsThatOfTheOpeningsUnlessItIsGiven(@TempDir Path folder) throws Exception {
        Path openings = Files.writeString(
                folder.resolve("one.epd"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1\n");
        Path page = folder.resolve("page.html");
        String words = "--games 2 --report " + page + " --openings " + openings;
        assertEquals(FrontEnds.OK, play(words, "nothing a", "resign b"));
        assertTrue(Files.readString(page).contains("2 games of crazyhouse."));
        assertEquals(FrontEnds.USAGE, play(words + " --variant chess", "nothing a", "resign b"));
        assertEquals(
                "parachute: " + openings + " line 1: this is crazyhouse, but chess is expected (see parachute match"
                        + " --help)",
                terminal.complaint().strip());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void programsReadTheSameTable() {
        assertEquals(FrontEnds.OK, play("--games 2 --json", "nothing a", "resign b", "nothing c"));
        String json = terminal.said().replaceAll("\\s+", " ");
        assertTrue(json.startsWith("{ \"games\": 6,"), json);
        assertTrue(json.matches(".*\"name\": \"b\",[^}]*\"wins\": 0, \"draws\": 0, \"losses\": 4,.*"), json);
        assertTrue(
                json.matches(".*\"first\": \"a\", \"second\": \"c\",[^}]*\"wins\": 0, \"draws\": 2, \"losses\": 0,.*"),
                json);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aMatchGoesOnUntilTheTestDecides(@TempDir Path folder) throws Exception {
        Path pgn = folder.resolve("games.pgn");
        String test = " --json --sprt elo0=0 --sprt elo1=200 --pgn " + pgn;
        assertEquals(FrontEnds.OK, play("--games 2" + test, "nothing a", "resign b"));
        assertTrue(terminal.said().contains("\"decision\": \"undecided\""), terminal::said);
        assertEquals(2, games(pgn));
        assertEquals(FrontEnds.OK, play("--games 200 --resume" + test, "nothing a", "resign b"));
        assertTrue(terminal.said().contains("\"decision\": \"accept_elo1\""), terminal::said);
        assertTrue(terminal.complaint().strip().endsWith("accepted: elo1"), terminal::complaint);
        assertTrue(terminal.complaint().contains("SPRT [0.0, 200.0]"), "both --sprt count");
        long decided = games(pgn);
        assertTrue(decided > 2 && decided < 200, decided + " games");
        String table = terminal.said();
        assertEquals(FrontEnds.OK, play("--games 200 --resume" + test, "nothing a", "resign b"));
        assertEquals(decided, games(pgn), "a decided match is not gone on with");
        assertEquals(table, terminal.said());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsNoticedBeforeTheFirstGame() {
        assertEquals(FrontEnds.USAGE, play("--games 2 --pgn /dev/full", "nothing a", "resign b"));
        assertEquals("", terminal.said());
        assertEquals(
                "parachute: the games cannot be written to /dev/full: No space left on device (see parachute match"
                        + " --help)",
                terminal.complaint().strip());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anOddNumberOfGamesIsRoundedUpAloud() {
        assertEquals(FrontEnds.OK, play("--games 3", "nothing a", "resign b"));
        assertEquals(
                "--games 3: 4 games of each pairing are played, each opening with both colours",
                terminal.complaint().lines().findFirst().orElse(""));
        assertEquals(FrontEnds.OK, play("--games 2", "nothing a", "resign b"));
        assertFalse(terminal.complaint().contains("--games"), terminal.complaint());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void everyFinishedGameHasALine(@TempDir Path folder) {
        String words = " --pgn " + folder.resolve("games.pgn");
        assertEquals(FrontEnds.OK, play("--games 2" + words, "nothing a", "resign b"));
        assertEquals(
                List.of(
                        "Finished game 1 (a vs b): 1-0 {Black resigns}",
                        "Finished game 2 (b vs a): 0-1 {White resigns}"),
                terminal.complaint().lines().toList());
        assertEquals(
                FrontEnds.OK,
                play("--games 4 --resume --report " + folder.resolve("page.html") + words, "nothing a", "resign b"));
        assertEquals(
                List.of(
                        "Finished game 3 (a vs b): 1-0 {Black resigns}",
                        "Finished game 4 (b vs a): 0-1 {White resigns}"),
                terminal.complaint().lines().toList(),
                "those of the file have been shown before");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anEngineWhoseEveryGameEndedByItsFaultIsAFailure() {
        assertEquals(FrontEnds.FAILURE, play("--games 2", "nothing a", "illegal b"));
        assertEquals(
                "Every game of b ended by its fault: 2 illegal moves",
                terminal.complaint().lines().skip(2).findFirst().orElse(""));
        assertTrue(terminal.saidLines().contains("Faults of b: 2 illegal moves"), terminal::said);
    }

    @Test
    void thisProgramIsAnEngineThatNeedsNoCommand(@TempDir Path folder) {
        String short3 = " --games 2 --max-moves 2 --each depth=1 --engines " + folder.resolve("none");
        assertEquals(
                FrontEnds.OK,
                terminal.run("match --engine parachute dir=" + folder
                        + " --engine cmd=parachute name=other proto=xboard" + short3),
                terminal::complaint);
        assertTrue(terminal.saidLines().get(1).startsWith("parachute "), terminal::said);
        assertTrue(
                terminal.saidLines().getLast().equals("No crashes, stalls, illegal moves or time losses."),
                terminal::said);
    }

    /** Plays from the start position between scripts, each given by its deed and its name. */
    private int play(String words, String... engines) {
        List<String> all = new ArrayList<>(List.of("match", "--each", "tc=1+1"));
        for (String engine : engines) {
            String[] parts = engine.split(" ");
            all.addAll(List.of(
                    "--engine",
                    "cmd=sh '" + TestScripts.path("tools/match/cecp-engine.sh") + "' " + parts[0],
                    "proto=xboard",
                    "name=" + parts[1]));
        }
        all.addAll(List.of(words.split(" ")));
        if (!all.contains("--openings")) {
            all.addAll(List.of("--openings", "none"));
        }
        return terminal.run(all);
    }

    private static long games(Path pgn) throws IOException {
        return Files.readAllLines(pgn).stream()
                .filter(line -> line.startsWith("[Round "))
                .count();
    }

    @Test
    void openingsSayHowTheyWereMade() {
        assertEquals(FrontEnds.OK, terminal.run("openings chess --count 2 --nodes 100 --seed 5"));
        List<String> lines = terminal.saidLines();
        assertEquals("# scripts/parachute openings chess --count 2 --nodes 100 --seed 5", lines.get(0));
        assertEquals(3, lines.size());
    }
}
