package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.RecordingFrontEnds;
import parachute.engine.eval.network.BuiltInNetworks;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.eval.network.SmallNetwork;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;

/** What the command line of training makes of its words and files. */
class TrainCommandTest {
    /** Bytes in front of the first game of a file. */
    private static final int HEADER = 24;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    /** Returns a file of games of chess. */
    private Path games(int number) {
        Path games = folder.resolve("games");
        assertEquals(FrontEnds.OK, train("play chess " + games + " --games " + number + " --nodes 50"), this::said);
        return games;
    }

    private void assertRefusesToLearn(String variant, Path games, String complaint) {
        Path network = folder.resolve("network");
        assertEquals(FrontEnds.USAGE, train("net " + variant + " " + network + " " + games));
        assertSaid(complaint);
        assertFalse(Files.exists(network));
    }

    @Test
    void damagedGamesAreNamed() throws IOException {
        Path games = games(1);
        byte[] bytes = Files.readAllBytes(games);
        bytes[HEADER] = 3;
        Files.write(games, bytes);
        assertRefusesToLearn("chess", games, games + " is damaged: after byte 24 there is a game without a result");
    }

    @Test
    void gamesOfAnotherVariantAreNotLearnedFrom() {
        Path games = games(1);
        assertRefusesToLearn("crazyhouse", games, games + " has games of chess, not of crazyhouse");
    }

    @Test
    void aFileWithoutGamesHasNotEnoughPositions() throws IOException {
        Path games = games(1);
        Files.write(games, Arrays.copyOf(Files.readAllBytes(games), HEADER));
        assertRefusesToLearn("chess", games, games + " does not contain enough quiet positions");
    }

    @Test
    void chancesAreFittedToTheResultsOfGames() {
        assertEquals(FrontEnds.OK, train("wdl chess " + games(3)));
        assertTrue(printed().contains("chess: a "), this::printed);
        assertTrue(printed().contains("0 to 24 "), this::printed);
    }

    @Test
    void chancesCannotBeFittedWithoutPositions() throws IOException {
        Path games = games(1);
        Files.write(games, Arrays.copyOf(Files.readAllBytes(games), HEADER));
        assertEquals(FrontEnds.USAGE, train("wdl chess " + games));
        assertSaid(games + " does not contain quiet positions");
        assertEquals(FrontEnds.USAGE, train("wdl chess " + folder.resolve("none")));
        assertSaid("no games to read: ");
    }

    @Test
    void anEmptyFileIsNoFileOfGames() throws IOException {
        Path empty = Files.createFile(folder.resolve("empty"));
        assertRefusesToLearn("chess", empty, empty + " is not a file of games");
    }

    @Test
    void aTextIsNoFileOfGames() throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1;100;0.5\n");
        assertRefusesToLearn("chess", text, text + " is not a file of games");
        assertEquals(FrontEnds.USAGE, train("play chess " + text));
        assertSaid(text + " is not a file of games");
        assertTrue(Files.readString(text).startsWith("4k3"), "the file is kept");
    }

    @ParameterizedTest(name = "train {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            play chess none/games                | none/games cannot be written: there is no folder
            play chess games --secret x          | --secret has no effect without --cluster [HOST:]PORT
            play chess games --slots 0           | --slots has no effect without --cluster [HOST:]PORT
            spsa chess values --slots 2          | --slots has no effect without --cluster [HOST:]PORT
            spsa chess values --secret x         | --secret has no effect without --cluster [HOST:]PORT
            net chess none/network none          | none/network cannot be written: there is no folder
            net chess network none               | there is no file none
            net chess network none --plot target | target is a folder
            net chess network none --hidden 0    | expected a number from 1 to 2048, not "0"
            net chess network none --hidden 2049 | expected a number from 1 to 2048, not "2049"
            net chess network none --result-weight 1.5 | --result-weight must be from 0 to 1, not 1.5
            net chess network none --result-weight NaN | --result-weight must be from 0 to 1, not NaN
            net chess network none --rate 0      | --rate must be above 0 and at most 0.1, not 0.0
            net chess network none --rate NaN    | --rate must be above 0 and at most 0.1, not NaN
            net chess network none --weight-decay -1 | --weight-decay must be from 0 to 1, not -1.0
            net chess network none --weight-decay NaN | --weight-decay must be from 0 to 1, not NaN
            net chess network none --scale 40000 | --scale must be at most 32767 centipawns, not 40000
            net chess network none --from none   | no network can be read from none: there is no file none
            mean none/network none none          | none/network cannot be written: there is no folder
            mean network none none               | no network can be read from none: there is no file none
            mean network none                    | positional parameter at index 1..* (FILE) requires at least 2 values
            draw none none/picture               | none/picture cannot be written: there is no folder
            draw none picture                    | no network can be read from none: there is no file none
            verify chess none games              | there is no file none
            spsa chess none/values               | none/values cannot be written: there is no folder
            spsa chess target                    | target is a folder
            spsa chess none --parameters LMR     | unknown search parameter "LMR"
            spsa chess none --parameters LMR_PV,IIR_DEPTH,LMR_PV=2 | LMR_PV is named twice
            spsa chess none --parameters TIME_RESERVE | TIME_RESERVE has no effect without a clock: specify --tc
            spsa chess none --rate 0             | --rate must be above 0 and at most 1, not 0.0
            spsa chess none --rate NaN           | --rate must be above 0 and at most 1, not NaN
            spsa chess none --tc 1+0.1 --nodes 9 | --tc and --nodes exclude each other
            spsa chess none --tc inf             | --tc inf is not a limit
            spsa chess none --tc soon            | a time control looks like 10+0.1
            """)
    void otherMistakesAreNamedToo(String words, String complaint) {
        assertEquals(FrontEnds.USAGE, train(words));
        assertSaid(complaint);
    }

    /** Returns a network of few units, and the losses of its training as a picture. */
    private Path network(Path games, String options) {
        Path network = folder.resolve("network");
        String words = "net chess " + network + " " + games + " --hidden 2 --epochs 2 --batch 32 " + options;
        assertEquals(FrontEnds.OK, train(words), this::said);
        return network;
    }

    @Test
    void aNetworkIsTrainedAndVerified() throws IOException {
        Path games = games(3);
        Path plot = folder.resolve("losses.png");
        Path network = network(games, "--plot " + plot);
        assertTrue(Files.size(plot) > 0);
        assertTrue(printed().contains("epoch 2 of 2, loss "), this::printed);
        byte[] trained = Files.readAllBytes(network);
        network(games, "");
        assertTrue(printed().contains("continued after epoch 2"), this::printed);
        assertArrayEquals(trained, Files.readAllBytes(network));
        assertEquals(FrontEnds.OK, train("verify chess " + network + " " + games), this::said);
        assertTrue(printed().contains("rounding: off by at most "), this::printed);
    }

    @Test
    void aRunOfOtherSettingsIsNotContinued() {
        Path games = games(3);
        Path network = network(games, "--seed 1");
        assertEquals(
                FrontEnds.USAGE,
                train("net chess " + network + " " + games + " --hidden 2 --epochs 2 --batch 32 --seed 2"));
        assertSaid("network.checkpoint belongs to another run: chess, 2 hidden units, ");
    }

    @Test
    void aNetworkGoesOnLearningFromOtherGames() throws IOException {
        Path games = games(3);
        Path first = network(games, "");
        Path second = folder.resolve("second");
        String words = "net chess " + second + " " + games + " --epochs 1 --batch 32 --from " + first;
        assertEquals(FrontEnds.OK, train(words + " --rate 1e-9"), this::said);
        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(second), "hardly anything was learnt");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            chess --hidden 1 | the network of --from has 2 hidden units, more than 1
            crazyhouse       | the network of --from is for chess, not for crazyhouse
            """)
    void aNetworkOfAnotherShapeCannotGoOn(String words, String complaint) {
        Path network = network(games(3), "");
        String variant = words.split(" ", 2)[0];
        String rest = words.substring(variant.length());
        assertEquals(
                FrontEnds.USAGE,
                train("net " + variant + " " + folder.resolve("second") + " none --from " + network + rest));
        assertSaid(complaint);
    }

    @Test
    void theMeanOfTwoNetworksIsWritten() throws IOException {
        Path games = games(3);
        Path first = network(games, "");
        Path second = folder.resolve("second");
        String words = " " + games + " --epochs 1 --batch 32 --scale 100 --from " + first;
        assertEquals(FrontEnds.OK, train("net chess " + second + words), this::said);
        Path mean = folder.resolve("mean");
        assertEquals(FrontEnds.OK, train("mean " + mean + " " + second + " " + second), this::said);
        assertArrayEquals(Files.readAllBytes(second), Files.readAllBytes(mean));
        assertEquals(FrontEnds.USAGE, train("mean " + mean + " " + first + " " + second + " --force"));
        assertSaid("only networks of the same variant, hidden units and scale have a mean");
    }

    @Test
    void theWeightsOfANetworkAreDrawn() throws IOException {
        Path picture = folder.resolve("weights.png");
        assertEquals(FrontEnds.OK, train("draw " + network(games(3), "") + " " + picture), this::said);
        assertTrue(Files.size(picture) > 0);
    }

    @Test
    void aDamagedNetworkIsAFailure() throws IOException {
        Path games = games(3);
        Path network = network(games, "");
        byte[] bytes = Files.readAllBytes(network);
        bytes[100]++;
        Files.write(network, bytes);
        assertEquals(FrontEnds.FAILURE, train("verify chess " + network + " " + games));
        assertTrue(printed().contains("WRONG file: the network is damaged: its checksum is wrong"), this::printed);
        assertEquals("", said());
    }

    @Test
    void gamesThatWereBegunAreContinued() throws IOException {
        Path games = games(1);
        byte[] one = Files.readAllBytes(games);
        games(2);
        assertArrayEquals(one, Arrays.copyOf(Files.readAllBytes(games), one.length));
        assertTrue(printed().contains("1 of 1 games, "), this::printed);
        assertTrue(printed().contains("2 of 2 games, "), this::printed);
    }

    @Test
    void gamesOfOtherSettingsAreNotContinued() throws IOException {
        Path games = games(1);
        byte[] before = Files.readAllBytes(games);
        assertEquals(FrontEnds.USAGE, train("play chess " + games + " --games 2 --nodes 60"));
        assertSaid("games has games with other settings: chess, 50 nodes a move, seed 1, evaluation "
                + checksum(BuiltInNetworks.of(Variant.CHESS)) + ", not chess, 60 nodes");
        assertArrayEquals(before, Files.readAllBytes(games));
    }

    @Test
    void gamesOfANetworkAreNotContinuedByAnother() throws IOException {
        Path games = games(1);
        Path network = SmallNetwork.write(folder, Variant.CHESS, 1);
        assertEquals(FrontEnds.USAGE, train("play chess " + games + " --nodes 50 --evaluation " + network));
        assertSaid("seed 1, evaluation " + checksum(BuiltInNetworks.of(Variant.CHESS))
                + ", not chess, 50 nodes a move, seed 1, evaluation "
                + checksum(SmallNetwork.of(Variant.CHESS, 1)));
        Path others = folder.resolve("others");
        assertEquals(FrontEnds.USAGE, train("play crazyhouse " + others + " --evaluation " + network));
        assertSaid("the network of --evaluation is for chess, not for crazyhouse");
        assertFalse(Files.exists(others));
    }

    private static String checksum(Network network) {
        return Integer.toHexString(NetworkFile.checksum(network));
    }

    private static String spsa(Path file, int seed, int threads) {
        return "spsa chess " + file + " --parameters RAZORING_MARGIN=50,LMR_PV --iterations 2 --games-per-iteration 3"
                + " --nodes 50 --seed " + seed + " --concurrency " + threads;
    }

    @Test
    void theSearchIsTunedByGames() throws IOException {
        Path file = folder.resolve("values");
        assertEquals(FrontEnds.OK, train(spsa(file, 1, 1)), this::said);
        assertTrue(printed().contains("iteration 2 of 2, 8 games, plus side +"), this::printed);
        String values = Files.readString(file);
        int start = SearchParameters.of(Variant.CHESS).get("RAZORING_MARGIN");
        assertTrue(values.contains("RAZORING_MARGIN from " + start + " by 50.0, LMR_PV from 1 by 1.0"), values);
        assertEquals(FrontEnds.OK, train(spsa(file, 1, 2)), this::said);
        assertEquals(FrontEnds.USAGE, train(spsa(file, 2, 1)));
        assertSaid("values belongs to another run: its seed is 1, not 2");
        assertEquals(values, Files.readString(file));
        Path twoThreads = folder.resolve("two");
        assertEquals(FrontEnds.OK, train(spsa(twoThreads, 1, 2)), this::said);
        assertEquals(values, Files.readString(twoThreads));
    }

    private void assertSaid(String complaint) {
        assertTrue(said().contains(complaint), this::said);
        assertEquals(1, said().lines().count(), this::said);
        err.reset();
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private String printed() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private int train(String words) {
        List<String> list = new ArrayList<>(List.of("train"));
        list.addAll(List.of(words.split("\\s+")));
        return ParachuteCommand.run(list, new RecordingFrontEnds(), settings -> FrontEnds.FAILURE, out, err);
    }
}
