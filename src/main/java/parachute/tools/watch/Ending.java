package parachute.tools.watch;

import java.util.Optional;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.ReplayedGame;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.GameResult;

/** The ways in which a game ends: on the board, by consent, by the referee, or by a fault of the loser. */
enum Ending {
    /** The loser is mated. */
    CHECKMATE("mate"),
    /** The loser resigned. */
    RESIGNATION("resignation"),
    /** The referee ended the game early, won or drawn. */
    ADJUDICATION("adjudication"),
    /** Drawn: no legal move, no check. */
    STALEMATE("stalemate"),
    /** Drawn: the position occurred for the third time. */
    REPETITION("repetition"),
    /** Drawn by the fifty-move rule. */
    FIFTY_MOVES("fifty moves"),
    /** Drawn: neither side can mate. */
    MATERIAL("material"),
    /** Drawn by agreement. */
    AGREEMENT("agreement"),
    /** {@link Fault#CRASH}. */
    CRASH("crash"),
    /** {@link Fault#STALL}. */
    STALL("stall"),
    /** {@link Fault#ILLEGAL_MOVE}. */
    ILLEGAL_MOVE("illegal move"),
    /** {@link Fault#TIME_LOSS}. */
    TIME_LOSS("time loss"),
    /** {@link Fault#FALSE_CLAIM}. */
    FALSE_CLAIM("false claim"),
    /** The game cannot be played over. */
    UNKNOWN("unknown");

    private final String label;

    Ending(String label) {
        this.label = label;
    }

    /** Returns its name, such as "mate". */
    String label() {
        return label;
    }

    /**
     * Returns how a finished game ended: what its tag Termination says, or else what its last position shows. If the
     * rules do not end it there, it was resigned, or a draw was agreed.
     *
     * @param replayed its legal moves, if they are known
     */
    static Ending of(PgnGame game, Optional<ReplayedGame> replayed) {
        Optional<String> termination = game.tag("Termination");
        Optional<Fault> fault = termination.flatMap(Fault::ofTermination);
        if (fault.isPresent()) {
            return of(fault.get());
        }
        if (termination.isPresent() && termination.get().equals("adjudication")) {
            return ADJUDICATION;
        }
        return replayed.filter(whole -> whole.illegalMove().isEmpty())
                .map(whole -> of(whole.position(whole.moves().size()), game.result()))
                .orElse(UNKNOWN);
    }

    private static Ending of(Fault fault) {
        return switch (fault) {
            case CRASH -> CRASH;
            case STALL -> STALL;
            case ILLEGAL_MOVE -> ILLEGAL_MOVE;
            case TIME_LOSS -> TIME_LOSS;
            case FALSE_CLAIM -> FALSE_CLAIM;
        };
    }

    private static Ending of(Position last, String result) {
        Outcome outcome = Outcome.of(last);
        if (outcome.result().equals(result)) {
            return switch (outcome) {
                case WHITE_MATES, BLACK_MATES -> CHECKMATE;
                case STALEMATE -> STALEMATE;
                case REPETITION -> REPETITION;
                case FIFTY_MOVES -> FIFTY_MOVES;
                case INSUFFICIENT_MATERIAL -> MATERIAL;
                case ONGOING -> UNKNOWN;
            };
        }
        if (!result.equals(GameResult.DRAW)) {
            return RESIGNATION;
        }
        // An engine may claim this draw also in a variant whose rules do not know it.
        return last.halfmoveClock() >= Variant.FIFTY_MOVES_PLIES ? FIFTY_MOVES : AGREEMENT;
    }
}
