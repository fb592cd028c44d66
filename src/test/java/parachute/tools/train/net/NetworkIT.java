package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Program;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.network.NetworkEvaluator;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingResult;

/** From games to a network that plays, by the program as a user starts it. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class NetworkIT {
    /** Longest time for one command, in seconds. */
    private static final long TIMEOUT = 300;

    @TempDir
    private Path folder;

    /** Runs {@code parachute train} and returns its output. */
    private String train(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("train"));
        command.addAll(List.of(words));
        Path out = folder.resolve("out");
        Process process = Program.launcher(command.toArray(String[]::new))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(Redirect.to(out.toFile()))
                .start();
        try {
            assertTrue(process.waitFor(TIMEOUT, TimeUnit.SECONDS), "runs on");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(0, process.exitValue(), Files.readString(out));
        return Files.readString(out);
    }

    @Test
    void aNetworkIsTrainedByGamesAndPlays() throws Exception {
        train("play", "crazyhouse", "games", "--games=500", "--nodes=30", "--concurrency=2");
        String training = train(
                "net",
                "crazyhouse",
                "network",
                "games",
                "--hidden",
                "16",
                "--epochs",
                "10",
                "--batch",
                "64",
                "--concurrency",
                "2",
                "--plot",
                "losses.png");
        assertTrue(training.contains("epoch 10 of 10, ") || training.lines().count() > 4, training);
        assertTrue(Files.size(folder.resolve("losses.png")) > 1_000);
        String checks = train("verify", "crazyhouse", "network", "games");
        assertEquals(6, checks.lines().count(), checks);
        assertTrue(checks.lines().noneMatch(line -> line.startsWith("WRONG")), checks);

        Evaluator evaluator = new NetworkEvaluator(NetworkFile.read(folder.resolve("network")));
        double difference = mean(evaluator, TrainingResult.WHITE_WINS) - mean(evaluator, TrainingResult.BLACK_WINS);
        assertTrue(difference > 200, "games that White won are better for White by " + difference);
        assertEquals("c3d5", bestMove(evaluator, "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR[Pp] w KQkq - 0 4"));
    }

    /** Returns the mean evaluation, from White's side, of the quiet positions of games with a result. */
    private double mean(Evaluator evaluator, TrainingResult result) throws IOException {
        IntSummaryStatistics values = new IntSummaryStatistics();
        try (GameReader reader = GameReader.open(folder.resolve("games"), Variant.CRAZYHOUSE)) {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                if (game.get().result() == result) {
                    Replay.play(game.get(), Variant.CRAZYHOUSE, (position, score) -> {
                        int value = evaluator.evaluate(position);
                        values.accept(position.sideToMove() == Side.WHITE ? value : -value);
                    });
                }
            }
        }
        return values.getAverage();
    }

    private static String bestMove(Evaluator evaluator, String fen) {
        SearchResult result = new Search(
                        Fen.parse(fen, Variant.CRAZYHOUSE),
                        SearchLimits.NONE.withNodes(5_000),
                        SearchListener.SILENT,
                        new SearchMemory(4, 1),
                        any -> evaluator,
                        0)
                .run();
        return CoordinateMove.format(result.bestMove());
    }
}
