package parachute.web.small;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.games.iade.IadePosition;
import parachute.games.iade.Play;

/** The chess variant of IADE. Places are those of its protocol, A1 at Black's left to H8. */
final class IadeGame implements PageGame<IadePosition, Play> {
    @Override
    public List<String> sides() {
        return List.of("white", "black");
    }

    @Override
    public IadePosition start(Optional<String> setup) {
        PageGame.checkNoSetup(setup);
        return IadePosition.newGame();
    }

    @Override
    public IadePosition after(IadePosition before, Play move) {
        return before.apply(move);
    }

    @Override
    public Map<String, Object> board(IadePosition position) {
        return Map.of("pieces", position.pieces(), "used", position.usedSpecials(), "check", position.kingsInCheck());
    }

    @Override
    public Gesture gesture(IadePosition position, Play move) {
        return new Gesture(Optional.of(move.start()), move.end(), special(position, move));
    }

    private static Optional<String> special(IadePosition position, Play move) {
        if (!move.special()) {
            return Optional.empty();
        }
        List<String> taken = position.taken(move);
        return Optional.of(
                switch (name(position, move.start()).charAt(1)) {
                    case 'P' -> "steps back to " + move.end();
                    case 'R' -> "takes " + String.join(" and ", taken);
                    case 'H' -> "leaps to " + move.end();
                    case 'B' -> "takes " + (taken.isEmpty() ? "no pawn" : String.join(", ", taken)) + " around it";
                    default -> "changes places with " + name(position, move.end());
                });
    }

    /** Formats a move, such as WP5 E7–E5; OS follows a special operation, as in the protocol. */
    @Override
    public String text(IadePosition position, Play move) {
        String before = name(position, move.start());
        String after = name(position.apply(move), move.end());
        boolean promoted = before.charAt(1) == 'P' && after.charAt(1) == 'Q';
        boolean moves = move.from() != move.to();
        return before
                + ' '
                + move.start()
                + (moves ? (position.taken(move).isEmpty() ? "–" : "×") + move.end() : "")
                + (promoted ? "=" + after : "")
                + (move.special() ? " OS" : "");
    }

    private static String name(IadePosition position, String place) {
        return Optional.ofNullable(position.pieces().get(place)).orElse("");
    }

    @Override
    public String reason(IadePosition last) {
        if (last.isKingTaken()) {
            return "the king is taken";
        }
        return last.kingsInCheck().isEmpty() ? "no move is left" : "checkmate";
    }
}
