package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.TestScripts;
import parachute.io.ExistingFile;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.MatchEvent.Message;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;
import parachute.tools.program.CommandWords;

/** Matches between the small scripts that stand for engines in tests. */
final class ScriptedMatches {
    private static final Duration LONG = Duration.ofSeconds(60);

    private ScriptedMatches() {}

    /** Plays a match to its end and hands over what is said of games lost by a fault, and of decisions. */
    static Match play(MatchPlan plan, Consumer<String> events) {
        Consumer<MatchEvent> messages = messages(events);
        Match match = new Match(plan, messages.andThen(event -> {
            if (event instanceof ScoreChanged changed) {
                assertTrue(changed.score().get(2).startsWith("Elo "), event::toString);
            } else if (event instanceof GameFinished game && game.isFault()) {
                events.accept(game.describe());
            }
        }));
        assertTimeoutPreemptively(LONG, match::play);
        return match;
    }

    /** Returns a listener to a match that checks numbers and passes messages on. */
    static Consumer<MatchEvent> messages(Consumer<String> lines) {
        return event -> {
            if (event instanceof ScoreChanged changed) {
                assertTrue(changed.played() <= changed.all(), event::toString);
            } else if (event instanceof Message message) {
                lines.accept(message.line());
            }
        };
    }

    /** Crazyhouse from the start position, one game at a time. */
    static MatchPlan plan(int rounds, Path pgn, boolean resume, EngineSpec... engines) {
        return plan(Variant.CRAZYHOUSE, Openings.START, rounds, 1, pgn, resume, engines);
    }

    static MatchPlan plan(
            Variant variant,
            Openings openings,
            int rounds,
            int concurrency,
            Path pgn,
            boolean resume,
            EngineSpec... engines) {
        return new MatchPlan(
                List.of(engines),
                variant,
                Tournament.ROUND_ROBIN,
                rounds,
                openings,
                concurrency,
                Conduct.of(Adjudication.NONE, 1000),
                Optional.empty(),
                MatchFiles.of(Optional.of(pgn)),
                ExistingFile.of(resume, false));
    }

    /** Returns an engine that is named after what it does on its third move. */
    static EngineSpec engine(String protocol, String behaviour) {
        return engine(protocol, behaviour, behaviour);
    }

    static EngineSpec engine(String protocol, String behaviour, String name) {
        return engine(protocol, behaviour, name, "tc=1+1");
    }

    /** Returns an engine with words such as tc=1+1 or depth=3 hash=16. */
    static EngineSpec engine(String protocol, String behaviour, String name, String words) {
        return engine(protocol, behaviour, name, List.of(words.split(" ")));
    }

    /**
     * Returns an engine called "listener" that writes down what it is told.
     *
     * @param words limits and options
     */
    static EngineSpec listener(String protocol, String behaviour, Path log, List<String> words) {
        return engine(protocol, behaviour + " '" + log + "'", "listener", words);
    }

    private static EngineSpec engine(String protocol, String arguments, String name, List<String> words) {
        String command = "sh '" + TestScripts.path("tools/match/" + protocol + "-engine.sh") + "' " + arguments;
        return EngineSpec.parse(Map.of("cmd", command, "proto", protocol, "name", name), CommandWords.parse(words));
    }
}
