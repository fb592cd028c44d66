package parachute.games.iade;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;

/**
 * A piece with its name and its history in the game.
 *
 * @param side {@link Side#WHITE} or {@link Side#BLACK}
 * @param kind {@link Piece#PAWN} to {@link Piece#KING}
 * @param index from 1 to {@link #MAX_INDEX}; different for all pieces of one side and kind, except on boards set by the
 *     players
 * @param moved whether it has left its first square in this game
 * @param specialUsed whether it has used its special operation, which each piece has once
 */
record Man(int side, int kind, int index, boolean moved, boolean specialUsed) {
    /** Far above what a game reaches; the indices of promoted queens continue from the greatest on the board. */
    static final int MAX_INDEX = 999_999;

    /** The protocol's letters by kind; H is a knight. */
    private static final String LETTERS = ".PHBRQK";

    private static final Pattern SYMBOL = Pattern.compile("([WB])([PHBRQK])([1-9]\\d{0,5})");

    /** Returns a piece that has neither moved nor used its special operation. */
    static Man fresh(int side, int kind, int index) {
        return new Man(side, kind, index, false, false);
    }

    /** Returns the fresh piece named by a symbol such as {@code WP1}; empty for any other text. */
    static Optional<Man> parse(String symbol) {
        Matcher matcher = SYMBOL.matcher(symbol);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int side = matcher.group(1).equals("W") ? Side.WHITE : Side.BLACK;
        int kind = LETTERS.indexOf(matcher.group(2));
        return Optional.of(fresh(side, kind, Integer.parseInt(matcher.group(3))));
    }

    /** Returns the name: colour, kind and index, such as {@code WP1}. */
    String symbol() {
        return (side == Side.WHITE ? "W" : "B") + LETTERS.charAt(kind) + index;
    }

    /** Returns side and kind as encoded by {@link Piece}. */
    int piece() {
        return Piece.of(side, kind);
    }

    /** Returns the same piece after it has moved. */
    Man afterMove() {
        return moved ? this : new Man(side, kind, index, true, specialUsed);
    }

    /** Returns the same piece after its special operation. */
    Man afterSpecial() {
        return specialUsed ? this : new Man(side, kind, index, moved, true);
    }
}
