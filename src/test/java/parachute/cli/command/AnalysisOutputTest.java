package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;
import parachute.tools.analysis.report.AnalysisReport;
import parachute.tools.json.Json;
import parachute.tools.progress.ProgressPart;
import parachute.tools.watch.WatchedWork;

/** An analysis that is watched. */
class AnalysisOutputTest {
    @Test
    void thoseWhoWatchSeeThePositionsAndTheGamesThatAreComplete() throws Exception {
        WatchedWork watch = new WatchedWork("Analysis", Optional.empty());
        AnalysisOutput output = new AnalysisOutput(
                Optional.empty(),
                new AnalysisReport(Optional.empty(), Optional.empty(), VariantName.DEFAULT),
                new ByteArrayOutputStream(),
                new StatusLine(new PrintWriter(new StringWriter()), OptionalInt::empty),
                Optional.of(watch));
        GameTree game = PgnReader.readAll("[White \"A\"]\n[Black \"B\"]\n\n1. f3 {a mistake} 0-1")
                .getFirst();
        output.onGame(game, new byte[0]);
        output.onPosition(3, 10);
        output.onProblem("game 2: it is not legal");
        Map<?, ?> part = (Map<?, ?>) ((List<?>) watch.json().get("parts")).getFirst();
        ProgressPart.Bar bar = (ProgressPart.Bar) part.get("content");
        assertEquals(3, bar.done());
        assertTrue(bar.text().startsWith("3 of 10 positions, ") && bar.text().endsWith("1 games complete"), bar.text());
        assertEquals(
                List.of(Map.of(
                        "number", 1, "white", "A", "black", "B", "result", "0-1", "ending", "resignation", "plies", 1)),
                watch.games());
        assertTrue(Json.line(watch.game(1).orElseThrow()).contains("\"comment\":\"a mistake\""));
        assertEquals(List.of("game 2: it is not legal"), watch.json().get("messages"));
    }
}
