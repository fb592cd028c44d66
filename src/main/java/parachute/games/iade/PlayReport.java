package parachute.games.iade;

import parachute.rules.board.Piece;

/** The protocol's reply to a play. */
final class PlayReport {
    private PlayReport() {}

    /**
     * Returns one line: the first that applies of mate, check, capture, promotion, castling, en passant, plain move.
     */
    static String ofMove(Effect effect, String player) {
        if (effect.after().isWonByLastPlay()) {
            return Messages.CHECKMATE.formatted(player);
        }
        if (effect.after().isCheck()) {
            return Messages.CHECK;
        }
        // En passant is also a capture, but has its own message, which would never be seen after that one.
        if (effect.kind() == Effect.PlayKind.EN_PASSANT) {
            return Messages.EN_PASSANT;
        }
        if (!effect.taken().isEmpty()) {
            return Messages.CAPTURED.formatted(effect.taken().get(0).symbol());
        }
        return switch (effect.kind()) {
            case PROMOTION -> Messages.PROMOTED;
            case CASTLING -> Messages.CASTLED;
            default -> Messages.MOVED.formatted(effect.man().symbol());
        };
    }

    /** Returns the operation's own line, and the line of the mate if it ends the game. */
    static String ofSpecial(Effect effect, String player) {
        String line = special(effect);
        return effect.after().isWonByLastPlay() ? line + '\n' + Messages.CHECKMATE.formatted(player) : line;
    }

    private static String special(Effect effect) {
        String symbol = effect.man().symbol();
        return switch (effect.man().kind()) {
            case Piece.PAWN -> Messages.PAWN_RETREATED.formatted(symbol);
            case Piece.ROOK -> Messages.ROOK_CAPTURED.formatted(symbol);
            case Piece.KNIGHT -> Messages.KNIGHT_LEAPT.formatted(symbol);
            case Piece.BISHOP ->
                Messages.BISHOP_CAPTURED.formatted(symbol, effect.taken().size());
            case Piece.QUEEN -> Messages.QUEEN_SWAPPED;
            default -> throw new IllegalArgumentException(symbol + " has no special operation");
        };
    }
}
