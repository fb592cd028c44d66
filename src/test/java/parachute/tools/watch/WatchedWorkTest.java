package parachute.tools.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.tools.levels.Ladder;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;
import parachute.tools.train.net.NetworkTraining;
import parachute.tools.train.net.TrainingSettings;
import parachute.tools.train.net.TrainingTarget;
import parachute.tools.train.play.Generation;
import parachute.tools.work.LocalTaskRunner;

/** What those are shown who watch other work than a match. */
class WatchedWorkTest {
    private final WatchedWork watch = new WatchedWork("work", Optional.empty());

    private List<String> titles() {
        return parts().stream().map(part -> String.valueOf(part.get("title"))).toList();
    }

    private List<Map<?, ?>> parts() {
        return ((List<?>) watch.json().get("parts"))
                .stream().<Map<?, ?>>map(part -> (Map<?, ?>) part).toList();
    }

    private ProgressPart part(String title) {
        return parts().stream()
                .filter(part -> title.equals(part.get("title")))
                .map(part -> (ProgressPart) part.get("content"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPartReplacesTheOneOfItsTitleInItsPlace() {
        watch.show("first", new ProgressPart.Bar(1, 3, "1 of 3"));
        ProgressPart table = new ProgressPart.Table(List.of("name"), List.of(List.of("A")));
        watch.show("second", table);
        watch.show("first", new ProgressPart.Bar(2, 3, "2 of 3"));
        assertEquals(
                List.of(
                        Map.of("title", "first", "kind", "bar", "content", new ProgressPart.Bar(2, 3, "2 of 3")),
                        Map.of("title", "second", "kind", "table", "content", table)),
                parts());
    }

    @Test
    void theLastMessagesAreShown() {
        for (int i = 1; i <= 25; i++) {
            watch.accept("message " + i);
        }
        List<?> messages = (List<?>) watch.json().get("messages");
        assertEquals(20, messages.size());
        assertEquals("message 25", messages.getLast());
    }

    @Test
    void thePageOfTheWorkIsThereWhenItIsWritten(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        WatchedWork analysis = new WatchedWork("Analysis", Optional.of(page));
        assertEquals(Optional.empty(), analysis.report());
        Files.writeString(page, "page");
        assertEquals(Optional.of(page), analysis.report());
    }

    /** Games of levels, which are played in this process, are watched as those of a match are. */
    @Test
    void eachMatchOfTheLevelsIsShown() throws InterruptedException {
        try (Ladder ladder = new Ladder(Variant.CRAZYHOUSE, 1, 50, 20, 1, 1)) {
            ladder.measure(
                    played -> {
                        throw new IllegalStateException("the first match is over");
                    },
                    watch::match);
        } catch (IllegalStateException e) {
            // That is far enough.
        }
        ProgressPart.Bar bar = (ProgressPart.Bar) part("Match");
        assertTrue(bar.text().startsWith("1 newcomer – random moves: 2 of 2 games, "), bar.text());
        assertEquals(2, watch.games().size());
        assertEquals(List.of(), watch.json().get("running"));
    }

    @Test
    void theBoardOfAGameOfTheEngineAgainstItselfIsShown(@TempDir Path folder) throws Exception {
        List<ProgressPart.Board> boards = new ArrayList<>();
        WorkListener listener = new WorkListener() {
            @Override
            public void accept(String line) {
                // Lines are for terminals.
            }

            @Override
            public void show(String title, ProgressPart part) {
                if (part instanceof ProgressPart.Boards shown) {
                    boards.addAll(shown.boards());
                }
            }
        };
        new Generation(Variant.CRAZYHOUSE, 20, 1, Evaluation.DEFAULT)
                .run(folder.resolve("games.pgf"), 1, new LocalTaskRunner(1), listener);
        ProgressPart.Board board = boards.getFirst();
        assertEquals(1, board.number());
        assertEquals(board.fen(), Fen.format(Fen.parse(board.fen(), Variant.CRAZYHOUSE)));
        assertTrue(board.move().matches("[a-h][1-8][a-h][1-8][qrbn]?|[QRBNP]@[a-h][1-8]"), board.move());
    }

    @Test
    void gamesAndTrainingShowHowFarTheyAreAndTheLosses(@TempDir Path folder) throws IOException, InterruptedException {
        Path games = folder.resolve("games.pgf");
        WorkListener listener = ((WorkListener) line -> {}).and(watch);
        new Generation(Variant.CRAZYHOUSE, 20, 1, Evaluation.DEFAULT).run(games, 40, new LocalTaskRunner(1), listener);
        ProgressPart.Bar played = (ProgressPart.Bar) part("Games");
        assertEquals(40, played.done());
        assertTrue(played.text().startsWith("40 of 40 games, "), played.text());
        assertEquals(List.of(), ((ProgressPart.Boards) part("Games being played")).boards());
        TrainingSettings settings =
                new TrainingSettings(8, 1e-3, 0.1, TrainingTarget.of(0.3), 3, 64, 3, 1, 1, OptionalInt.empty());
        NetworkTraining.anew(Variant.CRAZYHOUSE, settings, listener).run(List.of(games), folder.resolve("small.net"));
        ProgressPart.Bar trained = (ProgressPart.Bar) part("Training");
        assertEquals(trained.all(), trained.done());
        ProgressPart.Diagram loss = (ProgressPart.Diagram) part("Loss");
        assertEquals(
                List.of("learned from", "held out"),
                loss.lines().stream().map(ProgressPart.DiagramLine::name).toList());
        assertEquals(3, loss.lines().getLast().points().size());
        assertEquals(Set.of("Games", "Games being played", "Training", "Loss"), Set.copyOf(titles()));
    }
}
