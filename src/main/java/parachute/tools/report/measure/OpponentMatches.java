package parachute.tools.report.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.Match;
import parachute.tools.match.MatchFiles;
import parachute.tools.match.MatchPlan;
import parachute.tools.match.Opponent;
import parachute.tools.match.Tournament;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.MatchEvent.Message;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.setup.Protocol;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.match.statistics.MatchScore;

/**
 * Plays matches of this program against others, if they are installed.
 *
 * @param players what all matches have in common
 * @param nodes of each move of this program
 * @param games of each match, rounded up to pairs
 */
public record OpponentMatches(Measurements.ReportPlayers players, long nodes, int games) {
    /**
     * The result of a match against another program.
     *
     * @param opponent the other program
     * @param score the score of this program; empty if the other one is not installed or could not play
     * @param remark the reason for a missing score, or the faults; may be empty
     */
    public record OpponentMatch(Opponent opponent, Optional<MatchScore> score, String remark) {}

    /** Megabytes of the transposition table, for engines with such an option. */
    private static final String HASH = "16";

    /** All opponents, which need not be installed. */
    public static final List<Opponent> OPPONENTS = List.of(
            Opponent.gnuchess(Variant.CHESS, HASH, TimeControl.ofDepth(6)),
            Opponent.sjeng(Variant.CHESS, TimeControl.ofDepth(6)),
            Opponent.fairyStockfish(Variant.CHESS, HASH, TimeControl.ofNodes(2_000)),
            Opponent.fairyStockfish(Variant.CHESS, HASH, TimeControl.ofNodes(8_000)),
            Opponent.sjeng(Variant.CRAZYHOUSE, TimeControl.ofDepth(6)),
            Opponent.fairyStockfish(Variant.CRAZYHOUSE, HASH, TimeControl.ofNodes(8_000)),
            Opponent.fairyStockfish(Variant.CRAZYHOUSE, HASH, TimeControl.ofNodes(32_000)));

    private static final String OWN_NAME = "parachute";

    /** Milliseconds that a move may take, even though only nodes or plies are limited. */
    private static final long STALL_MILLIS = 10_000;

    /**
     * Plays one match, if the opponent is installed.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    public OpponentMatch play(Opponent opponent) throws InterruptedException {
        Optional<Path> program = players.programs().apply(opponent.program());
        if (program.isEmpty()) {
            return new OpponentMatch(opponent, Optional.empty(), "not installed");
        }
        List<String> remarks = new ArrayList<>();
        try {
            Match match = new Match(
                    plan(opponent, program.get()), event -> remark(event).ifPresent(remarks::add));
            match.play();
            return new OpponentMatch(opponent, Optional.of(match.score(OWN_NAME)), String.join("; ", remarks));
        } catch (UserException e) {
            return new OpponentMatch(opponent, Optional.empty(), e.getMessage());
        }
    }

    private MatchPlan plan(Opponent opponent, Path program) {
        TimeControl limit = TimeControl.ofNodes(nodes);
        EngineSpec own =
                EngineSpec.of(OWN_NAME, players.command(), Protocol.UCI, Map.of("Hash", HASH, "Threads", "1"), limit);
        return new MatchPlan(
                List.of(own, opponent.engine(program, limit)),
                opponent.variant(),
                Tournament.ROUND_ROBIN,
                (games + 1) / 2,
                Openings.builtIn(opponent.variant()),
                players.concurrency(),
                Conduct.of(Adjudication.NONE, STALL_MILLIS),
                Optional.empty(),
                MatchFiles.of(Optional.empty()),
                ExistingFile.REFUSE);
    }

    /** Returns the text of an event that a reader of the report has to know. */
    private static Optional<String> remark(MatchEvent event) {
        return switch (event) {
            case GameFinished game -> Optional.of(game.describe()).filter(line -> game.isFault());
            case Message message -> Optional.of(message.line());
            default -> Optional.empty();
        };
    }
}
