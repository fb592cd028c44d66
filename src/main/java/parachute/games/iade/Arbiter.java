package parachute.games.iade;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parachute.games.play.GameSearchLimit;
import parachute.games.play.GameTreeSearch;
import parachute.games.protocol.Arguments;
import parachute.io.UserException;
import parachute.rules.board.Piece;
import parachute.rules.board.Square;

/** Carries out the instructions about the game in progress; the replies are those of the protocol. */
final class Arbiter {
    /** Default thinking time of the program in seconds. */
    private static final String DEFAULT_SECONDS = "1";

    /** Decides between plays of the same value; fixed, so that games are reproducible. */
    private static final long SEED = 88;

    private final Organiser organiser;

    /** Creates an arbiter of the game in progress. */
    Arbiter(Organiser organiser) {
        this.organiser = organiser;
    }

    /** Carries out {@code MP}. */
    String move(String player, String from, String to) {
        Optional<String> refusal = refusal(player);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        int start = Places.parse(from);
        int end = Places.parse(to);
        if (start == Square.NONE || end == Square.NONE) {
            return Messages.INVALID_PLACE;
        }
        if (position().board().isEmpty(start)) {
            return Messages.NO_PIECE;
        }
        return playIfLegal(Play.move(start, end));
    }

    /** Carries out {@code OS}, with or without a final position. */
    String special(String player, String from, Optional<String> to) {
        Optional<String> refusal = refusal(player);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        int start = Places.parse(from);
        if (start == Square.NONE) {
            return Messages.INVALID_PLACE;
        }
        Optional<Man> man = position().board().at(start);
        if (man.isEmpty()) {
            return Messages.NO_PIECE;
        }
        int named = to.map(Places::parse).orElse(Square.NONE);
        boolean needed = man.get().kind() == Piece.ROOK || man.get().kind() == Piece.KNIGHT;
        if (named == Square.NONE && (to.isPresent() || needed)) {
            return Messages.INVALID_TARGET;
        }
        return playIfLegal(Play.special(start, specialTarget(man.get(), start, named)));
    }

    /** Returns the destination of a special operation: fixed by its rule, or as given. */
    private int specialTarget(Man man, int start, int named) {
        return switch (man.kind()) {
            case Piece.PAWN -> named == Square.NONE ? start - PlayGenerator.forward(man.side()) : named;
            case Piece.BISHOP -> start;
            case Piece.QUEEN -> swapTarget(man.side(), named);
            default -> named;
        };
    }

    /** Returns the king for a queen's operation: the given one if there are several, or else the only one. */
    private int swapTarget(int side, int named) {
        long kings = position().board().pieces(side, Piece.KING);
        if (named != Square.NONE && Square.contains(kings, named)) {
            return named;
        }
        return Long.bitCount(kings) == 1 ? Square.first(kings) : Square.NONE;
    }

    private String playIfLegal(Play play) {
        return position().moves().contains(play) ? play(play) : Messages.INVALID_MOVE;
    }

    private String play(Play play) {
        RunningGame game = game();
        String player = game.mover();
        Effect effect = game.position().play(play);
        if (effect.after().isWonByLastPlay()) {
            organiser.win(player, game.opponentOf(player));
        } else {
            organiser.goOn(game.at(effect.after()));
        }
        return play.special() ? PlayReport.ofSpecial(effect, player) : PlayReport.ofMove(effect, player);
    }

    /** Carries out {@code DJ}. */
    String drawing() {
        return organiser
                .game()
                .map(game -> BoardText.draw(game.position().board()))
                .orElse(Messages.NO_GAME);
    }

    /**
     * Carries out {@code XJ}, with or without seconds: returns the instruction that the program chose, and the reply to
     * it.
     */
    String play(String player, Optional<String> seconds) {
        Optional<String> refusal = refusal(player);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        GameSearchLimit limit;
        try {
            limit = GameSearchLimit.seconds(Arguments.seconds(seconds.orElse(DEFAULT_SECONDS)));
        } catch (UserException e) {
            return Messages.INVALID_INSTRUCTION;
        }
        if (position().moves().isEmpty()) {
            return Messages.NO_PLAYS;
        }
        Play play = new GameTreeSearch<Play>(limit, SEED).choose(position());
        return play.instruction(player) + '\n' + play(play);
    }

    /** Carries out {@code XA}. */
    String legalInstructions() {
        if (organiser.game().isEmpty()) {
            return Messages.NO_GAME;
        }
        String player = game().mover();
        List<Play> plays = position().moves();
        return plays.isEmpty()
                ? Messages.NO_PLAYS
                : plays.stream().map(play -> play.instruction(player)).sorted().collect(Collectors.joining("\n"));
    }

    /** Carries out {@code XF}. */
    String fen() {
        if (organiser.game().isEmpty()) {
            return Messages.NO_GAME;
        }
        String fen = IadeFen.format(position());
        List<String> missing = IadeFen.missing(position());
        return missing.isEmpty() ? fen : fen + '\n' + Messages.NOT_IN_FEN.formatted(String.join(", ", missing));
    }

    /** Returns why a player may not play now; empty if the player may. */
    private Optional<String> refusal(String player) {
        if (organiser.game().isEmpty()) {
            return Optional.of(Messages.NO_GAME);
        }
        if (!game().has(player)) {
            return Optional.of(Messages.NOT_IN_GAME);
        }
        return game().mover().equals(player) ? Optional.empty() : Optional.of(Messages.NOT_ON_TURN);
    }

    private RunningGame game() {
        return organiser.game().orElseThrow();
    }

    private IadePosition position() {
        return game().position();
    }
}
