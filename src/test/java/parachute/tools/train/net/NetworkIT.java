package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** From games to a network that plays, by the program as a user starts it. */
@EnabledOnOs({OS.LINUX, OS.MAC})
@Isolated
class NetworkIT {
    /** Longest time for one command, in seconds. */
    private static final long PATIENCE = 120;

    @TempDir
    private Path folder;

    /** Runs {@code parachute train} and answers what it printed. */
    private String train(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of("scripts/parachute").toAbsolutePath().toString());
        command.add("train");
        command.addAll(List.of(words));
        Path out = folder.resolve("out");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(Redirect.to(out.toFile()))
                .start();
        try {
            assertTrue(process.waitFor(PATIENCE, TimeUnit.SECONDS), "runs on");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(0, process.exitValue(), Files.readString(out));
        return Files.readString(out);
    }

    @Test
    void aNetworkIsTrainedByGamesAndPlays() throws Exception {
        train("play", "crazyhouse", "games", "--games", "200", "--nodes", "60", "--concurrency", "2");
        String training = train(
                "net",
                "crazyhouse",
                "network",
                "games",
                "--hidden",
                "16",
                "--epochs",
                "6",
                "--batch",
                "64",
                "--concurrency",
                "2",
                "--plot",
                "losses.png");
        assertTrue(training.contains("epoch 6 of 6, ") || training.lines().count() > 4, training);
        assertTrue(Files.size(folder.resolve("losses.png")) > 1_000);
        String checks = train("verify", "crazyhouse", "network", "games");
        assertEquals(5, checks.lines().count(), checks);
        assertTrue(checks.lines().noneMatch(line -> line.startsWith("WRONG")), checks);

        Evaluator evaluator = new NetworkEvaluator(NetworkFile.read(folder.resolve("network")));
        Position balanced = Position.start(Variant.CRAZYHOUSE);
        Position queenUp = Fen.parse("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q] w KQkq - 0 1", Variant.CRAZYHOUSE);
        int gain = evaluator.evaluate(queenUp) - evaluator.evaluate(balanced);
        assertTrue(gain > 100, "a queen more is worth " + gain);
        assertEquals("c3d5", bestMove(evaluator, "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR[Pp] w KQkq - 0 4"));
    }

    private static String bestMove(Evaluator evaluator, String fen) {
        SearchResult result = new Search(
                        Fen.parse(fen, Variant.CRAZYHOUSE),
                        SearchLimits.builder().nodes(5_000).build(),
                        SearchListener.SILENT,
                        new SearchMemory(4, 1),
                        any -> evaluator,
                        0)
                .run();
        return CoordinateMove.format(result.bestMove());
    }
}
