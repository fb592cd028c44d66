package parachute.tools.watch;

import java.util.Locale;
import java.util.Optional;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.ReplayedGame;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.GameResult;

/** How finished games ended: on the board, by consent, by the referee, or by a fault of the loser. */
final class Ending {
    private Ending() {}

    /**
     * Returns how a game ended, such as "mate" or "time loss": what its tag Termination says, or else what its last
     * position shows. If the rules do not end it there, it was resigned, or a draw was agreed.
     *
     * @param replayed its legal moves, if they are known
     */
    static String of(PgnGame game, Optional<ReplayedGame> replayed) {
        Optional<String> termination = game.tag("Termination");
        Optional<Fault> fault = termination.flatMap(Fault::ofTermination);
        if (fault.isPresent()) {
            return fault.get().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
        return termination
                .filter("adjudication"::equals)
                .or(() -> replayed.filter(whole -> whole.illegalMove().isEmpty())
                        .map(whole -> of(whole.position(whole.moves().size()), game.result())))
                .orElse("unknown");
    }

    private static String of(Position last, String result) {
        Outcome outcome = Outcome.of(last);
        if (outcome.result().equals(result)) {
            return switch (outcome) {
                case WHITE_MATES, BLACK_MATES -> "mate";
                case STALEMATE -> "stalemate";
                case REPETITION -> "repetition";
                case FIFTY_MOVES -> "fifty moves";
                case INSUFFICIENT_MATERIAL -> "material";
                case ONGOING -> "unknown";
            };
        }
        if (!result.equals(GameResult.DRAW)) {
            return "resignation";
        }
        // An engine may claim this draw also in a variant whose rules do not know it.
        return last.halfmoveClock() >= Variant.FIFTY_MOVES_PLIES ? "fifty moves" : "agreement";
    }
}
