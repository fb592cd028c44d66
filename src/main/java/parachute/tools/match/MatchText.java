package parachute.tools.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.FinishedGame;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.OpeningTags;
import parachute.tools.match.setup.EngineHandling;
import parachute.tools.match.setup.EngineList;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/**
 * A match as machines send it to each other, as JSON. Engines are identified by their names; each machine has its own
 * commands for them.
 *
 * @param conduct how the games are conducted
 * @param engines the engines that play
 */
record MatchText(Variant variant, Conduct conduct, List<EngineText> engines) {
    /** An engine, where {@code listed} is its name in lists of engines. */
    private record EngineText(
            String name,
            String listed,
            Map<String, String> options,
            List<String> initStrings,
            TimeControl timeControl,
            EngineHandling handling) {
        static EngineText of(EngineSpec engine) {
            return new EngineText(
                    engine.name(),
                    engine.listed().orElse(engine.name()),
                    engine.options(),
                    engine.initStrings(),
                    engine.timeControl(),
                    engine.handling());
        }

        EngineSpec engine(EngineList list) {
            EngineSpec here = list.engine(listed);
            return new EngineSpec(
                    name,
                    Optional.of(listed),
                    here.command(),
                    here.directory(),
                    here.protocol(),
                    options,
                    initStrings,
                    timeControl,
                    handling);
        }
    }

    /** A game to be played; {@code fen} is empty for the start position. */
    private record TaskText(String round, String white, String black, String fen, String moves) {}

    /**
     * A game that has been played: its PGN contains everything except what a loser wrote to standard error, and
     * remarks.
     */
    private record ResultText(String pgn, String end, List<String> remarks) {}

    /** Returns the settings of all games. */
    static String settings(MatchWork work) {
        return WorkJson.write(new MatchText(
                work.variant(),
                work.conduct().on(work.conduct().machine()),
                work.engines().stream().map(EngineText::of).toList()));
    }

    /** Returns the match that settings describe, with engines of a list. */
    static MatchWork work(String settings, EngineList list) {
        MatchText text = WorkJson.read(settings, MatchText.class);
        return new MatchWork(
                text.variant,
                text.conduct,
                text.engines.stream().map(engine -> engine.engine(list)).toList());
    }

    /** Returns a game to be played. */
    static String task(GameTask task, Variant variant) {
        return WorkJson.write(new TaskText(
                task.round(),
                task.white().name(),
                task.black().name(),
                task.opening().fen().orElse(""),
                String.join(" ", OpeningTags.of(variant, task.opening()).moves())));
    }

    /** Returns a game to be played by some of the engines of a match. */
    static GameTask task(String json, Variant variant, List<EngineSpec> engines) {
        TaskText text = WorkJson.read(json, TaskText.class);
        return new GameTask(
                text.round,
                opening(Optional.of(text.fen).filter(fen -> !fen.isEmpty()), text.moves, variant),
                named(text.white, engines),
                named(text.black, engines));
    }

    private static Opening opening(Optional<String> fen, String moves, Variant variant) {
        try {
            return Opening.parse(fen, moves, variant);
        } catch (IllegalArgumentException e) {
            throw new WorkJsonException(String.valueOf(e.getMessage()));
        }
    }

    private static EngineSpec named(String name, List<EngineSpec> engines) {
        return engines.stream()
                .filter(engine -> engine.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new WorkJsonException("the engine \"" + name + "\" does not play in this match"));
    }

    /** Returns a game that has been played. */
    static String result(FinishedGame game) {
        return WorkJson.write(new ResultText(game.text(), game.end(), game.remarks()));
    }

    /** Returns the game of a task, played elsewhere. */
    static FinishedGame result(GameTask task, String json) {
        ResultText text = WorkJson.read(json, ResultText.class);
        PgnGame game = PgnReader.readAll(text.pgn).stream()
                .findFirst()
                .orElseThrow(() -> new WorkJsonException("not a game: \"" + text.pgn + '"'));
        String round = game.tag("Round").orElse("?");
        if (!round.equals(task.round())) {
            throw new WorkJsonException("the game of round " + round + ", not that of " + task.round());
        }
        return new FinishedGame(
                GamePgn.result(game)
                        .orElseThrow(() -> new WorkJsonException("an unfinished game: \"" + text.pgn + '"')),
                game,
                text.pgn,
                text.end,
                text.remarks);
    }
}
