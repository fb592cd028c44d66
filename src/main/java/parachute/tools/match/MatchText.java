package parachute.tools.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;
import parachute.tools.match.file.FinishedGame;
import parachute.tools.match.file.GamePgn;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.opening.Opening;
import parachute.tools.match.result.Beginning;
import parachute.tools.match.setup.EngineList;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.work.TextRecord;
import parachute.tools.work.TextRecordException;

/** What machines tell each other of a match. Engines go by their names; each machine has its own commands for them. */
final class MatchText {
    private MatchText() {}

    /** What holds for all games. */
    static TextRecord settings(MatchWork work) {
        TextRecord text = new TextRecord()
                .with("variant", work.variant().uciName())
                .with("adjudication", adjudication(work.adjudication()))
                .with("stall", work.stallNanos());
        List<EngineSpec> engines = work.engines();
        for (int i = 0; i < engines.size(); i++) {
            text.with("engine" + i, engine(engines.get(i)).format());
        }
        return text;
    }

    /** The match that settings describe, with engines of a list. */
    static MatchWork work(TextRecord settings, EngineList list) {
        List<EngineSpec> engines = IntStream.iterate(0, i -> settings.has("engine" + i), i -> i + 1)
                .mapToObj(i -> engine(TextRecord.parse(settings.get("engine" + i)), list))
                .toList();
        return new MatchWork(
                Variant.parse(settings.get("variant")),
                adjudication(settings.numbers("adjudication", 6)),
                settings.number("stall"),
                engines);
    }

    private static long[] adjudication(Adjudication rules) {
        return new long[] {
            rules.drawFrom(),
            rules.drawMoves(),
            rules.drawScore(),
            rules.resignMoves(),
            rules.resignScore(),
            rules.maxMoves()
        };
    }

    private static Adjudication adjudication(long[] of) {
        return new Adjudication((int) of[0], (int) of[1], (int) of[2], (int) of[3], (int) of[4], (int) of[5]);
    }

    private static TextRecord engine(EngineSpec engine) {
        TextRecord text = new TextRecord()
                .with("name", engine.name())
                .with("listed", engine.listed().orElse(engine.name()))
                .with("options", options(engine.options()).format())
                .with("limits", engine.timeControl().toNumbers())
                .with("margin", engine.margin());
        if (!engine.initStrings().isEmpty()) {
            text.with("init", String.join("\n", engine.initStrings()));
        }
        return text;
    }

    private static EngineSpec engine(TextRecord text, EngineList list) {
        String listed = text.get("listed");
        EngineSpec here = list.engine(listed);
        return new EngineSpec(
                text.get("name"),
                Optional.of(listed),
                here.command(),
                here.directory(),
                here.protocol(),
                options(TextRecord.parse(text.get("options"))),
                text.has("init") ? List.of(text.get("init").split("\n", -1)) : List.of(),
                TimeControl.ofNumbers(text.numbers("limits", TimeControl.NUMBERS)),
                text.number("margin"));
    }

    /** Options in their order; their names may hold anything, unlike those of a record. */
    private static TextRecord options(Map<String, String> options) {
        TextRecord text = new TextRecord();
        int i = 0;
        for (Map.Entry<String, String> option : options.entrySet()) {
            text.with("name" + i, option.getKey()).with("value" + i, option.getValue());
            i++;
        }
        return text;
    }

    private static Map<String, String> options(TextRecord text) {
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 0; text.has("name" + i); i++) {
            options.put(text.get("name" + i), text.get("value" + i));
        }
        return options;
    }

    /** A game to be played. */
    static TextRecord task(GameTask task, Variant variant) {
        TextRecord text = new TextRecord()
                .with("round", task.round())
                .with("white", task.white().name())
                .with("black", task.black().name())
                .with(
                        "moves",
                        String.join(" ", Beginning.of(variant, task.opening()).moves()));
        task.opening().fen().ifPresent(fen -> text.with("fen", fen));
        return text;
    }

    /** A game to be played by some of the engines of a match. */
    static GameTask task(TextRecord text, Variant variant, List<EngineSpec> engines) {
        Optional<String> fen = text.has("fen") ? Optional.of(text.get("fen")) : Optional.empty();
        return new GameTask(
                text.get("round"),
                opening(fen, text.get("moves"), variant),
                named(text.get("white"), engines),
                named(text.get("black"), engines));
    }

    private static Opening opening(Optional<String> fen, String moves, Variant variant) {
        try {
            Position first = new Opening(fen, List.of()).firstPosition(variant);
            return new Opening(fen, MoveText.play(first, moves));
        } catch (IllegalArgumentException e) {
            throw new TextRecordException(String.valueOf(e.getMessage()));
        }
    }

    private static EngineSpec named(String name, List<EngineSpec> engines) {
        return engines.stream()
                .filter(engine -> engine.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new TextRecordException("no engine \"" + name + "\" plays in this match"));
    }

    /** A game that has been played: its PGN says everything but what a loser wrote to standard error. */
    static TextRecord result(FinishedGame game) {
        return new TextRecord().with("pgn", game.text()).with("end", game.end());
    }

    /** The game of a task, played elsewhere. */
    static FinishedGame result(GameTask task, TextRecord text) {
        String pgn = text.get("pgn");
        PgnGame game = PgnReader.readAll(pgn).stream()
                .findFirst()
                .orElseThrow(() -> new TextRecordException("no game: \"" + pgn + '"'));
        String round = game.tag("Round").orElse("?");
        if (!round.equals(task.round())) {
            throw new TextRecordException("the game of round " + round + ", not that of " + task.round());
        }
        return new FinishedGame(
                GamePgn.result(game).orElseThrow(() -> new TextRecordException("an unfinished game: \"" + pgn + '"')),
                game,
                pgn,
                text.get("end"));
    }
}
