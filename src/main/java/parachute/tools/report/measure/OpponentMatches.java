package parachute.tools.report.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parachute.io.ExistingFile;
import parachute.tools.match.Match;
import parachute.tools.match.MatchPlan;
import parachute.tools.match.Progress;
import parachute.tools.match.file.FinishedGame;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.opening.Openings;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.MatchSetupException;
import parachute.tools.match.setup.Protocol;
import parachute.tools.match.setup.TimeControl;

/** Plays this program against others that may be installed. */
public final class OpponentMatches {
    private static final String OWN_NAME = "parachute";

    /** Milliseconds that a move may take, though only nodes or plies are limited. */
    private static final long STALL_MILLIS = 10_000;

    private final List<String> command;
    private final Function<String, Optional<Path>> programs;
    private final long nodes;
    private final int games;
    private final int concurrency;

    /**
     * Matches with common settings.
     *
     * @param command starts this program, for UCI
     * @param programs finds an installed program by its name
     * @param nodes of each move of this program
     * @param games of each match, rounded up to pairs
     * @param concurrency games at a time
     */
    public OpponentMatches(
            List<String> command, Function<String, Optional<Path>> programs, long nodes, int games, int concurrency) {
        this.command = List.copyOf(command);
        this.programs = programs;
        this.nodes = nodes;
        this.games = games;
        this.concurrency = concurrency;
    }

    /**
     * Plays one match, if the opponent is installed.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    public OpponentMatch play(Opponent opponent) throws InterruptedException {
        Optional<Path> program = programs.apply(opponent.program());
        if (program.isEmpty()) {
            return new OpponentMatch(opponent, Optional.empty(), "not installed");
        }
        Events events = new Events();
        try {
            Match match = new Match(plan(opponent, program.get()), events);
            match.play();
            return new OpponentMatch(opponent, Optional.of(match.score(OWN_NAME)), String.join("; ", events.lines));
        } catch (MatchSetupException e) {
            return new OpponentMatch(opponent, Optional.empty(), e.getMessage());
        }
    }

    private MatchPlan plan(Opponent opponent, Path program) {
        List<String> other = new ArrayList<>(List.of(program.toString()));
        other.addAll(opponent.arguments());
        EngineSpec own = engine(
                OWN_NAME,
                command,
                Protocol.UCI,
                Map.of("Hash", Opponent.HASH, "Threads", "1"),
                TimeControl.ofNodes(nodes));
        EngineSpec others =
                engine(opponent.program(), other, opponent.protocol(), opponent.options(), opponent.limit());
        return new MatchPlan(
                List.of(own, others),
                opponent.variant(),
                false,
                (games + 1) / 2,
                Openings.builtIn(opponent.variant()),
                concurrency,
                Adjudication.NONE,
                Optional.empty(),
                Optional.empty(),
                ExistingFile.REFUSE,
                STALL_MILLIS);
    }

    private static EngineSpec engine(
            String name, List<String> command, Protocol protocol, Map<String, String> options, TimeControl limit) {
        return new EngineSpec(
                name, Optional.empty(), command, Optional.empty(), protocol, options, List.of(), limit, 0);
    }

    /** What happens in a match besides games that end by the rules. */
    private static final class Events implements Progress {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void onStatus(int played, int all, List<String> score) {
            // The score is asked for at the end.
        }

        @Override
        public void onFinished(FinishedGame game) {
            if (game.isFault()) {
                lines.add(game.describe());
            }
        }

        @Override
        public void onEvent(String line) {
            lines.add(line);
        }
    }
}
